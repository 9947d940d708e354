import type { Page } from '@playwright/test'
import { GUEST } from '#domain/account/owner.ts'
import { expect, NOTE, QUIZ } from '../browser.ts'
import {
  type Planted,
  plantEntries,
  plantedBookmark,
  plantedFinished,
  plantedUnfinished,
} from '../device/stored-entries.ts'

export const BEGUN = 'Class 12 Chemistry: Organic'

export const DAY_MS = 24 * 60 * 60 * 1000

export const offer = (page: Page) => page.getByRole('dialog', { name: 'Work on this device' })

export const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

export const history = (page: Page) => page.getByRole('region', { name: 'Quiz History' }).getByRole('listitem')

export async function read(page: Page, procedure: string, input?: unknown) {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const answer = await page.context().request.get(`/api/trpc/${procedure}${query}`)
  return (await answer.json()).result.data
}

/** The entries of such a visitor on a device, with the given age by the device's clock. */
export function workOfVisitor(): Planted[] {
  const now = Date.now()
  const note = { contentType: 'note', contentId: 'physics-rotational-dynamics-notes', title: NOTE.title } as const
  const visit = {
    ...note,
    subject: 'Physics',
    chapter: 'Rotational Dynamics',
    url: NOTE.view,
    timeSpent: 0,
    progress: 0,
  }
  return [
    plantedFinished(
      GUEST,
      {
        attemptId: '0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11',
        quizId: 'class-12-physics-mechanics',
        title: QUIZ,
        subject: 'Physics',
      },
      now - DAY_MS,
    ),
    plantedUnfinished(GUEST, {
      attemptId: '7d0a4c3e-5b57-44a1-8f0e-0f6f3b1a2c22',
      quizId: 'class-12-chemistry-organic',
      title: BEGUN,
      subject: 'Chemistry',
    }),
    plantedBookmark(GUEST, 'physics', now, 'Physics'),
    {
      userId: GUEST,
      outgoing: { kind: 'visit', id: '3c9f8a10-6a52-4b0e-9a55-5a4c2f9d3b33', payload: visit, at: now, notBefore: 0 },
    },
  ]
}

/**
 * As if a visitor had done all of that on this device before. Afterwards the browser shows a file of the site, without
 * the app.
 */
export async function plant(page: Page, planted: readonly Planted[] = workOfVisitor()) {
  await page.goto('/robots.txt')
  await plantEntries(page, planted)
}

/** From a page of the dashboard to the results of the student. */
export async function openHistory(page: Page) {
  await page.getByRole('complementary').getByRole('link', { name: 'Quizzes' }).click()
  await page.getByRole('link', { name: 'View Dashboard' }).click()
}

/** `views` are the contents that the account counts as opened: the visitor's note, and those opened since. */
export async function expectOnceInAccount(page: Page, views = 1) {
  await openHistory(page)
  await expect(history(page).filter({ hasText: QUIZ })).toHaveCount(1)
  expect(await read(page, 'bookmarks.list')).toEqual(['physics'])
  await expect.poll(() => read(page, 'stats.get')).toMatchObject({ totalQuizzes: 1, totalContentViews: views })
}
