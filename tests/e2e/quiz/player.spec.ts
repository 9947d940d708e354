import type { Page } from '@playwright/test'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { DESKTOP, expect, sitQuiz, startQuiz, test } from '../browser.ts'
import { SHORT_QUIZ } from '../device/students.ts'

test.use({ viewport: DESKTOP })

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Quiz' })
const question = (page: Page) => page.getByText(/^Question \d+ of \d+$/)
const flag = (page: Page) => page.getByRole('button', { name: 'Flag for review' })
const asked = (page: Page) => page.getByRole('dialog', { name: 'Submit now?' })

test('single keys act only while nothing else wants them, and can be turned off', async ({ page }) => {
  await page.goto('/quiz')
  await startQuiz(page, SHORT_QUIZ)
  await page.keyboard.press('c')
  const expectUntouched = async () => {
    await expect(question(page)).toHaveText(/^Question 1 of/)
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
    await expect(flag(page)).toHaveAttribute('aria-pressed', 'false')
  }

  await test.step('not while a modifier is held, or a word is composed', async () => {
    for (const modifier of ['Control', 'Alt', 'Meta', 'Shift']) {
      await page.keyboard.down(modifier)
      for (const key of ['b', '4', 'f', 'ArrowRight']) await page.keyboard.press(key)
      await page.keyboard.up(modifier)
    }
    await page.evaluate(() => {
      const more = [{ modifierAltGraph: true }, { isComposing: true }]
      for (const one of more)
        for (const key of ['b', 'f', 'ArrowRight'])
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...one }))
    })
    await expectUntouched()
  })

  await test.step('not while something to write or to choose in has the focus, as an extension may add it', async () => {
    for (const html of ['<p contenteditable="">', '<input>', '<select><option>bad if</select>', '<textarea>']) {
      await page.evaluate((inner) => {
        const added = document.createElement('div')
        added.innerHTML = inner
        document.body.append(added)
        if (added.firstElementChild instanceof HTMLElement) added.firstElementChild.focus()
      }, html)
      await page.keyboard.type('bad if')
      await page.keyboard.press('ArrowRight')
      await page.evaluate(() => document.body.lastElementChild?.remove())
    }
    await expectUntouched()
  })

  await test.step('not while a dialog is open, or is still being loaded', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('bad if')
    const search = page.getByRole('dialog')
    await expect(search).toBeVisible()
    await page.keyboard.type('bad if')
    await page.keyboard.press('ArrowRight')
    await search.getByRole('button', { name: 'Close' }).click()
    await expect(search).toHaveCount(0)
    await expectUntouched()
  })

  await test.step('a key that is held down acts once', async () => {
    for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('f')
    await page.keyboard.up('f')
    await expect(flag(page)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('f')
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('ArrowRight')
    await page.keyboard.up('ArrowRight')
    await expect(question(page)).toHaveText(/^Question 2 of/)
    await page.keyboard.press('ArrowLeft')
    await expectUntouched()
  })

  await test.step('the switch turns them off on this device, and on again', async () => {
    const keys = page.getByRole('switch', { name: 'Keyboard shortcuts' })
    await expect(keys).toBeChecked()
    await keys.focus()
    await page.keyboard.press('Space')
    await expect(keys).not.toBeChecked()
    // There, the space in the words would switch them on again.
    await keys.blur()
    await page.keyboard.type('bad if')
    await page.keyboard.press('ArrowRight')
    await expectUntouched()
    await page.reload()
    await expect(question(page)).toBeVisible()
    await page.keyboard.type('bad if')
    await expectUntouched()
    await keys.check()
    await page.keyboard.type('badf')
    await expect(page.getByRole('radio').nth(3)).toBeChecked()
    await expect(flag(page)).toHaveAttribute('aria-pressed', 'true')
  })
})

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
  await page.route('**/api/trpc/quizzes.get*', async (route) => {
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
