import { DESKTOP, expect, PHONE, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

test.use({ viewport: PHONE })

const ELSEWHERE = 'This quiz continues on your other device'
/** Reports are ten seconds apart. */
const REPORTED = { timeout: 40_000 }

test('a quiz begun on a phone continues on a laptop, and ends in one result on both', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  // It waits for several reports.
  test.slow()
  await signUp(phone)
  const context = await browser.newContext({ viewport: DESKTOP, ...(baseURL !== undefined && { baseURL }) })
  await context.addCookies(await phone.context().cookies())
  const laptop = await context.newPage()

  await test.step('two answers on the phone', async () => {
    await phone.goto('/dashboard/quizzes/take')
    await startQuiz(phone)
    await expect(phone.getByRole('radiogroup')).toBeVisible()
    await phone.keyboard.press('a')
    await phone.keyboard.press('ArrowRight')
    await expect(phone.getByText('Question 2 of')).toBeVisible()
    const hasBoth = (text: string) => Object.keys(JSON.parse(text).shared.answers).length === 2
    const reported = phone.waitForResponse(
      (response) => response.url().includes('runningAttempts.report') && hasBoth(response.request().postData() ?? ''),
      REPORTED,
    )
    await phone.keyboard.press('a')
    await reported
  })

  await test.step('the laptop goes on with them', async () => {
    await laptop.goto('/dashboard')
    await expect(laptop.getByText(/^2 of \d+ answered$/)).toBeVisible()
    await laptop.getByRole('link', { name: `Continue ${QUIZ}` }).click()
    await expect(laptop.getByText(/^2 of \d+ answered · \d+:\d\d left$/)).toBeVisible()
    expect(await findViolations(laptop)).toEqual([])
    await laptop.getByRole('button', { name: `Continue ${QUIZ}` }).click()
    await expect(laptop.getByText('Question 2 of')).toBeVisible()
    await expect(laptop.getByRole('radio').first()).toBeChecked()
  })

  await test.step('the phone hears of it, and takes it back', async () => {
    await phone.keyboard.press('ArrowRight')
    await expect(phone.getByRole('heading', { level: 1, name: ELSEWHERE })).toBeFocused(REPORTED)
    expect(await findViolations(phone)).toEqual([])
    await phone.getByRole('button', { name: 'Continue here' }).click()
    await expect(phone.getByRole('radiogroup')).toBeVisible()
  })

  await test.step('handed in on the phone, it shows the same result on the laptop', async () => {
    await sitQuiz(phone)
    const score = phone.getByText(/^\d+%$/).first()
    await expect(score).toBeVisible()
    const result = (await score.textContent()) ?? ''
    await laptop.keyboard.press('b')
    await expect(laptop.getByText(result, { exact: true }).first()).toBeVisible(REPORTED)
    await laptop.goto('/dashboard/quizzes')
    await laptop.getByRole('link', { name: 'Take Quiz Now' }).click()
    await expect(laptop.getByRole('heading', { level: 1, name: 'Take Quiz' })).toBeVisible()
    await expect(laptop.getByText('Not finished yet')).toBeHidden()
  })
  await context.close()
})
