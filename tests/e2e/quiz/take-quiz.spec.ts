import type { Page } from '@playwright/test'
import { expect, expectHydrated, PHONE, test } from '../browser.ts'

test.use({ viewport: PHONE })

const list = (page: Page) => page.getByRole('region', { name: 'Quizzes' })

test('Back and a reload lead to the card that was looked at, though cards far from the window have no height yet', async ({
  page,
}) => {
  await page.goto('/features')
  await expectHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Take Quiz' }).click()
  const card = list(page).getByRole('article').nth(20)
  const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  await expect(async () => {
    await page.mouse.wheel(0, PHONE.height / 2)
    expect(await place()).toBeLessThan(PHONE.height / 2)
  }).toPass({ intervals: [50] })
  const seen = await place()

  // Not by mouse, because the test would scroll for it.
  await page.getByRole('banner').getByRole('link', { name: 'Adhyayan' }).dispatchEvent('click')
  await expect(list(page)).toHaveCount(0)
  await page.goBack()
  await expect.poll(place).toBe(seen)
  await page.reload()
  await expectHydrated(page)
  await expect.poll(place).toBe(seen)
})
