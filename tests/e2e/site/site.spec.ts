import type { Page } from '@playwright/test'
import { SITE } from '../../../content/site/facts.ts'
import { DESKTOP, expect, forgetErrors, isScrollLocked, onEachSize, PHONE, pressTab, signUp, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('the shared layout', () => {
  test.use({ viewport: DESKTOP })

  test('has a bar, a way back to the top, its links, a footer and its colours', async ({ page }) => {
    await test.step('can be walked with the keyboard alone, past the navigation', async () => {
      await page.goto('/notes')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('searchbox')).toBeFocused()
    })

    await test.step('has a bar that lets the page through once it is scrolled beyond 20 px', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Physics', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
      const isSolid = () =>
        page.getByRole('banner').evaluate((bar) => {
          const alpha = /\/ ([\d.]+)\)|rgba\(.*, ([\d.]+)\)/.exec(getComputedStyle(bar).backgroundColor)
          return Number(alpha?.[1] ?? alpha?.[2] ?? 1) === 1
        })
      for (const [top, solid] of [
        [0, true],
        [20, true],
        [21, false],
        [400, false],
        [0, true],
      ] as const) {
        await page.evaluate((y) => scrollTo(0, y), top)
        await expect.poll(isSolid, `at ${top} px`).toBe(solid)
      }
    })

    await test.step('offers a way back to the top beyond 300 px', async () => {
      await expect(page.getByRole('heading', { name: 'Recent Trends in Physics' })).toBeVisible()
      const top = page.getByRole('button', { name: 'Scroll to top' })
      // What comes at 301 px has not come at 300 px: both are heard one after the other.
      await page.evaluate(() => scrollTo(0, 301))
      await expect(top).toBeVisible()
      await page.evaluate(() => scrollTo(0, 300))
      await expect(top).toBeHidden()
      await page.evaluate(() => scrollTo(0, 600))
      await top.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(top).toBeHidden()
    })

    await test.step('has its links', async () => {
      await nav(page).getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
      for (const [name, path] of [
        ['Home', '/'],
        ['Class 12 Notes', '/notes'],
        ['Resources', '/resources'],
        ['Features', '/features'],
        ['Take Quiz', '/quiz'],
        ['Login', '/login'],
      ] as const) {
        await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
      }
      await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    })

    await test.step('has a footer that says who we are and where to find us', async () => {
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(`© ${new Date().getFullYear()} Adhyayan.`)
      await expect(footer).toContainText('Registration No.')
      for (const [name, path] of [
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
        ['Contact', '/contact'],
      ] as const) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
      }
      await expect(footer).toContainText(SITE.address)
      for (const phone of SITE.phones) await expect(footer.getByRole('link', { name: phone })).toBeVisible()
      for (const email of SITE.emails) {
        await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
      }
      for (const { name, url } of SITE.social) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url)
      }
    })

    await test.step('is dark, and says so to the device', async () => {
      await expect(page.locator('html')).toHaveClass('dark')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
      await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
    })
  })

  test('leads a student to the dashboard, which stands while the worker does not answer', async ({
    page,
    consoleErrors,
  }) => {
    await signUp(page)
    const toDashboard = nav(page).getByRole('link', { name: 'Dashboard', exact: true })

    await test.step('in place of the login, on every public page', async () => {
      for (const path of ['/notes', '/resources', '/features', '/privacy', '/terms', '/contact', '/404']) {
        await page.goto(path)
        await expect(toDashboard).toHaveAttribute('href', '/dashboard')
        await expect(nav(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
      }
    })

    await test.step('which says that the worker does not answer, and goes on when it answers again', async () => {
      await toDashboard.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
      await page.route('**/api/**', (route) => route.abort())
      await page.reload()
      await expect(page.getByText('We cannot reach Adhyayan right now. Your work stays on this device')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
      await page.unroute('**/api/**')
      await expect(page.getByText('We cannot reach Adhyayan right now. Your work stays')).toBeHidden({
        timeout: 20_000,
      })
    })
    await forgetErrors(page, consoleErrors)
  })
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE })

  const button = (page: Page) => page.getByRole('button', { name: 'Open menu' })

  /** Whether the focus stays in an element however often Tab is pressed. Chromium counts its own bar as the body. */
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

  test('opens, closes, and leads on', async ({ page }) => {
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
  })

  test('is a drawer in the dashboard, which keeps the focus and closes on a tap outside', async ({ page }) => {
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
    await expectFocusKept(page, '[role="dialog"]')
    const dim = page.locator('.bg-ground\\/80')
    await expect(dim).toBeVisible()
    await page.mouse.click(370, 600)
    await expect(drawer).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
  })
})
