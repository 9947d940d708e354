import { POPULAR_SEARCHES } from '../../../content/site/popular-searches.ts'
import { DESKTOP, expect, forgetErrors, NOTE, onEachSize, PHONE, startQuiz, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from '../site/prerendered.ts'
import { ask, box, dialog, open, openBy, option, press } from './search-box.ts'

test.use({ viewport: DESKTOP })

const INDEX = '**/assets/search-*.json'

test('opens by its keys everywhere, closes by them and by Escape, and gives the focus back', async ({ page }) => {
  for (const path of ['/', '/resources/blogs', '/contact', NOTE.view]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const home = page.getByRole('link', { name: 'Adhyayan, home' })
    for (const keys of ['Control+k', 'Meta+k']) {
      await home.focus()
      await press(page, keys)
      await page.keyboard.press(keys === 'Control+k' ? 'Escape' : keys)
      await expect(dialog(page)).toBeHidden()
      await expect(home).toBeFocused()
    }
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+Shift+k')
  await expect(dialog(page)).toBeHidden()
})

test('is walked and answered with the keyboard alone', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText(POPULAR_SEARCHES[0])
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue(POPULAR_SEARCHES[0])

  await ask(page, 'torque')
  // The list is whole.
  await expect(option(page, 'In the notes', /^Torque/).first()).toBeVisible()
  const options = page.getByRole('option')
  const current = () => box(page).getAttribute('aria-activedescendant')
  const idOf = (index: number) => options.nth(index).getAttribute('id')
  const last = (await options.count()) - 1
  expect(last).toBeGreaterThan(2)
  expect(await current()).toBe(await idOf(0))
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key)
    expect(await current()).toBe(await idOf(index))
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
  }
  const path = await options.nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}`)
  await expect(dialog(page)).toBeHidden()
})

test('says that it is searching while the index is on its way, and answers when it comes', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(INDEX, async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await box(page).fill('genetcis')
  await expect(page.getByText('Searching...')).toBeAttached()
  letThrough()
  await expect(option(page, 'Chapters', /^Genetics/)).toBeVisible()
  await expect(page.getByText('Searching...')).toHaveCount(0)
})

test('Enter that was pressed before the results were there opens the best of them', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(INDEX, async (route) => {
    await asked
    await route.continue()
  })
  await open(page)
  await box(page).fill('electromagnetic induction')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Searching...')).toBeVisible()
  answer()
  await expect(page).toHaveURL('/notes/physics/electromagnetic-induction')
  await expect(dialog(page)).toBeHidden()
})

test('can be tried again when the index did not come', async ({ page, consoleErrors }) => {
  await page.route(INDEX, (route) => route.abort())
  await open(page)
  await box(page).fill('genetics')
  await expect(page.getByRole('alert')).toContainText('The search did not load')
  await expect(page.getByRole('alert')).toContainText('Please check your internet connection and try again.')
  // Pressed in vain; then the line is back, and what was asked for comes by itself or by the press.
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.unroute(INDEX)
  await expect(option(page, 'Chapters', /^Genetics/)).toBeVisible()
  await forgetErrors(page, consoleErrors)
})

test('can be tried again when the dialog itself did not come', async ({ page, consoleErrors }) => {
  await page.goto('/features')
  await page.route('**/assets/search-palette-*', (route) => route.abort())
  await expect(async () => {
    if (await page.getByRole('alert').isHidden()) await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert')).toContainText('The search did not load.', { timeout: 1_000 })
  }).toPass()
  // Pressed in vain; then the line is back, and what was asked for comes by itself or by the press.
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.unroute('**/assets/search-palette-*')
  await expect(box(page)).toBeFocused()
  await forgetErrors(page, consoleErrors)
})

test('closes when the browser goes back', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('link', { name: 'Resources' }).first().click()
  await expect(page).toHaveURL(/\/resources$/)
  await press(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/features$/)
  await expect(dialog(page)).toBeHidden()
})

test('leaves a dialog alone that has something in hand', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.getByLabel('Email').fill('half@typed')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue('half@typed')
})

test('does not cost a student the attempt that is under way', async ({ page }) => {
  await openAndWait(page, '/quiz', page.getByRole('button', { name: 'Start Quiz' }).first())
  await startQuiz(page)
  await page.getByRole('radiogroup').getByRole('radio').nth(1).check({ force: true })
  await press(page)
  await page.keyboard.type('abcd')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('radiogroup').getByRole('radio').nth(1)).toBeChecked()
  await press(page)
  await ask(page, 'rotational dynamics')
  await option(page, 'Notes', /^Rotational Dynamics/).click()
  await expect(page).toHaveURL(NOTE.view)
  await page.goBack()
  await expect(page.getByRole('radiogroup').getByRole('radio').nth(1)).toBeChecked()
})

test('can be used by everyone, and fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = async () => {
    expect(await findViolations(page)).toEqual([])
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    // Also behind the dialog, which hides the page from screen readers.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  }
  await onEachSize(page, async () => {
    await page.goto('/features')
    const button = page.getByRole('button', { name: 'Search', exact: true })
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await openBy(page, () => button.click())
    await check()
    await ask(page, 'physics')
    await check()
    await page.keyboard.press('End')
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 })
    await box(page).fill('no such thing at all')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await check()
  })
})

test('fills a phone down to its keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page)
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
  // A keyboard takes from the visible part of the screen alone.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 480 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await ask(page, 'physics')
  await page.keyboard.press('End')
  const last = await page.getByRole('option').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(480)
})
