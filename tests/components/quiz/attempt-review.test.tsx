import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import { type Quiz, withoutAnswers } from '#domain/quiz/quiz.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, reload, textsOf } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'
import { DESKTOP, PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

type Review = Outputs['quizResults']['review']

const AT = Date.UTC(2026, 10, 20, 6)
const heading = page.getByRole('heading', { level: 1 })
const review = page.getByRole('region', { name: 'Review Summary' })
const stems = () => textsOf(review.getByText(/^What is \d/))

function reviewOf(quiz: Quiz, attemptId: string): Review {
  const grade = gradeQuiz(quiz, { 'question-1': 'a', 'question-2': 'b' })
  const { id: quizId, version, title, subject, difficulty, totalQuestions } = quiz
  const notes = { flagged: ['question-2'], times: { 'question-1': 4, 'question-2': 4000 } }
  return {
    attempt: {
      attemptId,
      quizId,
      version,
      title,
      subject,
      difficulty,
      totalQuestions,
      completedAt: AT,
      extraTime: 'half' as const,
      ...notes,
    },
    result: { grade, timeSpent: 404, timeSpentClamped: false },
    quiz: withoutAnswers(quiz),
  }
}

function itemOf({ attempt, result }: Review) {
  const { score, correctAnswers } = result.grade
  const { attemptId, completedAt, flagged: _, times: __, version: ___, ...rest } = attempt
  return {
    ...rest,
    id: attemptId,
    attemptId,
    score,
    correctAnswers,
    timeSpent: 404,
    extraTime: 'half' as const,
    timestamp: AT,
    completedAt,
  }
}

async function studentWith(attemptId: string, answer: (found: Review) => Review = (found) => found) {
  const { quiz } = await fakeQuiz(SHORT_QUIZ, 3)
  const found = reviewOf(quiz, attemptId)
  const { user, answers } = fakeStudent()
  const quizResults = {
    ...answers.quizResults,
    list: () => ({ items: [itemOf(found)], nextCursor: null }),
    review: () => answer(found),
  } satisfies Answers['quizResults']
  return { quiz, options: { student: user, answers: { ...answers, quizResults } } }
}

const FIRST = '0f3cf1d2-68a1-4c53-9d3f-6a3a6f6f7f10'
const RETAKE = '0f3cf1d2-68a1-8c53-9d3f-6a3a6f6f7f12'

test('an attempt opens from the history with its review', async () => {
  await page.viewport(...DESKTOP)
  const { options } = await studentWith(FIRST)
  await openApp('/dashboard/quizzes/history', options)
  await page.getByRole('link', { name: SHORT_QUIZ }).click()
  await expect.element(heading).toHaveTextContent('Quiz Completed')
  await expect.element(page.getByText('Taken on')).toMatchTextContent(/20 Nov/)
  await expect.element(page.getByText('Taken with 50% more time.')).toBeVisible()
  await expect.poll(stems).toEqual(['What is 0 + 1?', 'What is 1 + 1?', 'What is 2 + 1?'])
  await page.getByRole('button', { name: 'Slow 1' }).click()
  await expect.poll(stems).toEqual(['What is 1 + 1?'])
  await expect.element(review.getByText('66:40', { exact: true })).toBeVisible()
  await expect.element(review.getByText('slow', { exact: true })).toBeVisible()
  expect(await findViolations()).toEqual([])
  await page.viewport(...PHONE)
  expect(await findViolations()).toEqual([])
  // On a phone the history asks first whether to open it.
  await page.viewport(...DESKTOP)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(page.getByRole('link', { name: SHORT_QUIZ })).toBeVisible()
})

test('a retake shows its own order', async () => {
  const { quiz, options } = await studentWith(RETAKE)
  const ordered = orderQuiz(withoutAnswers(quiz), RETAKE).questions.map(({ question }) => question)
  expect(ordered).not.toEqual(quiz.questions.map(({ question }) => question))
  await openApp(`/dashboard/quizzes/history/${RETAKE}`, options)
  await expect.poll(stems).toEqual(ordered)
})

test('the figures of an attempt stay when its questions are gone', async () => {
  const { options } = await studentWith(FIRST, (found) => ({
    ...found,
    result: { ...found.result, grade: { ...found.result.grade, questions: [] } },
    quiz: null,
  }))
  await openApp(`/dashboard/quizzes/history/${FIRST}`, options)
  await expect.element(heading).toHaveTextContent('Quiz Completed')
  await expect.element(page.getByText('33%', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(/its questions of that time are no longer here/)).toBeVisible()
  await expect.element(review).not.toBeInTheDocument()
})

test('an attempt that is not in the history is said so', async () => {
  const { options } = await studentWith(FIRST, () => {
    throw new Refusal(404, ATTEMPT_MESSAGES.noAttempt)
  })
  await openApp(`/dashboard/quizzes/history/${FIRST}`, options)
  await expect.element(heading).toHaveTextContent('The attempt did not arrive')
  await expect.element(page.getByText(ATTEMPT_MESSAGES.noAttempt)).toBeVisible()
  expect(await findViolations()).toEqual([])
  await forgetErrors()
})

test('a quiz that was handed in before is asked in another order, which survives a reload and is that of the review', async () => {
  await page.viewport(...DESKTOP)
  const { quiz, options } = await studentWith(FIRST)
  let sent = ''
  const answers = {
    ...options.answers,
    quizzes: { ...options.answers.quizzes, get: () => withoutAnswers(quiz) },
    quizResults: {
      ...options.answers.quizResults,
      review: () => {
        throw new NoAnswer()
      },
      submit: ({ attemptId, answers: given, timeSpent }) => {
        sent = attemptId
        const grade = gradeQuiz(quiz, given as Record<string, string>)
        return { saved: true, timeSpent, timeSpentClamped: false, grade }
      },
    },
  } satisfies Answers
  const all = { ...options, answers }
  // The device learns of the first attempt.
  await openApp('/dashboard/quizzes/history', all)
  await expect.element(page.getByRole('link', { name: SHORT_QUIZ })).toBeVisible()
  await openApp('/dashboard/quizzes/take', all)
  await startQuiz(SHORT_QUIZ)
  const optionsShown = () => textsOf(page.getByRole('radiogroup').getByRole('radio').first())
  const shown = () => textsOf(page.getByText(/^What is \d/))
  const before = [shown(), optionsShown()]
  await reload(all)
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
  expect([shown(), optionsShown()]).toEqual(before)
  await userEvent.keyboard('a{ArrowRight}a{ArrowRight}a')
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect.element(heading).toHaveTextContent('Quiz Completed')
  const ordered = orderQuiz(withoutAnswers(quiz), sent).questions.map(({ question }) => question)
  expect(sent[14]).toBe('8')
  await expect.poll(stems).toEqual(ordered)
  // Without the worker the device still has it.
  await openApp(`/dashboard/quizzes/history/${sent}`, all)
  await expect.poll(stems).toEqual(ordered)
  await forgetErrors()
})
