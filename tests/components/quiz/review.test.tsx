import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import { withoutAnswers } from '#domain/quiz/quiz.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import type { Answers } from '#tests/support/components/fake-worker.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'
import { PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const CHAPTER = 'chemistry/cement'
const NOTE = 'chemistry-cement-notes'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const review = page.getByRole('region', { name: 'Review Summary' })
const shown = () => textsOf(review.getByText(/^Question \d+$/))

/** A student whose quiz has three questions. The bank knows two of them, one of them by another id. */
async function studentWithPlaces() {
  const { quiz, answers: ofQuiz } = await fakeQuiz(SHORT_QUIZ, 3)
  const places = {
    topics: [{ chapter: CHAPTER, passage: { noteId: NOTE, heading: 'setting', title: 'Setting of cement' } }],
    questions: { 'question-1': [0], 'question-2': [0, 'abcdefabcdef'] } as Record<string, [number, string?]>,
  }
  const { user, answers } = fakeStudent()
  const sent: unknown[] = []
  const all = {
    ...answers,
    quizzes: { ...answers.quizzes, get: () => ({ ...withoutAnswers(quiz), places }) },
    quizResults: {
      ...answers.quizResults,
      submit: ({ answers: given, timeSpent }) => ({
        saved: true,
        timeSpent,
        timeSpentClamped: false,
        grade: gradeQuiz(quiz, given as Record<string, string>),
      }),
    },
    learning: {
      answer: (input) => {
        sent.push(...input.answers)
        return { stored: input.answers.length }
      },
    },
  } satisfies Answers
  return { student: user, answers: all, ofQuiz, sent }
}

async function handIn() {
  await startQuiz(SHORT_QUIZ)
  // Right, flagged; wrong; left open.
  await userEvent.keyboard('af{ArrowRight}b{ArrowRight}')
  await button('Submit Quiz').click()
  await button('Submit anyway').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quiz Completed' })).toBeVisible()
}

test('the review filters, shows marks, and leads to the passage of the note', async () => {
  await page.viewport(...PHONE)
  const { student, answers } = await studentWithPlaces()
  await openApp('/dashboard/quizzes/take', { student, answers })
  await handIn()
  const filters = review.getByRole('group', { name: 'Which questions to show' }).getByRole('button')
  await expect.element(filters.first()).toBeVisible()
  expect(textsOf(filters)).toEqual(['All 3', 'Wrong 1', 'Flagged 1', 'Left open 1', 'Slow 0'])
  await expect.element(button('Slow 0')).toBeDisabled()
  await button('Left open 1').click()
  await expect.poll(shown).toEqual(['Question 3'])
  await button('Flagged 1').click()
  await expect.poll(shown).toEqual(['Question 1'])
  await button('Wrong 1').click()
  await expect.poll(shown).toEqual(['Question 2'])
  await review.getByText('What is 1 + 1?').click()
  await expect.element(review.getByText('Your answer', { exact: true })).toBeVisible()
  await expect.element(review.getByText('0 of 1 mark')).toBeVisible()
  await expect.element(review.getByText('It is 2.')).toBeVisible()
  expect(await findViolations()).toEqual([])
  const link = review.getByRole('link', { name: 'Read in the notes: Setting of cement' })
  await expect.element(link).toHaveAttribute('href', `/dashboard/notes/${NOTE}?view=text#setting`)
  // The bank no longer has the third question, so nothing is known of its note.
  await button('Left open 1').click()
  await review.getByText('What is 2 + 1?').click()
  await expect.element(review.getByText('You left this question open.')).toBeVisible()
  await expect.element(review.getByRole('link')).not.toBeInTheDocument()
})

test('missed questions are tried again without the worker, and those of the bank are told to it', async () => {
  const { student, answers, sent } = await studentWithPlaces()
  await openApp('/dashboard/quizzes/take', { student, answers })
  await handIn()
  await button('Retry the ones I missed (2)').click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Retry: question 1 of 2')
  await page.getByRole('radio').first().click()
  await button('Check answer').click()
  await button('I knew it').click()
  await expect.element(heading).toHaveTextContent('Retry: question 2 of 2')
  await page.getByRole('radio').nth(2).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('It is 3.')).toBeVisible()
  await button('Finish').click()
  await expect.element(heading).toHaveTextContent('Retry done')
  await expect.element(page.getByText('1 of 2 right.', { exact: true })).toBeVisible()
  expect(await findViolations()).toEqual([])
  await expect.poll(() => sent).toMatchObject([{ questionId: 'abcdefabcdef', chapter: CHAPTER, option: 'a' }])
  await button('Back to the results').click()
  await expect.element(heading).toHaveTextContent('Quiz Completed')
})

test('a visitor tries missed questions again, and no notebook is spoken of', async () => {
  const { ofQuiz } = await studentWithPlaces()
  await openApp('/quiz', { answers: ofQuiz })
  await handIn()
  await button('Retry the ones I missed (2)').click()
  await page.getByRole('radio').nth(1).click()
  await button('Check answer').click()
  await expect.element(page.getByText('Not right.', { exact: true })).toBeVisible()
  await button('End here').click()
  await expect.element(page.getByText('0 of 1 right.', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/notebook/)).not.toBeInTheDocument()
})

test('nothing was missed', async () => {
  const { ofQuiz } = await studentWithPlaces()
  await openApp('/quiz', { answers: ofQuiz })
  await startQuiz(SHORT_QUIZ)
  await userEvent.keyboard('a{ArrowRight}a{ArrowRight}a')
  await button('Submit Quiz').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quiz Completed' })).toBeVisible()
  await expect.element(button(/^Retry the ones/)).not.toBeInTheDocument()
  await expect.element(button('Wrong 0')).toBeDisabled()
})
