import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { withoutAnswers } from '#domain/quiz/quiz.ts'
import { openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf, quiz, rightAnswers } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult } from '#worker/db/schema.ts'
import * as bank from '#worker/quizzes/bank.ts'

const db = openDatabase(testEnv)
const [first = '', second = ''] = quiz.questions.map(({ id }) => id)
const notes = { flagged: [second, 'of-another-quiz'], times: { [first]: 61.25, [second]: 30 } }

test('an attempt opens with its questions, answers, flags and times', async () => {
  const { api } = await openStudent()
  const attempt = attemptOf({ answers: rightAnswers(1), ...notes })
  const { grade } = await api.quizResults.submit.mutate(attempt)
  const review = await api.quizResults.review.query({ attemptId: attempt.attemptId })
  expect(review.result).toEqual({ grade, timeSpent: 600, timeSpentClamped: false })
  expect(review.attempt).toMatchObject({
    attemptId: attempt.attemptId,
    quizId: quiz.id,
    version: quiz.version,
    title: quiz.title,
    flagged: [second],
    times: { [first]: 61.3, [second]: 30 },
  })
  const { places, ...shown } = review.quiz ?? {}
  expect(shown).toEqual(withoutAnswers(quiz))
  expect(places?.questions[first]).toBeDefined()
  // The history names it.
  const { items } = await api.quizResults.list.query({})
  expect(items).toMatchObject([{ attemptId: attempt.attemptId }])
  const [item] = items
  expect(await api.quizResults.review.query({ attemptId: item?.id ?? '' })).toEqual(review)
})

test('an attempt of a page that sends no flags and times opens without them', async () => {
  const { api } = await openStudent()
  const attempt = attemptOf()
  await api.quizResults.submit.mutate(attempt)
  expect(await api.quizResults.review.query({ attemptId: attempt.attemptId })).toMatchObject({
    attempt: { flagged: null, times: null },
  })
})

test('nobody opens the attempt of another student', async () => {
  const asha = await openStudent('asha@example.com')
  const bina = await openStudent('bina@example.com')
  const attempt = attemptOf()
  await asha.api.quizResults.submit.mutate(attempt)
  const [row] = await db.select().from(quizResult)
  for (const attemptId of [attempt.attemptId, row?.id ?? '']) {
    expect(await refusal(bina.api.quizResults.review.query({ attemptId }))).toMatchObject({
      status: 404,
      message: ATTEMPT_MESSAGES.noAttempt,
    })
  }
})

test('an attempt at a version or a quiz that is gone keeps its figures', async () => {
  const { api } = await openStudent()
  const attempt = attemptOf({ answers: rightAnswers(2) })
  await api.quizResults.submit.mutate(attempt)
  const read = () => api.quizResults.review.query({ attemptId: attempt.attemptId })
  const { result } = await read()
  const figures = { ...result.grade, questions: [] }

  await db.update(quizResult).set({ quizVersion: 'gone' }).where(eq(quizResult.attemptId, attempt.attemptId))
  expect(await read()).toMatchObject({ quiz: null, result: { grade: figures } })
  vi.spyOn(bank, 'findInBank').mockResolvedValue(undefined)
  expect(await read()).toMatchObject({ quiz: null, result: { grade: figures } })
  vi.restoreAllMocks()
})
