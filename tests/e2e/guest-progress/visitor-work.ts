import type { Page } from '@playwright/test'
import { expect, NOTE, QUIZ } from '../browser.ts'

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

type Kept = Record<string, object>

/** What a device keeps of such a visitor, as long ago as the device's clock says. */
export function workOfVisitor(): Kept {
  const now = Date.now()
  return {
    'quiz_outbox_guest_0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11': {
      version: 1,
      state: 'kept',
      attempt: {
        attemptId: '0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11',
        quizId: 'class-12-physics-mechanics',
        answers: {},
        timeSpent: 60,
        completedAt: now - DAY_MS,
      },
      title: QUIZ,
      subject: 'Physics',
      difficulty: 'Medium',
      flagged: [],
      timedOut: false,
      score: 0,
      reason: null,
    },
    'quiz_attempt_guest_class-12-chemistry-organic': {
      version: 1,
      attemptId: '7d0a4c3e-5b57-44a1-8f0e-0f6f3b1a2c22',
      quizId: 'class-12-chemistry-organic',
      title: BEGUN,
      subject: 'Chemistry',
      totalQuestions: 25,
      limit: 1800,
      remaining: 1700,
      answers: {},
      flagged: [],
      position: 0,
      revision: 1,
    },
    bookmark_change_guest_physics: { bookmarked: true, at: now, name: 'Physics' },
    'note_opened_guest_physics-rotational-dynamics-notes': {
      version: 1,
      visitId: '3c9f8a10-6a52-4b0e-9a55-5a4c2f9d3b33',
      contentId: 'physics-rotational-dynamics-notes',
      title: NOTE.title,
      subject: 'Physics',
      chapter: 'Rotational Dynamics',
      url: NOTE.view,
      openedAt: now,
    },
  }
}

/** As if a visitor had done all that on this device before. Afterwards it shows a file of the site, without the app. */
export async function plant(page: Page, kept: Kept = workOfVisitor()) {
  await page.goto('/robots.txt')
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value))
  }, Object.entries(kept))
}

/** From a page of the dashboard to the results of the student. */
export async function openHistory(page: Page) {
  await page.getByRole('complementary').getByRole('link', { name: 'Quizzes' }).click()
  await page.getByRole('link', { name: 'View Dashboard' }).click()
}

/** `views` are the contents that the account counts as opened: the visitor's note, and what was opened since. */
export async function expectOnceInAccount(page: Page, views = 1) {
  await openHistory(page)
  await expect(history(page).filter({ hasText: QUIZ })).toHaveCount(1)
  expect(await read(page, 'bookmarks.list')).toEqual(['physics'])
  await expect.poll(() => read(page, 'stats.get')).toMatchObject({ totalQuizzes: 1, totalContentViews: views })
}
