import type { Page } from '@playwright/test'
import {
  call,
  DESKTOP,
  expect,
  NOTE,
  PASSWORD,
  PHONE,
  QUIZ,
  signUp,
  signUpBare,
  sitQuiz,
  startQuiz,
  test,
} from '../browser.ts'
import { readEntries } from '../device/entries.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

const BEGUN = 'Class 12 Chemistry: Organic'
const DAY_MS = 24 * 60 * 60 * 1000
const SUMMARY = '1 quiz result, 1 unfinished quiz, 1 bookmark, 1 opened note'

const offer = (page: Page) => page.getByRole('dialog', { name: 'Work on this device' })
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Set Up Your Profile' })
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const history = (page: Page) => page.getByRole('region', { name: 'Quiz History' }).getByRole('listitem')

async function read(page: Page, procedure: string, input?: unknown) {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const answer = await page.context().request.get(`/api/trpc/${procedure}${query}`)
  return (await answer.json()).result.data
}

/** What the device stores of visitors' work, in the store and in its inbox. */
async function listGuestWork(page: Page): Promise<string[]> {
  const stored = (await readEntries(page)).filter(({ userId }) => userId === 'guest')
  const posted = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_guest_')))
  return [...stored.map(({ kind }) => kind), ...posted.map((key) => key.split('_guest_')[0] ?? '')].sort()
}

/** A visitor hands in a quiz, leaves another, wants a bookmark and opens a note. */
async function useAsVisitor(page: Page) {
  await page.goto('/quiz')
  await startQuiz(page)
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await expect(page.getByText('This result is only on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Quizzes' }).click()
  await startQuiz(page, BEGUN)
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  const bookmark = page
    .getByRole('article')
    .filter({ hasText: 'Physics' })
    .getByRole('button', { name: 'Bookmark subject' })
  await openAndWait(page, '/notes', bookmark.first())
  await bookmark.first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(NOTE.view)
  // What the quiz was told last may lie in the inbox: it belongs to the attempt.
  const listKinds = async () => (await listGuestWork(page)).filter((kind) => kind !== 'attempt_left')
  await expect.poll(listKinds).toEqual(['attempt', 'attempt', 'bookmark_change', 'note_opened'])
}

type Kept = Record<string, object>

/** What a device keeps of such a visitor, as long ago as the device's clock says. */
function workOfVisitor(): Kept {
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

/** As if a visitor had done all that on this device before. */
async function plant(page: Page, kept: Kept = workOfVisitor()) {
  await page.goto('/404')
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value))
  }, Object.entries(kept))
}

async function expectAdded(page: Page) {
  await expect(offer(page).getByText('Added to your account.')).toBeVisible()
  await press(page, 'Done')
  await expect(offer(page)).toHaveCount(0)
}

async function expectOnceInAccount(page: Page) {
  await page.goto('/dashboard/quizzes/history')
  await expect(history(page).filter({ hasText: QUIZ })).toHaveCount(1)
  expect(await read(page, 'bookmarks.list')).toEqual(['physics'])
  expect(await read(page, 'stats.get')).toMatchObject({ totalQuizzes: 1, totalContentViews: 1 })
}

test('who signs up is offered what was done here before, and finds all of it in the account', async ({ page }) => {
  await useAsVisitor(page)
  await openAndWait(page, '/login', page.getByRole('button', { name: 'Sign In / Sign Up' }))
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(`guest-${process.pid}-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await expect(offer(page)).toContainText(SUMMARY)
  for (const name of [QUIZ, BEGUN, 'Physics', NOTE.title]) await expect(offer(page)).toContainText(name)
  await expect(wizard(page)).toHaveCount(0)
  await press(page, 'Add to my account')
  await expectAdded(page)
  await expect(wizard(page)).toBeVisible()
  await wizard(page).getByRole('button', { name: 'Close' }).click()
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity).toContainText(NOTE.title)
  await expect(activity).toContainText(QUIZ)

  expect(await listGuestWork(page)).toEqual([])
  await page.getByRole('link', { name: 'Take a quiz' }).click()
  await page.getByRole('button', { name: `Continue ${BEGUN}` }).click()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expectOnceInAccount(page)
})

test('nothing is shown or taken of it before the student says yes', async ({ page }) => {
  await plant(page)
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText('Not finished yet')).toHaveCount(0)
  await press(page, 'Not now')
  await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
  await expect(page.getByText('Not finished yet')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/notes')
  await expect(page.getByRole('region', { name: 'Your Bookmarked Subjects' })).toContainText('Press the bookmark')
  expect(await read(page, 'quizResults.list', {})).toMatchObject({ items: [] })
  expect(await read(page, 'bookmarks.list')).toEqual([])

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await signUp(page)
  await page.goto('/dashboard')
  await expect(offer(page)).toContainText(SUMMARY)
})

test('the student of a second account on this device gets and sees nothing of what the first has taken', async ({
  page,
}) => {
  await plant(page)
  await signUp(page)
  await page.goto('/dashboard')
  await press(page, 'Add to my account')
  await expectAdded(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)

  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Not finished yet')).toHaveCount(0)
  expect(await read(page, 'stats.get')).toMatchObject({ totalQuizzes: 0, totalContentViews: 0 })
  expect(await read(page, 'bookmarks.list')).toEqual([])
})

test('who deletes it is asked once more, and then it is gone', async ({ page }) => {
  await plant(page)
  await signUp(page)
  await page.goto('/dashboard')
  await press(page, 'Delete it')
  const dialog = page.getByRole('dialog', { name: 'Delete from this device?' })
  await expect(dialog).toContainText(SUMMARY)
  await press(page, 'Keep it')
  await expect(offer(page)).toContainText(SUMMARY)
  await press(page, 'Delete it')
  await press(page, 'Delete')
  await expect(page.getByRole('status').filter({ hasText: 'Deleted from this device successfully.' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await listGuestWork(page)).toEqual([])
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
  expect(await read(page, 'stats.get')).toMatchObject({ totalQuizzes: 0 })
})

test('a page that is closed in the middle loses nothing, and adding again adds nothing twice', async ({
  page,
  consoleErrors,
}) => {
  await plant(page)
  await signUp(page)
  await page.goto('/dashboard')
  // The answers of the worker are lost on their way.
  await page.route(/quizResults\.submit|bookmarks\.set|contentAccess\.record/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Add to my account')
  await expect(offer(page)).toContainText('Adding to your account: 1 of 4')
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect.poll(() => read(page, 'bookmarks.list')).toEqual(['physics'])
  await expectOnceInAccount(page)

  // As after a power cut before the device had forgotten what it handed over.
  await plant(page)
  await page.goto('/dashboard')
  await press(page, 'Add to my account')
  await expect(offer(page)).toContainText('Added to your account: 3 of 4.')
  await expect(offer(page).getByRole('alert')).toContainText('You have begun this quiz in your account, too.')
  await press(page, 'Done')
  await expectOnceInAccount(page)
  consoleErrors.length = 0
})

test('without a connection it waits, says so, and is added when the connection is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await plant(page)
  await signUp(page)
  await page.goto('/dashboard')
  await expect(offer(page)).toBeVisible()
  await context.setOffline(true)
  await press(page, 'Add to my account')
  await expect(offer(page)).toContainText('The connection is slow or missing.')
  await expect(offer(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await press(page, 'Go on studying')
  await expect(offer(page)).toHaveCount(0)
  await context.setOffline(false)
  const done = 'Your work on this device was successfully added to your account.'
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible({ timeout: 30_000 })
  await expectOnceInAccount(page)
  consoleErrors.length = 0
})

test('what cannot be added is said', async ({ page, consoleErrors }) => {
  const [[key, entry] = ['', {}]] = Object.entries(workOfVisitor())
  const gone = { attemptId: '0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11', quizId: 'no-such-quiz', answers: {}, timeSpent: 1 }
  await plant(page, {
    [key]: { ...entry, title: 'An old quiz', attempt: { ...gone, completedAt: Date.now() } },
    bookmark_change_guest_astrology: { bookmarked: true, at: Date.now() },
    bookmark_change_guest_physics: { bookmarked: true, at: Date.now() - 10 * DAY_MS },
    // Too old to be anybody's still.
    bookmark_change_guest_biology: { bookmarked: true, at: 1 },
  })
  await page.evaluate(() => {
    for (const broken of ['', '[', 'null', '{"version":1}', '{"version":9}']) {
      for (const name of ['quiz_outbox', 'quiz_attempt', 'note_opened', 'bookmark_change']) {
        localStorage.setItem(`${name}_guest_broken${broken}`, broken)
      }
    }
  })
  await signUp(page)
  await page.goto('/dashboard')
  await expect(offer(page)).toContainText('1 quiz result, 2 bookmarks')
  await press(page, 'Add to my account')
  await expect(offer(page)).toContainText('Added to your account: 1 of 3.')
  await expect(offer(page).getByRole('alert')).toContainText('An old quiz: Quiz not found.')
  await expect(offer(page).getByRole('alert')).toContainText('That subject is not in the catalogue')
  await press(page, 'Done')
  await page.goto('/dashboard/quizzes/take')
  await expect(page.getByText('This attempt could not be graded.')).toBeVisible()
  consoleErrors.length = 0
})

test('whoever signs in in the middle of a quiz goes on with it, without being asked', async ({ page, context }) => {
  await page.goto('/quiz')
  await startQuiz(page)
  await page.keyboard.press('c')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  const other = await context.newPage()
  await signUp(other)
  await other.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/quizzes\/take$/)
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await listGuestWork(page)).toEqual([])
})

test('a student with an account is offered it as well, after signing in, and does it with the keyboard', async ({
  page,
  context,
}) => {
  const email = await signUp(page)
  await context.clearCookies()
  const [result = ['', {}]] = Object.entries(workOfVisitor())
  await plant(page, Object.fromEntries([result]))
  await call(page, 'auth.signIn', { email, password: PASSWORD })
  await page.goto('/dashboard')
  await expect(offer(page)).toContainText('1 quiz result.')
  const buttons = ['Close', 'Add to my account', 'Not now', 'Delete it']
  for (const name of buttons) {
    await expect(offer(page).getByRole('button', { name, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await offer(page).getByRole('button', { name: 'Delete it' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete from this device?' })
  await expect(dialog.getByText('no account has this yet')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(offer(page).getByText('Somebody used this device')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(offer(page).getByText('Added to your account.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/dashboard/quizzes/history')
  await expect(history(page).filter({ hasText: QUIZ })).toHaveCount(1)
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`the dialog is accessible and fits ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await plant(page)
    await signUpBare(page)
    await page.goto('/dashboard')
    await expect(offer(page)).toBeVisible()
    const isClean = async () => {
      expect(await findViolations(page)).toEqual([])
      const box = await page.getByRole('dialog').boundingBox()
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      expect(box?.height ?? 0).toBeLessThanOrEqual(viewport.height)
    }
    await isClean()
    await press(page, 'Delete it')
    await isClean()
    await press(page, 'Keep it')
    await press(page, 'Add to my account')
    await expect(offer(page).getByText('Added to your account.')).toBeVisible()
    await isClean()
  })
}
