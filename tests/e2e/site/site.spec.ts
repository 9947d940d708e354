import { SITE } from '../../../content/site/facts.ts'
import { DESKTOP, expect, forgetErrors, isScrollLocked, PHONE, signUp, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

test.describe('the shared layout', () => {
  test.use({ viewport: DESKTOP })

  test('has its links, a footer and its colours', async ({ page }) => {
    await page.goto('/')

    await test.step('has its links', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' })
      for (const [name, path] of [
        ['Home', '/'],
        ['Class 12 Notes', '/notes'],
        ['Resources', '/resources'],
        ['Features', '/features'],
        ['Take Quiz', '/quiz'],
        ['Login', '/login'],
      ] as const) {
        await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
      }
      await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
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

  test('leads a student to the dashboard instead of the login, on every public page', async ({ page }) => {
    await signUp(page)
    for (const path of ['/notes', '/resources', '/features', '/privacy', '/terms', '/contact', '/404']) {
      await page.goto(path)
      const nav = page.getByRole('navigation', { name: 'Main' })
      await expect(nav.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute('href', '/dashboard')
      await expect(nav.getByRole('link', { name: 'Login' })).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
  })

  test('has a bar that lets the page through once it is scrolled beyond 20 px', async ({ page }) => {
    await openAndWait(page, '/notes/physics', page.getByRole('banner'))
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

  test('offers a way back to the top beyond 300 px', async ({ page }) => {
    await page.goto('/notes/physics')
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

  test('can be walked with the keyboard alone, past the navigation', async ({ page }) => {
    await page.goto('/notes')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: PHONE })

  test('opens, closes, and leads on', async ({ page }) => {
    await openAndWait(page, '/', page.getByRole('button', { name: 'Open menu' }))

    await test.step('locks the page while it is open, and closes on Escape', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click()
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
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    })

    await test.step('with the search over it, lets the page scroll only when both are closed', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click()
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
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.locator('#mobile-menu').getByRole('link', { name: 'Features' }).click()
      await expect(page).toHaveURL(/\/features$/)
      await expect(page.locator('#mobile-menu')).toHaveCount(0)
    })
  })
})

test.describe('while the worker does not answer', () => {
  test('the page stands, says so, and goes on when it answers again', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('We cannot reach Adhyayan right now. Your work stays on this device')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await page.unroute('**/api/**')
    await expect(page.getByText('We cannot reach Adhyayan right now. Your work stays')).toBeHidden({ timeout: 20_000 })
    await forgetErrors(page, consoleErrors)
  })
})
