import type { Page } from '@playwright/test'

export const notice = (page: Page) =>
  page.getByRole('status').filter({
    hasText: 'Waiting for the connection. The page goes on by itself when it is back.',
  })
/** By its element: a dialog hides the page behind it from its roles. */
export const heading = (page: Page) => page.locator('h1')
export const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first()

/** Nothing is fetched before it is asked for: the data saver is on. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
}
