import type { Page } from '@playwright/test'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { call, DESKTOP, expect, NOTE, PASSWORD, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from '../device/stored-entries.ts'
import { openAndWait } from '../site/prerendered.ts'
import {
  BEGUN,
  expectOnceInAccount,
  history,
  offer,
  openHistory,
  plant,
  press,
  read,
  workOfVisitor,
} from './visitor-work.ts'

test.use({ viewport: DESKTOP })

const SUMMARY = '1 quiz result, 1 unfinished quiz, 1 bookmark, 1 opened note'

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Set Up Your Profile' })

/** The visitors' work on the device. */
async function listGuestWork(page: Page): Promise<string[]> {
  const stored = (await readEntries(page)).filter(({ userId }) => userId === 'guest')
  return stored.map(({ kind, value }) => (kind === 'outgoing' ? String(value.kind) : kind)).sort()
}

/** A visitor submits a quiz, leaves another one, wants a bookmark and opens a note. */
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
  await expect.poll(() => listGuestWork(page)).toEqual(['attempt', 'attempt', 'bookmark', 'visit'])
}

async function expectAdded(page: Page) {
  await expect(offer(page).getByText('Added to your account.')).toBeVisible()
  await press(page, 'Done')
  await expect(offer(page)).toHaveCount(0)
}

test("a new student is offered the visitor's work, and finds all of it in the account", async ({ page }) => {
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
  const opened = page.waitForResponse(
    (response) =>
      response.url().includes('contentAccess.record') && (response.request().postData() ?? '').includes('quiz'),
  )
  await page.getByRole('button', { name: `Continue ${BEGUN}` }).click()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await opened
  // The quiz that is continued here is opened in the account as well.
  await expectOnceInAccount(page, 2)
})

test('nothing is shown or taken of it before the student says yes, it can be deleted, and is taken by one student alone', async ({
  page,
}) => {
  const loaded = watchLoading(page)
  await plant(page)
  await signUp(page)

  await test.step('a student who does not want it now sees and gets nothing of it', async () => {
    await page.goto('/dashboard/quizzes/take')
    await expect(offer(page)).toBeVisible()
    await expect(page.getByText('Not finished yet')).toHaveCount(0)
    await press(page, 'Not now')
    await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
    await expect(page.getByText('Not finished yet')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
    await loaded()
    await expect(offer(page)).toHaveCount(0)
    await page.getByRole('complementary').getByRole('link', { name: 'Public site' }).click()
    await expect(page.getByRole('region', { name: 'Your Bookmarked Subjects' })).toContainText('Press the bookmark')
    expect(await read(page, 'quizResults.list', {})).toMatchObject({ items: [] })
    expect(await read(page, 'bookmarks.list')).toEqual([])
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  await test.step('the next student is offered it', async () => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(offer(page)).toContainText(SUMMARY)
  })

  await test.step('a student who deletes it is asked once more, and then it is gone', async () => {
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
    await loaded()
    await expect(offer(page)).toHaveCount(0)
    expect(await read(page, 'stats.get')).toMatchObject({ totalQuizzes: 0 })
  })

  await test.step('the student of a second account gets and sees nothing of what the first has taken', async () => {
    await plant(page)
    await page.goto('/dashboard')
    await press(page, 'Add to my account')
    await expectAdded(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await signUp(page)
    await page.goto('/dashboard/quizzes/take')
    await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
    await loaded()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Not finished yet')).toHaveCount(0)
    expect(await read(page, 'stats.get')).toMatchObject({ totalQuizzes: 0, totalContentViews: 0 })
    expect(await read(page, 'bookmarks.list')).toEqual([])
  })
})

test('a student who signs in continues a running quiz, and is offered the earlier work by keyboard', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  let email = ''

  await test.step('a visitor who signs in in the middle of a quiz continues it, without a question', async () => {
    await page.goto('/quiz')
    await startQuiz(page)
    await page.keyboard.press('c')
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
    email = await signUp(other)
    await other.goto('/dashboard')
    await expect(page).toHaveURL(/\/dashboard\/quizzes\/take$/)
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await listGuestWork(page)).toEqual([])
    await other.close()
  })

  await test.step('a student with an account is offered work as well, and does it with the keyboard', async () => {
    await plant(page, workOfVisitor().slice(0, 1))
    await context.clearCookies()
    await call(page, 'auth.signIn', { email, password: PASSWORD })
    await page.goto('/dashboard')
    await expect(offer(page)).toContainText('1 quiz result.')
    const button = (name: string) => offer(page).getByRole('button', { name, exact: true })
    for (const name of ['Close', 'Add to my account', 'Not now', 'Delete it']) {
      await expect(button(name)).toBeFocused()
      await page.keyboard.press('Tab')
    }
    // The focus stays in a circle inside the dialog.
    await expect(button('Close')).toBeFocused()
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
    await openHistory(page)
    await expect(history(page).filter({ hasText: QUIZ })).toHaveCount(1)
  })
})
