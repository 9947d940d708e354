import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'
import { DESKTOP } from '#tests/support/components/sizes.ts'

const CEE = 'CEE Full Mock Exam 1'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const bubble = (number: number, letter: string) => button(`${number} ${letter}`)
const marked = page.getByText(/^\d of 10 marked$/).last()

/** The page before a mock exam with two questions in each of its five sections. */
async function openMock() {
  const { answers } = await fakeQuiz(CEE, 10)
  await page.viewport(...DESKTOP)
  const worker = await openApp('/quiz', { answers })
  await page.getByRole('article', { name: CEE, exact: true }).getByRole('button', { name: 'Start Quiz' }).click()
  return { worker, answers }
}

async function openEntry() {
  const opened = await openMock()
  await button('Start on paper').click()
  await button('Enter my marks').click()
  await button('Put the pen down').click()
  await expect.element(bubble(10, 'D')).toBeVisible()
  return opened
}

test('the sheet to print has a row for each question, and leads back', async () => {
  await openMock()
  await button('Answer sheet to print').click()
  await expect
    .element(page.getByRole('img', { name: 'Answer sheet with 10 rows of four bubbles, A to D' }))
    .toBeVisible()
  await button('Back to the instructions').click()
  await expect.element(button('I am ready')).toBeVisible()
})

test('on paper the questions are read while the clock runs, and no option can be chosen', async () => {
  await openMock()
  await button('Start on paper').click()
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  await userEvent.keyboard('a{ArrowRight}')
  await expect.element(page.getByText('2 of 10 seen', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Zoology, 2 of 2 seen/ })).toBeVisible()
})

test('marks are entered by key, taken back, and kept', async () => {
  const { answers } = await openEntry()
  bubble(1, 'A').element().focus()
  await userEvent.keyboard('b3')
  await expect.element(bubble(1, 'B')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(bubble(2, 'C')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(bubble(3, 'C')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}')
  await expect.element(bubble(1, 'D')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(bubble(1, 'B')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(marked).toHaveTextContent('1 of 10 marked')
  await openApp('/quiz', { answers })
  await button(`Continue ${CEE}`).click()
  await expect.element(bubble(2, 'C')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(marked).toHaveTextContent('1 of 10 marked')
})

test('marks are entered by touch, and handed in like an attempt', async () => {
  const { worker } = await openEntry()
  await bubble(1, 'A').click()
  await bubble(9, 'B').click()
  await bubble(10, 'D').click()
  await bubble(10, 'D').click()
  await expect.element(marked).toHaveTextContent('2 of 10 marked')
  await button('Submit Quiz').click()
  const summary = page.getByRole('dialog').getByRole('list', { name: 'Sections' }).getByRole('listitem')
  await expect.poll(() => textsOf(summary)[0]).toBe('Zoology1 of 2 answered')
  await button('Submit anyway').click()
  const results = page.getByRole('region', { name: 'Results by section' })
  await expect.element(results).toBeVisible()
  const [sent] = worker.inputsOf('quizResults.submit') as { answers: Record<string, string> }[]
  expect(sent?.answers).toEqual({ 'question-1': 'a', 'question-9': 'b' })
})
