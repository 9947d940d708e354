import type { Page } from '@playwright/test'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { DESKTOP, expect, sitQuiz, startQuiz, test } from '../browser.ts'
import { SHORT_QUIZ } from '../device/students.ts'

test.use({ viewport: DESKTOP })

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Quiz' })
const question = (page: Page) => page.getByText(/^Question \d+ of \d+$/)
const asked = (page: Page) => page.getByRole('dialog', { name: 'Submit now?' })

/** A screen that can be kept awake; `turn` hides and shows the page. */
async function watchScreen(page: Page) {
  await page.addInitScript(() => {
    const seen = { requests: 0, held: 0, visibility: 'visible' }
    Object.assign(window, { seen })
    Object.defineProperty(document, 'visibilityState', { get: () => seen.visibility })
    const request = async () => {
      seen.requests += 1
      seen.held += 1
      const lock = {
        released: false,
        release: async () => {
          if (!lock.released) seen.held -= 1
          lock.released = true
        },
      }
      // The browser itself releases a lock when the page is hidden.
      document.addEventListener('visibilitychange', () => seen.visibility === 'hidden' && lock.release())
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const read = () => page.evaluate(() => Object(window).seen as { requests: number; held: number })
  const turn = (visibility: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object(window).seen.visibility = value
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  return { held: async () => (await read()).held, requests: async () => (await read()).requests, turn }
}

test('the screen stays awake during a quiz, and handing in with a flagged question asks first', async ({ page }) => {
  const screen = await watchScreen(page)
  await page.goto('/quiz')
  expect(await screen.requests()).toBe(0)
  await startQuiz(page, SHORT_QUIZ)

  await test.step('awake while the quiz shows: requested again when the page is back, released outside', async () => {
    await expect.poll(screen.held).toBe(1)
    await screen.turn('hidden')
    await expect.poll(screen.held).toBe(0)
    await screen.turn('visible')
    await expect.poll(screen.held).toBe(1)
    await page.getByRole('button', { name: 'Exit Quiz' }).click()
    await expect.poll(screen.held).toBe(0)
    const before = await screen.requests()
    await screen.turn('hidden')
    await screen.turn('visible')
    expect(await screen.requests()).toBe(before)
    await page.getByRole('button', { name: `Continue ${SHORT_QUIZ}` }).click()
    await expect.poll(screen.held).toBe(1)
  })

  await test.step('one flagged question: the dialog counts it, and Escape gives the focus back', async () => {
    await page.keyboard.press('f')
    await sitQuiz(page)
    await expect(asked(page)).toContainText('questions are answered.')
    await expect(asked(page)).toContainText('You flagged 1 question to look at again.')
    await page.keyboard.press('Escape')
    await expect(asked(page)).toHaveCount(0)
    await expect(submit(page)).toBeFocused()
  })

  await test.step('the dialog leads to the flagged question, which has the focus', async () => {
    await page.keyboard.press('Enter')
    await asked(page).getByRole('button', { name: 'Go to the first flagged question' }).press('Enter')
    await expect(question(page)).toHaveText(/^Question 1 of/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Clear answer' }).click()
  })

  await test.step('open and flagged questions are both counted, and nothing is submitted before "Submit anyway"', async () => {
    await page
      .getByRole('button', { name: /^Question \d+,/ })
      .last()
      .click()
    await submit(page).click()
    await expect(asked(page)).toContainText('1 question is not answered yet.')
    await expect(asked(page)).toContainText('You flagged 1 question to look at again.')
    await asked(page).getByRole('button', { name: 'Go to the first open question' }).click()
    await expect(question(page)).toHaveText(/^Question 2 of/)
    await page
      .getByRole('button', { name: /^Question \d+,/ })
      .last()
      .click()
    await submit(page).click()
    await asked(page).getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    expect(await screen.held()).toBe(0)
  })
})

test('a mock exam always asks first, the end of its time never does, and a refused lock harms nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Low battery', 'NotAllowedError'))
    Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse } })
  })
  // Two of its questions are enough.
  await page.route(/quizzes\.get/, async (route) => {
    const response = await route.fetch()
    const answers: { result: { data: PublicQuiz } }[] = await response.json()
    for (const { result } of answers) {
      result.data.questions = result.data.questions.slice(0, 2)
      result.data.totalQuestions = 2
    }
    await route.fulfill({ response, json: answers })
  })
  await page.clock.install()
  await page.goto('/quiz')
  await startQuiz(page, 'IOE Full Mock Exam 1')
  await sitQuiz(page)
  await expect(asked(page)).toContainText('All 2 questions are answered, and none is flagged.')
  await asked(page).getByRole('button', { name: 'Back to the questions' }).click()
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked(page)).toBeVisible()
  await page.clock.fastForward('03:00:00')
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await expect(asked(page)).toHaveCount(0)
})
