import type { Page } from '@playwright/test'
import { SEARCH_DEBOUNCE_MS } from '#domain/search/search-limits.ts'
import { call, DESKTOP, expect, forgetErrors, signUp, signUpBare, test } from '../browser.ts'
import { TITLES } from './search-box.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search Notes' })
const found = (page: Page) => page.getByRole('region', { name: 'Search results' })
const results = (page: Page) => found(page).getByRole('link')

async function open(page: Page) {
  await page.goto('/dashboard/notes')
  await expect(page.getByRole('region', { name: 'Your Subjects' })).toBeVisible()
}

test.describe('Search Notes', () => {
  test.use({ viewport: DESKTOP })

  test('waits a moment after the last key, and knows what is new by the clock', async ({ page }) => {
    await signUp(page)
    await page.clock.install()
    // A request under way when the clock is moved would seem to take too long.
    const favorites = page.waitForResponse(/favorites\.list/)
    const passages = page.waitForResponse(/\/assets\/passages-/)
    await open(page)
    await favorites
    await box(page).fill('gene')
    await expect(results(page).first()).toBeVisible()
    await (await passages).finished()
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).fill('electro')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    await expect(found(page).getByRole('status')).toHaveText('Searching...')
    await expect(page).toHaveURL(/q=gene$/)
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/q=electro$/)
    await page.clock.resume()
    await expect(results(page).first()).toContainText('Electro')

    await test.step('a date far away leaves nothing, and the filters can be cleared', async () => {
      await page.clock.setFixedTime(new Date('2031-01-01T06:00:00Z'))
      await box(page).fill('genetics')
      await expect(page).toHaveURL(/q=genetics$/)
      await expect(results(page).first()).toBeVisible()
      await expect(found(page).getByLabel('Added').getByRole('option')).toHaveText([
        'Any time',
        'Past week',
        'Past month',
        'Past year',
      ])
      for (const range of ['Past week', 'Past month', 'Past year']) {
        await found(page).getByLabel('Added').selectOption(range)
        await expect(page.getByText('Try other filters, or search without them.', { exact: true })).toBeVisible()
      }
      await found(page).getByRole('button', { name: 'Clear Filters' }).click()
      await expect(results(page).first()).toBeVisible()
      await expect(found(page).getByLabel('Added')).toHaveValue('all')
    })
  })

  test('says that it searches while the index loads, and can be tried again when it fails', async ({
    page,
    consoleErrors,
  }) => {
    await signUpBare(page)
    await call(page, 'profile.update', { full_name: 'Asha', grade_level: 'Class 10' })
    let answer = (_: 'abort' | 'continue') => {}
    const answered = new Promise<'abort' | 'continue'>((resolve) => {
      answer = resolve
    })
    await page.route(TITLES, async (route) => ((await answered) === 'abort' ? route.abort() : route.continue()))
    await open(page)
    await box(page).fill('genetics')
    await expect(page.getByText('Searching...').first()).toBeAttached()
    answer('abort')
    await expect(page.getByRole('alert').filter({ hasText: 'The search did not load' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
    await page.unroute(TITLES)
    await expect(results(page).first()).toContainText('Genetics')

    await test.step('of titles that match equally well, those of the student’s class come first', async () => {
      await box(page).fill('grammar')
      await expect(results(page).first()).toContainText('Class 10')
    })
    await forgetErrors(page, consoleErrors)
  })
})
