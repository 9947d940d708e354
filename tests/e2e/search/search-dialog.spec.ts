import type { Page } from '@playwright/test'
import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import { DESKTOP, expect, NOTE, onEachSize, PHONE, startQuiz, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { ask, box, dialog, openBy, option, press, pressButton } from './search-box.ts'

test.use({ viewport: DESKTOP })

/** By both of its keys, on the current page. */
async function expectOpens(page: Page) {
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

test('opens by its keys everywhere, closes by them, by Escape and by Back, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/')
  await expectOpens(page)

  await test.step('closes when the browser goes back', async () => {
    await page.getByRole('link', { name: 'Resources' }).first().click()
    await expect(page).toHaveURL(/\/resources$/)
    await press(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('opens on a list, on a form and in the viewer of a note, too', async () => {
    await page.goForward()
    await page.getByRole('main').getByRole('link', { name: 'Blogs' }).first().click()
    await expect(page).toHaveURL('/resources/blogs')
    await expectOpens(page)
    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await expectOpens(page)
    await press(page)
    await ask(page, NOTE.title)
    await option(page, 'Notes', /^Rotational Dynamics/).click()
    await expect(page).toHaveURL(NOTE.view)
    await expectOpens(page)
  })

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+Shift+k')
  await expect(dialog(page)).toBeHidden()
})

test('does not interrupt a student who is busy', async ({ page }) => {
  await page.goto('/login')

  await test.step('leaves a dialog alone that is being filled in', async () => {
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await page.getByLabel('Email').fill('half@typed')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByLabel('Email')).toHaveValue('half@typed')
    await page.keyboard.press('Escape')
  })

  await test.step('does not cost a student the attempt that is under way', async () => {
    await page.getByRole('link', { name: 'Take Quiz' }).first().click()
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
})

test('can be used by everyone, and fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/features')
  const check = async () => {
    expect(await findViolations(page)).toEqual([])
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    // Also behind the dialog, which hides the page from screen readers.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  }
  await onEachSize(page, async () => {
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
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })
  await page.emulateMedia({ reducedMotion: null })

  await test.step('is walked and answered with the keyboard alone', async () => {
    await pressButton(page)
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText(POPULAR_SEARCHES[0])
    await page.keyboard.press('Enter')
    await expect(box(page)).toHaveValue(POPULAR_SEARCHES[0])

    await ask(page, 'torque')
    // The list is complete.
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

  await test.step('fills a phone down to its keyboard', async () => {
    await page.setViewportSize(PHONE)
    await pressButton(page)
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    // A keyboard covers only a part of the visible screen.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 480 })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    await ask(page, 'physics')
    await page.keyboard.press('End')
    const last = await page.getByRole('option').last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(480)
  })
})
