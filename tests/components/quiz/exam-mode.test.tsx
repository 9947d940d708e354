import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { announcePenalty } from '#domain/quiz/exam-penalty.ts'
import { QUESTION_STATES, STATE_NAMES } from '#domain/quiz/question-state.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { DESKTOP, PHONE, SIZES } from '#tests/support/components/sizes.ts'

const IOE = 'IOE Full Mock Exam 1'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const ready = button('I am ready')
const sections = page.getByRole('group', { name: 'Sections' })
const section = (name: RegExp) => sections.getByRole('button', { name })
const legend = page
  .getByRole('region', { name: 'All questions' })
  .getByRole('list', { name: 'States of the questions' })

/** Opens a mock exam with two questions in each of its four sections. */
async function openMock() {
  const { quiz, answers } = await fakeQuiz(IOE, 8)
  await page.viewport(...DESKTOP)
  await openApp('/quiz', { answers })
  const card = page.getByRole('article', { name: IOE, exact: true })
  await card.getByRole('button', { name: 'Start Quiz' }).click()
  return { quiz, answers }
}

async function expectStates(counts: readonly number[]) {
  const expected = QUESTION_STATES.map((state, index) => `${counts[index]}${STATE_NAMES[state]}`)
  await expect.poll(() => textsOf(legend.getByRole('listitem')).map((text) => text?.toLowerCase())).toEqual(expected)
}

test('the page before a mock exam says what is asked, and the clock starts when the student is ready', async () => {
  const { quiz } = await openMock()
  if (!quiz.exam) throw new Error('This is no mock exam.')
  await expect.element(page.getByRole('heading', { level: 1, name: IOE })).toBeVisible()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    for (const { name } of quiz.exam.sections) await expect.element(page.getByRole('rowheader', { name })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^Together 8 8$/ })).toBeVisible()
    await expect.element(page.getByText(`${quiz.timeLimit} minutes for the whole paper`)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: announcePenalty(quiz.exam) })).toBeVisible()
    await expect.element(page.getByText(/^Sources differ: some sources take off 10%/)).toBeVisible()
    await expect.element(page.getByText('as described for 2082 BS', { exact: false })).toBeVisible()
    await expect.element(ready).toBeVisible()
  }
  expect(page.getByRole('timer').elements()).toHaveLength(0)
  await ready.click()
  await expect.element(page.getByRole('timer')).toBeVisible()
})

test('leaving the page before a mock exam begins no attempt', async () => {
  await openMock()
  await expect.element(ready).toBeVisible()
  await button('Back to Quizzes').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Take Quiz' })).toBeVisible()
  expect(page.getByText('Not finished yet').elements()).toHaveLength(0)
})

test('a quiz that cannot be opened says so, and its buttons can be pressed again', async () => {
  const { answers } = await fakeQuiz(IOE, 8)
  await openApp('/quiz', { answers })
  const start = page.getByRole('article', { name: IOE, exact: true }).getByRole('button', { name: 'Start Quiz' })
  await expect.element(start).toBeVisible()
  for (const [pressed, next] of [
    [start, ready],
    [ready, page.getByRole('timer')],
  ] as const) {
    const opening = vi.spyOn(deviceStore(), 'transact').mockRejectedValue(new Error('It did not arrive.'))
    await pressed.click()
    await expect.element(page.getByText('The quiz did not open. Please reload the page.')).toBeVisible()
    await expect.element(pressed).toBeEnabled()
    opening.mockRestore()
    expect(takeErrors().join()).toContain('The quiz did not open')
    await pressed.click()
    await expect.element(next).toBeVisible()
  }
})

test('every question has one of five states, which are kept with the attempt', async () => {
  const { answers } = await openMock()
  await ready.click()
  await expectStates([7, 1, 0, 0, 0])
  await userEvent.keyboard('a')
  await expectStates([7, 0, 1, 0, 0])
  await userEvent.keyboard('{ArrowRight}f')
  await expectStates([6, 0, 1, 1, 0])
  await userEvent.keyboard('{ArrowRight}bf')
  await expectStates([5, 0, 1, 1, 1])
  await userEvent.keyboard('{ArrowRight}')
  await expectStates([4, 1, 1, 1, 1])
  await expect.element(button('Question 3, answered and flagged')).toBeVisible()
  await expect.element(button('Question 4, not answered')).toHaveAttribute('aria-current', 'true')
  await expect.element(button('Question 5, not visited')).toBeVisible()
  await openApp('/quiz', { answers })
  await button(`Continue ${IOE}`).click()
  await expectStates([4, 1, 1, 1, 1])
})

test('the sections have their own counts, and lead back to where one was in them', async () => {
  await openMock()
  await ready.click()
  await expect.element(section(/^Mathematics, 0 of 2/)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('a{ArrowRight}b')
  await expect.element(section(/^Mathematics, 2 of 2 answered$/)).toBeVisible()
  await section(/^Chemistry/).click()
  await expect.element(page.getByText('Question 5 of 8')).toBeVisible()
  await expect.element(section(/^Chemistry/)).toHaveAttribute('aria-current', 'true')
  await section(/^Mathematics/).click()
  await expect.element(page.getByText('Question 2 of 8')).toBeVisible()
  const grid = page.getByRole('region', { name: 'All questions' })
  for (const [name, first] of [
    ['Physics', 3],
    ['English', 7],
  ] as const) {
    const own = grid.getByRole('region', { name })
    expect(
      own
        .getByRole('button')
        .elements()
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual([`Question ${first}, not visited`, `Question ${first + 1}, not visited`])
  }
})

test('a summary by section comes before handing in, from any question, also when all are answered', async () => {
  await openMock()
  await ready.click()
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
  await userEvent.keyboard('a{ArrowRight}f')
  await button('Summary and submit').click()
  const dialog = page.getByRole('dialog', { name: 'Submit now?' })
  const summary = dialog.getByRole('list', { name: 'Sections' }).getByRole('listitem')
  await expect
    .poll(() => textsOf(summary))
    .toEqual([
      'Mathematics1 of 2 answered1 seen and left open · 1 flagged',
      'Physics0 of 2 answered2 not visited',
      'Chemistry0 of 2 answered2 not visited',
      'English0 of 2 answered2 not visited',
    ])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.elements()).toEqual([])
  await userEvent.keyboard('f')
  for (let number = 2; number <= 8; number++) await userEvent.keyboard('a{ArrowRight}')
  await button('Submit Quiz').click()
  await expect.poll(() => textsOf(summary)).toContain('English2 of 2 answered')
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
})

test('on a phone the questions are one touch away, by section', async () => {
  await openMock()
  await page.viewport(...PHONE)
  await ready.click()
  await button('All questions').click()
  const dialog = page.getByRole('dialog', { name: 'All questions' })
  await dialog
    .getByRole('region', { name: 'English' })
    .getByRole('button', { name: /^Question 8,/ })
    .click()
  await expect.element(page.getByText('Question 8 of 8')).toBeVisible()
  await expect.element(section(/^English/)).toHaveAttribute('aria-current', 'true')
})
