import type { Page } from '@playwright/test'
import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'
import { DESKTOP, expect, expectHydrated, PHONE, signUp, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

const QUIZZES = readBuiltQuizzes().filter(({ isActive }) => isActive)

test.use({ viewport: DESKTOP })

const list = (page: Page) => page.getByRole('region', { name: 'Quizzes' })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name })

test('Back and a reload lead to the card that was looked at, though cards far from the window have no height yet', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
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

test('on a phone the first quiz is on the first screen, and the choices are in a sheet', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const filters = page.getByRole('button', { name: 'Filters' })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const hard = QUIZZES.filter(({ difficulty, subject }) => difficulty === 'Hard' && subject === 'Physics').length

  const isOnFirstScreen = async (coveredFromBelow: number) => {
    const box = await list(page).getByRole('button', { name: 'Start Quiz' }).first().boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThan(PHONE.height - coveredFromBelow)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  const chooseInSheet = async () => {
    await expect(choice(page, 'Subject')).toHaveCount(0)
    await filters.click()
    await choice(page, 'Subject').selectOption('Physics')
    await choice(page, 'Difficulty').selectOption('Hard')
    await sheet.getByRole('button', { name: /^Show / }).click()
    await expect(sheet).toHaveCount(0)
    await expect(filters).toHaveText('Filters (2)')
    await expect(filters).toBeFocused()
    await expect(list(page).getByRole('status')).toHaveText(new RegExp(`^${hard} quiz`))
  }

  await openAndWait(page, '/quiz', filters)
  await isOnFirstScreen(0)
  await chooseInSheet()

  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await expect(page.getByRole('heading', { level: 1, name: 'Take Quiz' })).toBeVisible()
  const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox()
  await isOnFirstScreen(bar?.height ?? Number.NaN)
  await chooseInSheet()
})

test('Ctrl or Cmd+F focuses the search of a page of the dashboard that has one, and Escape clears it', async ({
  page,
}) => {
  const box = page.getByRole('searchbox', { name: 'Search quizzes' })
  /** Whether the browser opens its own search. */
  const isLeftToBrowser = () =>
    page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'f', code: 'KeyF', ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    )
  await page.goto('/quiz')
  await expectHydrated(page)
  expect(await isLeftToBrowser()).toBe(true)

  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await expect(list(page)).toBeVisible()
  for (const keys of ['Control+f', 'Meta+f']) {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press(keys)
    await expect(box).toBeFocused()
  }
  expect(await isLeftToBrowser()).toBe(true)
  await page.keyboard.type('zzzz')
  await expect(page.getByRole('heading', { name: 'No quizzes found' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await expect(list(page).getByRole('article')).toHaveCount(QUIZZES.length)

  await page.goto('/dashboard/profile')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  expect(await isLeftToBrowser()).toBe(true)
})
