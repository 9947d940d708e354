import type { Page } from '@playwright/test'
import { expect, forgetErrors, NOTE, onEachSize, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { card, tile } from './notes-page.ts'

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

test('says when a note has no file', async ({ page }) => {
  await page.route('**/assets/physics-*.json', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replaceAll(/"url":"[^"]*",/g, '') })
  })
  await signUp(page)
  await page.goto('/dashboard/notes/rotational-dynamics')
  await onEachSize(page, async () => {
    await expect(page.getByRole('heading', { name: 'PDF Not Available' })).toBeVisible()
    await expect(page.getByText('The PDF file for this note is not available.', { exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('a call that fails', () => {
  const alert = (page: Page) => page.getByRole('main').getByRole('alert')

  for (const [procedure, known] of [
    ['profile.get', 'Study Hours'],
    ['bookmarks.list', 'Bookmarked'],
  ] as const) {
    test(`${procedure} is logged, said and tried again`, async ({ page, consoleErrors }) => {
      await signUp(page)
      const pattern = new RegExp(`/api/trpc/[^?]*${procedure}`)
      // A final failure, which is not retried by itself.
      await page.route(pattern, (route) => route.fulfill({ status: 400, body: '{}' }))
      await page.goto('/dashboard/notes')
      await expect(alert(page)).toBeVisible()
      await expect(tile(page, known)).toHaveText('–')
      await expect(card(page, 'Physics')).toBeVisible()
      expect(consoleErrors.splice(0).join()).toContain('A query failed')
      await page.unroute(pattern)
      await alert(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(alert(page)).toHaveCount(0)
      await expect(tile(page, known)).toHaveText('0')
      await forgetErrors(page, consoleErrors)
    })
  }

  test('for a note, the subjects of a class or the chapters of one is logged, said and tried again', async ({
    page,
    consoleErrors,
  }) => {
    await signUp(page)
    await page.route('**/assets/notes-*.json', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.goto('/dashboard/notes/rotational-dynamics')
    await expect(alert(page).getByRole('heading', { name: 'The note did not load' })).toBeVisible()
    expect(consoleErrors.splice(0).join()).toContain('The note did not load')
    await alert(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()

    await page.route('**/assets/class-12-*.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/dashboard/notes')
    await expect(alert(page)).toContainText('The subjects did not load.')
    expect(consoleErrors.splice(0).join()).toContain('A query failed "subjects"')
    await page.unroute('**/assets/class-12-*.json')
    await page.route('**/assets/biology-*.json', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await alert(page).getByRole('button', { name: 'Try Again' }).click()
    await card(page, 'Biology').click()
    await expect(alert(page)).toContainText('The chapters did not load.')
    expect(consoleErrors.splice(0).join()).toContain('A query failed "subject"')
    await alert(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Plant Anatomy', { exact: true }).first()).toBeVisible()
    await forgetErrors(page, consoleErrors)
  })
})
