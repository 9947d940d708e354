import type { Page } from '@playwright/test'
import { PICTURE } from '#tests/support/samples/picture.ts'
import { call, DESKTOP, expect, forgetErrors, holdBack, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { ask, listResults, replaceStudent, SHORT_QUIZ, signInByHand } from './students.ts'

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
  await startQuiz(page, SHORT_QUIZ)
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  return email
}

/** Everything that the browser stores as texts, joined into one text. */
const readTexts = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join())

/** Requests an address as an <img> does: with cookies, and from the browser's cache if possible. */
const load = (page: Page, address: string) => page.evaluate(async (url) => (await fetch(url)).status, address)

test('the next student on this device sees nothing of the one before, whichever tab has signed out', async ({
  page,
  context,
  consoleErrors,
}) => {
  const zara = await signUp(page)
  await signUpAsha(page)
  const asha = await page.evaluate(() => JSON.parse(localStorage.getItem('last_user') ?? '{}').uid)
  const other = await context.newPage()
  const logOutInOther = async () => {
    await other.goto('/dashboard')
    await press(other, 'Logout')
    await expect(page).toHaveURL(/\/login/)
  }
  // Without loading the page, so the cache of this tab stays as it is.
  await page.getByRole('link', { name: 'Quizzes', exact: true }).click()
  await page.getByRole('link', { name: 'View Dashboard' }).click()
  await expect(history(page).filter({ hasText: SHORT_QUIZ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Gurung' })).toBeVisible()
  for (const trace of ['Asha', '9800000001', asha]) await expect.poll(() => readTexts(page)).toContain(trace)

  await test.step('the device forgets her in all tabs', async () => {
    await logOutInOther()
    await expect(other).toHaveURL(/:\d+\/$/)
    const texts = await readTexts(page)
    for (const trace of ['Asha', '9800000001', asha]) expect(texts).not.toContain(trace)
    expect((await readEntries(page)).filter(({ userId }) => userId === asha)).toEqual([])
  })

  await test.step('the tab shows nothing that it still has', async () => {
    // The worker's answer about Zara is slow. Until it arrives, only the tab's own data could show.
    const ofStudents = /trpc\/(?!session|auth)/
    const release = await holdBack(page, ofStudents)
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
    const texts = await readTexts(page)
    for (const trace of ['Asha', '9800000001', asha]) expect(texts).not.toContain(trace)
    expect(consoleErrors).toEqual([])
    await page.unroute(ofStudents)
  })

  await test.step('a profile that is saved when its student has signed out signs nobody in and leaves no copy', async () => {
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Full Name').fill('Zara Khan')
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
    await logOutInOther()
    const late = page.waitForResponse(/profile\.update/)
    answer()
    await late
    await expect(page.getByRole('button', { name: 'Sign In / Sign Up' })).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    expect(await readTexts(page)).not.toContain('Zara')
    await forgetErrors(page, consoleErrors)
  })
})

test('a tab that does not know yet that another student has signed in', async ({ page, consoleErrors }) => {
  const visit = { contentId: 'x', contentType: 'note', title: 'x', subject: 'x', progress: 5, timeSpent: 60 }
  const enter = async (name: string) => {
    const email = await signUp(page)
    await call(page, 'profile.update', { full_name: name, grade_level: 'Class 11' })
    await call(page, 'contentAccess.record', { ...visit, visitId: crypto.randomUUID() })
    return email
  }
  const zara = await enter('Zara Khan')
  const asha = await enter('Asha Rai')
  await call(page, 'profile.setAvatar', { image: PICTURE['8x8'] })
  const { user } = await ask<{ user: { photoURL: string } }>(page, 'session')
  await page.goto('/dashboard/profile')

  await test.step('saves no profile over hers', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Full Name').fill('Asha Gurung')
    expect(await load(page, user.photoURL)).toBe(200)
    await replaceStudent(page, zara)
    await test.step('and has the picture of the one before in the browser’s cache for its own student alone', async () => {
      expect(await load(page, user.photoURL)).toBe(404)
    })
    await press(page, 'Save Changes')
    await expect(page.getByRole('heading', { level: 1, name: 'Zara Khan' })).toBeVisible()
    expect(await ask(page, 'profile.get')).toMatchObject({ full_name: 'Zara Khan' })
    expect(await readTexts(page)).not.toContain('Asha')
  })

  await test.step('resets none of her stats', async () => {
    // Now it is Zara's tab.
    await page.getByRole('button', { name: 'Reset All Stats' }).click()
    await replaceStudent(page, asha)
    await press(page, 'Reset everything')
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rai' })).toBeVisible()
    expect(await ask(page, 'stats.get')).toMatchObject({ totalContentViews: 1 })
  })

  await test.step('stores a quiz for the one who took it, when that student is back', async () => {
    await page.getByRole('link', { name: 'Quizzes', exact: true }).click()
    await page.getByRole('link', { name: 'Take Quiz Now' }).click()
    // Sent later, this request would be what informs the tab.
    const recorded = page.waitForResponse(/contentAccess\.record/)
    await startQuiz(page, SHORT_QUIZ)
    await recorded
    await replaceStudent(page, zara)
    await sitQuiz(page)
    // The worker has refused it, and the tab has asked who is signed in.
    await expect(page.getByText('Zara Khan').first()).toBeVisible()
    await expect(page.getByText(SHORT_QUIZ)).toHaveCount(1)
    expect(await listResults(page)).toEqual([])

    await replaceStudent(page, asha)
    await page.goto('/dashboard')
    await expect.poll(() => listResults(page)).toEqual([SHORT_QUIZ])
    await forgetErrors(page, consoleErrors)
  })
})
