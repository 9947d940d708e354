import type { Page } from '@playwright/test'
import { expect, PHONE, signUp, test } from '../browser.ts'

test.use({ viewport: PHONE })

/** Ways in which a browser tells a page the cookie that says whether a student comes. */
const WAYS: Record<string, () => void> = {
  'tells it late': () => {
    const get = cookieStore.get.bind(cookieStore)
    cookieStore.get = (async (name: string) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return get(name)
    }) as typeof cookieStore.get
  },
  'never tells it': () => {
    cookieStore.get = () => new Promise(() => {})
  },
  'refuses to tell it': () => {
    cookieStore.get = () => Promise.reject(new Error('Not now'))
  },
  'knows no way to tell it later': () => {
    Reflect.deleteProperty(window, 'cookieStore')
  },
}

/** Notes whether what only a visitor sees was ever on the screen, frame by frame. */
async function watchForVisitorsPage(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const links = [...document.querySelectorAll('a')]
      if (links.some((link) => link.textContent === 'Start Learning' && link.checkVisibility()))
        sessionStorage.setItem('seen', 'yes')
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => sessionStorage.getItem('seen') === 'yes')
}

for (const [name, behave] of Object.entries(WAYS))
  test(`a visitor and a student each see their page where the browser ${name}`, async ({ page }) => {
    await page.addInitScript(behave)
    const hasBeenSeen = await watchForVisitorsPage(page)
    await signUp(page)
    await page.goto('/')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasBeenSeen()).toBe(false)

    await page.context().clearCookies()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible()
    expect(await hasBeenSeen()).toBe(true)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
  })
