import type { Page } from '@playwright/test'
import { expect, isScrollLocked, onEachSize, PHONE, pressTab, signUp, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

test.use({ viewport: PHONE })

const button = (page: Page) => page.getByRole('button', { name: 'Open menu' })

/** Whether the focus stays in an element however often Tab is pressed. Chromium reports its own bar as the body. */
async function expectFocusKept(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await pressTab(page)
    const isKept = await page.evaluate(
      (kept) => document.activeElement === document.body || document.activeElement?.closest(kept) !== null,
      selector,
    )
    expect(isKept).toBe(true)
  }
}

async function expectButtonOnNarrowScreens(page: Page): Promise<void> {
  const isOnScreen = async () => {
    await expect(button(page)).toBeVisible()
    const width = await page.evaluate(() => innerWidth)
    const box = await button(page).boundingBox()
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    const bar = page.locator('[data-page-bar]')
    expect(await bar.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await onEachSize(page, isOnScreen, {
    'screen of 195 px': { width: 195, height: 600 },
    'screen of 280 px': { width: 280, height: 600 },
  })
  await page.setViewportSize(PHONE)
}

test('the menu on a phone opens, closes and leads on, on the site and in the dashboard', async ({ page }) => {
  await openAndWait(page, '/', button(page))
  await test.step('its button stays on narrow screens', () => expectButtonOnNarrowScreens(page))

  await test.step('locks the page while it is open, and closes on Escape', async () => {
    await button(page).click()
    const menu = page.locator('#mobile-menu')
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Class 12 Notes',
      'Resources',
      'Features',
      'Take Quiz',
      'Login',
    ])
    expect(await menu.evaluate((element) => getComputedStyle(element).maxHeight)).toBe(`${PHONE.height - 64}px`)
    await expect.poll(() => isScrollLocked(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect.poll(() => isScrollLocked(page)).toBe(false)
    await expect(button(page)).toBeFocused()
  })

  await test.step('with the search over it, lets the page scroll only when both are closed', async () => {
    await button(page).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog')
    await expect(search).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expect.poll(() => isScrollLocked(page)).toBe(true)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.locator('#mobile-menu')).toHaveCount(0)
    await expect.poll(() => isScrollLocked(page)).toBe(false)
  })

  await test.step('leads to its pages, and closes on the way', async () => {
    await button(page).click()
    await page.locator('#mobile-menu').getByRole('link', { name: 'Features' }).click()
    await expect(page).toHaveURL(/\/features$/)
    await expect(page.locator('#mobile-menu')).toHaveCount(0)
  })

  await test.step('closes when the browser goes back, and when the bar leads on', async () => {
    await button(page).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.locator('#mobile-menu')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Start Learning' })).toBeEnabled()
    await page.goForward()
    await expect(page).toHaveURL(/\/features$/)
    await button(page).click()
    await page.getByRole('link', { name: 'Adhyayan, home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.locator('#mobile-menu')).toHaveCount(0)
    await expect.poll(() => isScrollLocked(page)).toBe(false)
  })

  await test.step('its button stays on narrow screens, on a page with a search, too', async () => {
    await button(page).click()
    await page.locator('#mobile-menu').getByRole('link', { name: 'Class 12 Notes' }).click()
    await expect(page).toHaveURL(/\/notes$/)
    await expectButtonOnNarrowScreens(page)
  })

  await test.step('keeps the focus, dims the page, and closes on a tap outside', async () => {
    await button(page).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expectFocusKept(page, 'header')
    const behind = await page.evaluate(() => document.elementFromPoint(200, 800)?.className)
    expect(behind).toContain('bg-ground/80')
    await page.mouse.click(200, 800)
    await expect(page.locator('#mobile-menu')).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await expect(page).toHaveURL(/\/notes$/)
    // The page can be reached again.
    await page.getByRole('main').getByRole('link').first().focus()
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  await test.step('stays when the page below takes a filter into its address, as one does that was chosen early', async () => {
    await button(page).click()
    await page.evaluate(() => history.replaceState(history.state, '', '/notes?q=rotat'))
    await expect(page.locator('main')).toContainText('Rotational Dynamics')
    await expect(page.locator('#mobile-menu')).toBeVisible()
  })

  await test.step('is a drawer in the dashboard, which keeps the focus and closes on a tap outside', async () => {
    await signUp(page)
    await page.goto('/dashboard')
    await test.step('its button stays on narrow screens', () => expectButtonOnNarrowScreens(page))

    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await button(page).click()
    await drawer.getByRole('link', { name: 'Notes', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
    await expect(drawer).toHaveCount(0)

    await button(page).click()
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(drawer).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)

    await button(page).click()
    await expect(drawer).toBeVisible()
    await expectFocusKept(page, '[role="dialog"]')
    const dim = page.locator('.bg-ground\\/80')
    await expect(dim).toBeVisible()
    await page.mouse.click(370, 600)
    await expect(drawer).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
  })
})
