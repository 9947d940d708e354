import type { Page } from '@playwright/test'
import { SITE } from '#content/site/facts.ts'
import { DESKTOP, expect, forgetErrors, signUp, test } from '../browser.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.use({ viewport: DESKTOP })

test('every page has a bar, a way back to the top, a footer and its colours, and leads a student to the dashboard', async ({
  page,
  consoleErrors,
}) => {
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
    // If it shows at 301 px and not at 300 px, both scrolls were handled one after the other.
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

  await test.step('which says that the worker does not answer, and continues when it answers again', async () => {
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
