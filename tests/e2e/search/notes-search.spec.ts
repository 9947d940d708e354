import type { Page } from '@playwright/test'
import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import { RECENT_SEARCHES_MAX, SEARCH_DEBOUNCE_MS, SEARCH_RESULTS_MAX } from '#domain/search/search-limits.ts'
import { call, DESKTOP, expect, forgetErrors, onEachSize, PHONE, signUp, signUpBare, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { TITLES } from './search-box.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search Notes' })
const suggestions = (page: Page) => page.getByRole('region', { name: 'Suggestions' })
const found = (page: Page) => page.getByRole('region', { name: 'Search results' })
const results = (page: Page) => found(page).getByRole('link')
const tags = (page: Page) => found(page).getByRole('group', { name: 'Tags' })

async function open(page: Page) {
  await page.goto('/dashboard/notes')
  await expect(page.getByRole('region', { name: 'Your Subjects' })).toBeVisible()
}

test('Search Notes suggests, searches, finds, and leads to what it found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await signUp(page)
  await open(page)

  await test.step('suggests, searches, finds, and says when it finds nothing', () =>
    onEachSize(page, async () => {
      await expect(suggestions(page)).toHaveCount(0)
      await box(page).focus()
      await expect(suggestions(page).getByRole('heading')).toHaveText(['Popular searches'])
      await expect(suggestions(page).getByRole('listitem')).toHaveText([...POPULAR_SEARCHES])
      expect(await findViolations(page)).toEqual([])

      await box(page).fill('rotational dynamics')
      await expect(suggestions(page)).toHaveCount(0)
      await expect(results(page).first()).toHaveAccessibleName('Rotational Dynamics Physics · Class 12 Chapter')
      await expect(results(page).nth(1)).toHaveAccessibleName('Rotational Dynamics Physics · Class 12 Note')
      await expect(found(page).getByRole('status')).toHaveText(/^\d+ results?$/)
      await expect(page.getByRole('region', { name: 'Your Subjects' })).toHaveCount(0)
      expect(await findViolations(page)).toEqual([])

      await box(page).fill('no such thing at all')
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
      await expect(page.getByText('Try searching with different keywords.', { exact: true })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await found(page).getByRole('button', { name: 'Clear Search' }).click()
      await expect(box(page)).toHaveValue('')
      await expect(box(page)).toBeFocused()
      await expect(page).toHaveURL(/\/dashboard\/notes$/)
      await page.keyboard.press('Escape')
      await box(page).blur()
    }))

  await test.step('leads to the note, or to the chapter in the card of its subject', () =>
    onEachSize(page, async () => {
      await expect(page.getByRole('button', { name: /^Biology/ })).toHaveAttribute('aria-expanded', 'false')
      await box(page).fill('genetics')
      await results(page).filter({ hasText: 'Chapter' }).first().click()
      await expect(page).toHaveURL(/\/dashboard\/notes\?.*open=biology#genetics$/)
      await expect(page.getByRole('button', { name: /^Biology/ })).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('main').locator('#genetics')).toBeInViewport()
      await expect(box(page)).toHaveValue('')
      await page.goBack()
      await expect(page).toHaveURL(/\/dashboard\/notes\?q=genetics$/)
      await expect(box(page)).toHaveValue('genetics')
      await results(page).filter({ hasText: 'Note' }).first().click()
      await expect(page).toHaveURL(/\/dashboard\/notes\/genetics$/)
      await page.goBack()
      await box(page).press('Escape')
      await expect(page).toHaveURL(/\/dashboard\/notes$/)
    }))
})

test.describe('Search Notes', () => {
  test.use({ viewport: DESKTOP })

  test('shows, narrows, remembers, and is used with the keyboard alone', async ({ page }) => {
    await signUp(page)
    await open(page)

    await test.step('no more results than there should be: the exact title first, then titles that begin with the query', async () => {
      await box(page).fill('physics')
      await expect(results(page)).toHaveCount(SEARCH_RESULTS_MAX)
      await expect(results(page).first()).toHaveAccessibleName('Physics Class 12 Subject')
      await box(page).fill('electro')
      await expect(results(page).first()).toContainText('Electro')
      const titles = (await results(page).allTextContents()).map((text) => text.toLowerCase().startsWith('electro'))
      expect(titles).toEqual(titles.toSorted((one, other) => Number(other) - Number(one)))
    })

    await test.step('narrows by subject, date and tag, and forgets the filters with the search', async () => {
      await box(page).fill('dynamics')
      await expect(results(page).first()).toBeVisible()
      await found(page).getByLabel('Subject').selectOption('Chemistry')
      await expect(results(page).filter({ hasText: 'Physics ·' })).toHaveCount(0)
      await expect(results(page).first()).toContainText('Chemistry')
      await found(page).getByLabel('Subject').selectOption('All Subjects')

      await box(page).fill('rotational dynamics')
      const tag = tags(page).getByRole('button', { name: 'Moment of inertia and radius of gyration' })
      await tag.press('Enter')
      await expect(tag).toHaveAttribute('aria-pressed', 'true')
      await expect(results(page)).toHaveText([
        /^Rotational Dynamics.*Chapter$/,
        /^Rotational Dynamics.*Note$/,
        /Rotational Dynamics.*Section$/,
        /Rotational Dynamics.*Section$/,
      ])
      await page.reload()
      await expect(tag).toHaveAttribute('aria-pressed', 'true')
      await expect(results(page)).toHaveCount(4)
      // Only notes have a date.
      await found(page).getByLabel('Added').selectOption('Past year')
      await expect(results(page).filter({ hasText: 'Chapter' })).toHaveCount(0)
      await box(page).press('Escape')
      await expect(page).toHaveURL(/\/dashboard\/notes$/)
    })

    await test.step('keeps the last searches on this device', async () => {
      const searches = ['torque', 'genetics', 'electrolysis', 'waves', 'prose', 'limits']
      for (const query of searches) {
        await box(page).fill(query)
        await box(page).press('Enter')
        await expect(page).toHaveURL(new RegExp(`q=${query}$`))
      }
      await box(page).press('Escape')
      const kept = searches.toReversed().slice(0, RECENT_SEARCHES_MAX)
      await expect(suggestions(page).getByRole('heading')).toHaveText(['Recent searches', 'Popular searches'])
      await expect(suggestions(page).getByRole('listitem')).toHaveText([...kept, ...POPULAR_SEARCHES])
      await page.reload()
      await box(page).focus()
      await suggestions(page).getByRole('button', { name: 'prose' }).click()
      await expect(box(page)).toHaveValue('prose')
      await expect(results(page).first()).toBeVisible()
      await box(page).press('Escape')
      await suggestions(page).getByRole('button', { name: 'Clear recent searches' }).click()
      await expect(suggestions(page).getByRole('listitem')).toHaveText([...POPULAR_SEARCHES])
    })

    await test.step('is used with the keyboard alone', async () => {
      for (const keys of ['Control+f', 'Meta+f']) {
        await page.getByRole('heading', { level: 1 }).click()
        await expect(box(page)).not.toBeFocused()
        await page.keyboard.press(keys)
        await expect(box(page)).toBeFocused()
      }
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(suggestions(page).getByRole('button', { name: POPULAR_SEARCHES[1] })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(box(page)).toHaveValue(POPULAR_SEARCHES[1])
      await expect(box(page)).toBeFocused()
      await expect(results(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(results(page).first()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(box(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(box(page)).toHaveValue('')
      await expect(suggestions(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(suggestions(page)).toHaveCount(0)
      await page.keyboard.type('genetics')
      await expect(results(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/open=biology#genetics$/)
    })
  })

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
