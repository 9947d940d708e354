import type { BrowserContext, Locator, Page } from '@playwright/test'

export const COPY = 'bookmarked_subjects'

export const cardOf = (page: Page, subject: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: subject, exact: true }) })

export const addTo = (page: Page, subject: string): Locator =>
  cardOf(page, subject).getByRole('button', { name: 'Bookmark subject', exact: true })

export const removeFrom = (page: Page, subject: string): Locator =>
  cardOf(page, subject).getByRole('button', { name: 'Remove bookmark', exact: true })

export const bookmarkList = (page: Page) => page.getByRole('region', { name: 'Your Bookmarked Subjects' })

export const copyOf = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), COPY)

/** The account's bookmarks, whatever this page shows. */
export async function listStored(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.get('/api/trpc/bookmarks.list')
  return (await answer.json()).result.data
}
