import type { Page } from '@playwright/test'
import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import {
  call,
  DESKTOP,
  expect,
  forgetErrors,
  holdBack,
  PASSWORD,
  passTimeUntil,
  QUIZ,
  signUp,
  sitQuiz,
  startQuiz,
  test,
} from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { listResults, SHORT_QUIZ, signInByHand } from './students.ts'

test.use({ viewport: DESKTOP })

const signInToSend = (page: Page, what: string) => page.getByRole('link', { name: `Sign in to send ${what}` })

async function finishOffline(page: Page, title: string): Promise<void> {
  await startQuiz(page, title)
  await page.route(/quizResults\.submit/, (route) => route.abort())
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Your answers are safe on this device' })).toBeVisible()
}

async function goToQuizzes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Quizzes', exact: true }).click()
  await page.getByRole('link', { name: 'Take Quiz Now' }).click()
}

test('a submitted quiz is stored in the end', async ({ page, context, consoleErrors }) => {
  const email = await signUp(page)

  await test.step('a student whose session ends goes on, is asked to sign in after submitting, and then it is stored', async () => {
    await page.goto('/dashboard/quizzes/take')
    // Its refusal says that the session has ended.
    const release = await holdBack(page, /runningAttempts\.report/)
    const recorded = page.waitForResponse(/contentAccess\.record/)
    await startQuiz(page)
    await recorded
    await context.clearCookies()
    release()
    await expect(page.getByRole('status').filter({ hasText: 'You have been signed out.' })).toBeVisible()
    await sitQuiz(page)
    await expect(page).toHaveURL(/\/login/)
    await expect(signInToSend(page, '1 result')).toBeVisible()
    await page.reload()
    await expect(signInToSend(page, '1 result')).toBeVisible()

    await signInByHand(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz Completed' })).toBeVisible()
    await expect.poll(() => listResults(page)).toEqual([QUIZ])
    await expect(page.getByText('1 result')).toHaveCount(0)
  })

  await test.step('one that the worker always fails delays no other', async () => {
    await goToQuizzes(page)
    await finishOffline(page, SHORT_QUIZ)
    await page.unroute(/quizResults\.submit/)
    await page.route(/quizResults\.submit/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.clock.install()
    await page.goto('/notes')
    const physics = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Physics', exact: true }) })
    await physics.getByRole('button', { name: 'Bookmark subject' }).click()
    await expect
      .poll(async () =>
        (await readEntries(page)).filter(({ kind }) => kind === 'outgoing').map(({ key }) => key.split(':')[0]),
      )
      .toEqual(['attempt'])
    await passTimeUntil(page, page.getByText('1 result waits to be sent'))
  })

  await test.step('signing out sends first what waits', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    const logout = page.getByRole('button', { name: 'Logout' })
    await expect(logout).toBeVisible()
    expect(await listResults(page)).toEqual([QUIZ])
    await page.unroute(/quizResults\.submit/)
    await logout.click()
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
    expect(await readEntries(page)).toEqual([])
    await call(page, 'auth.signIn', { email, password: PASSWORD })
    expect(await listResults(page)).toEqual([SHORT_QUIZ, QUIZ])
    await forgetErrors(page, consoleErrors)
  })
})

test("a student's work on the device waits only for this student", async ({ page, consoleErrors }) => {
  const zara = await signUp(page)
  const asha = await signUp(page)

  await test.step('signing out while nothing can be sent says what stays', async () => {
    await page.goto('/dashboard/quizzes/take')
    await finishOffline(page, SHORT_QUIZ)
    await page.getByRole('button', { name: 'Back to Quizzes' }).click()
    // This quiz is not finished.
    await startQuiz(page)
    await page.keyboard.press('c')
    await page.getByRole('button', { name: 'Exit Quiz' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    const notice = page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })
    await expect(notice).toContainText('This device still has 1 result to send: sign in here again to send it.')
    await expect(signInToSend(page, '1 result')).toBeVisible()
    await page.unroute(/quizResults\.submit/)
  })

  await test.step('another student sees nothing of it, and sends nothing', async () => {
    await call(page, 'auth.signIn', { email: zara, password: PASSWORD })
    await page.goto('/dashboard/quizzes/take')
    // From here on everything can be sent.
    consoleErrors.length = 0
    await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
    await expect(page.getByText('1 result')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Attempts on this device' })).toHaveCount(0)
    await expect(page.getByText('Not finished yet')).toHaveCount(0)
    expect(await listResults(page)).toEqual([])
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(signInToSend(page, '1 result')).toBeVisible()
  })

  await test.step('when the student is back, the result is sent and the unfinished quiz can be continued', async () => {
    await signInToSend(page, '1 result').click()
    await signInByHand(page, asha)
    await expect.poll(() => listResults(page)).toEqual([SHORT_QUIZ])
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting_'))))
      .toEqual([])
    await goToQuizzes(page)
    await page.getByRole('button', { name: `Continue ${QUIZ}` }).click()
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
  })
})
