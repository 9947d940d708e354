import type { Page } from '@playwright/test'
import { call, DESKTOP, expect, forgetErrors, holdBack, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { ask, listResults, replaceStudent, signInByHand } from './students.ts'

test.use({ viewport: DESKTOP })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const history = (page: Page) => page.getByRole('region', { name: 'Quiz History' }).getByRole('listitem')

/** A student with a name, a phone number, a bookmark and a result. */
async function signUpAsha(page: Page): Promise<string> {
  const email = await signUp(page)
  const phone = { full_name: 'Asha Gurung', grade_level: 'Class 12', phone_number: '9800000001' }
  await call(page, 'profile.update', phone)
  await call(page, 'bookmarks.set', { subjectKey: 'physics', bookmarked: true })
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page)
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  return email
}

/** All that a browser stores in texts, as one text. */
const readTexts = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join())

test('the next student on this device sees nothing of the one before, whichever tab has signed out', async ({
  page,
  context,
}) => {
  const zara = await signUp(page)
  await signUpAsha(page)
  const asha = await page.evaluate(() => JSON.parse(localStorage.getItem('last_user') ?? '{}').uid)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Gurung' })).toBeVisible()
  await page.goto('/dashboard/quizzes/history')
  await expect(history(page).filter({ hasText: QUIZ })).toHaveCount(1)
  // Not by loading the page: the cache of this tab stays as it is.
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Gurung' })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/dashboard')
  await press(other, 'Logout')
  await expect(other).toHaveURL(/:\d+\/$/)
  await expect(page).toHaveURL(/\/login/)
  const texts = await readTexts(page)
  for (const trace of ['Asha', '9800000001', asha]) expect(texts).not.toContain(trace)
  expect((await readEntries(page)).filter(({ userId }) => userId === asha)).toEqual([])

  // What the worker says of Zara is slow: until it comes, only what the tab still has could show.
  const release = await holdBack(page, /trpc\/(?!session|auth)/)
  await signInByHand(page, zara)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('main')).toContainText('Loading')
  await expect(page.getByText('Asha Gurung')).toHaveCount(0)
  await page.getByRole('link', { name: 'Quizzes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible()
  await page.getByRole('link', { name: 'View Dashboard' }).click()
  await expect(history(page)).toHaveCount(0)
  release()
  await expect(page.getByText('No quiz history found')).toBeVisible()
  const after = await readTexts(page)
  for (const trace of ['Asha', '9800000001', asha]) expect(after).not.toContain(trace)
})

test.describe('a tab that does not know yet that another student has signed in', () => {
  let zara: string

  test.beforeEach(async ({ page }) => {
    zara = await signUp(page)
    await call(page, 'profile.update', { full_name: 'Zara Khan', grade_level: 'Class 11' })
    const visit = { contentId: 'x', contentType: 'note', title: 'x', subject: 'x', progress: 5, timeSpent: 60 }
    await call(page, 'contentAccess.record', { ...visit, visitId: crypto.randomUUID() })
  })

  test('stores a quiz for the one who took it, when that student is back', async ({ page, consoleErrors }) => {
    const asha = await signUp(page)
    await page.goto('/dashboard/quizzes/take')
    // Sent later, it would be what tells the tab.
    const visit = page.waitForResponse(/contentAccess\.record/)
    await startQuiz(page)
    await visit
    await replaceStudent(page, zara)
    await sitQuiz(page)
    // The worker has refused it, and the tab has asked who is signed in.
    await expect(page.getByText('Zara Khan').first()).toBeVisible()
    await expect(page.getByText(QUIZ)).toHaveCount(1)
    expect(await listResults(page)).toEqual([])

    await replaceStudent(page, asha)
    await page.goto('/dashboard')
    await expect.poll(() => listResults(page)).toEqual([QUIZ])
    await forgetErrors(page, consoleErrors)
  })

  test('saves no profile over hers', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Full Name').fill('Asha Gurung')
    await replaceStudent(page, zara)
    await press(page, 'Save Changes')
    await expect(page.getByRole('heading', { level: 1, name: 'Zara Khan' })).toBeVisible()
    expect(await ask(page, 'profile.get')).toMatchObject({ full_name: 'Zara Khan' })
    expect(await readTexts(page)).not.toContain('Asha')
    await forgetErrors(page, consoleErrors)
  })

  test('resets none of her stats', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Reset All Stats' }).click()
    await replaceStudent(page, zara)
    await press(page, 'Reset everything')
    await expect(page.getByRole('heading', { level: 1, name: 'Zara Khan' })).toBeVisible()
    expect(await ask(page, 'stats.get')).toMatchObject({ totalContentViews: 1 })
    await forgetErrors(page, consoleErrors)
  })
})

test('a profile that is saved when its student has signed out signs nobody in and leaves no copy', async ({
  page,
  context,
  consoleErrors,
}) => {
  await signUp(page)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Full Name').fill('Asha Gurung')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/profile\.update/, async (route) => {
    const response = await route.fetch()
    await answered
    await route.fulfill({ response })
  })
  await press(page, 'Save Changes')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await press(other, 'Logout')
  await expect(page).toHaveURL(/\/login/)
  const late = page.waitForResponse(/profile\.update/)
  answer()
  await late
  await expect(page.getByRole('button', { name: 'Sign In / Sign Up' })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  expect(await readTexts(page)).not.toContain('Asha')
  await forgetErrors(page, consoleErrors)
})
