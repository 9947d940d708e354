import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DAY_MS, nepalDay } from '#domain/calendar/nepal-day.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import { RESULTS_PER_DAY, TOO_MUCH_FOR_A_DAY } from '#domain/study/daily-limits.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, listBegins, setControl } from '#tests/support/worker/count-round-trips.ts'
import {
  attemptOf,
  ioeMock,
  longestMock,
  quiz,
  rightAnswers,
  wrongOption,
} from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult, stats, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const YEAR_MS = 365 * DAY_MS
const resultCount = async () => (await db.select().from(quizResult)).length

describe('submitting an attempt', () => {
  test('grades it and stores it for a student', async () => {
    const { api } = await openStudent()
    const result = await api.quizResults.submit.mutate(attemptOf())
    expect(result).toMatchObject({ saved: true, timeSpent: 600, timeSpentClamped: false })
    expect(result.grade).toMatchObject({
      score: 100,
      earnedMarks: quiz.totalMarks,
      totalMarks: quiz.totalMarks,
      correctAnswers: quiz.totalQuestions,
    })
    expect(result.grade.questions[0]).toMatchObject({ id: quiz.questions[0]?.id, isCorrect: true })

    const { items } = await api.quizResults.list.query({})
    expect(items).toMatchObject([
      { quizId: quiz.id, title: quiz.title, subject: quiz.subject, score: 100, timeSpent: 600 },
    ])
  })

  test('grades it for a visitor and stores nothing', async () => {
    const result = await openBrowser().api.quizResults.submit.mutate(attemptOf({ answers: {} }))
    expect(result).toMatchObject({ saved: false, grade: { score: 0, correctAnswers: 0, answeredQuestions: 0 } })
    expect(await resultCount()).toBe(0)
  })

  test('counts only the marks of questions answered rightly', async () => {
    const { api } = await openStudent()
    const { grade } = await api.quizResults.submit.mutate(attemptOf({ answers: rightAnswers(3) }))
    const marks = quiz.questions.slice(0, 3).reduce((sum, question) => sum + question.marks, 0)
    expect(grade).toMatchObject({
      correctAnswers: 3,
      earnedMarks: marks,
      score: Math.round((marks / quiz.totalMarks) * 100),
    })
  })

  test('of a mock exam takes marks off for wrong answers, and keeps what is left', async () => {
    const { api } = await openStudent()
    const [first, ...others] = ioeMock.questions
    if (!first) throw new Error('The mock exam has no questions.')
    const wrong = others.map((question) => [question.id, wrongOption(question)])
    const answers = { ...Object.fromEntries(wrong), [first.id]: first.correctAnswer }
    const { saved, grade } = await api.quizResults.submit.mutate(attemptOf({ quizId: ioeMock.id, answers }))
    expect({ saved, ...grade }).toEqual({ saved: true, ...gradeQuiz(ioeMock, answers) })
    expect(grade.earnedMarks).toBeLessThan(first.marks)
    const { earnedMarks, totalMarks, score } = grade
    expect(await db.select().from(quizResult)).toMatchObject([{ earnedMarks, totalMarks, score }])
  })

  test('with every answer of the longest mock exam is taken', async () => {
    const answers = Object.fromEntries(longestMock.questions.map(({ id, correctAnswer }) => [id, correctAnswer]))
    const result = await openBrowser().api.quizResults.submit.mutate(attemptOf({ quizId: longestMock.id, answers }))
    const { totalMarks, totalQuestions } = longestMock
    expect(result.grade).toMatchObject({ score: 100, earnedMarks: totalMarks, correctAnswers: totalQuestions })
  })

  test('twice gives one row and the same answer, though the second differs', async () => {
    const { api } = await openStudent()
    const attempt = attemptOf({ answers: rightAnswers(5) })
    const first = await api.quizResults.submit.mutate(attempt)
    const again = await Promise.all([
      api.quizResults.submit.mutate(attempt),
      api.quizResults.submit.mutate({ ...attempt, answers: rightAnswers(20), timeSpent: 1 }),
    ])
    for (const result of again) expect(result).toEqual(first)
    expect(await resultCount()).toBe(1)
    expect(await api.stats.get.query()).toMatchObject({ totalQuizzes: 1 })
  })

  test('with the attempt id of somebody else makes a row of its own', async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    const attempt = attemptOf({ answers: rightAnswers(5) })
    await asha.api.quizResults.submit.mutate(attempt)
    const { grade } = await bina.api.quizResults.submit.mutate({ ...attempt, answers: {} })
    expect(grade.correctAnswers).toBe(0)
    expect(await resultCount()).toBe(2)
  })

  test('of more time than the quiz allows is clamped to its limit, and says so', async () => {
    const { api } = await openStudent()
    const result = await api.quizResults.submit.mutate(attemptOf({ timeSpent: 1e12 }))
    expect(result).toMatchObject({ timeSpent: quiz.timeLimit * 60, timeSpentClamped: true })
  })

  test('counts for the time when it was finished, though it was sent days later', async () => {
    const { api } = await openStudent()
    const finished = Date.now() - 3 * DAY_MS
    await api.quizResults.submit.mutate(attemptOf({ completedAt: finished }))
    expect(await api.quizResults.list.query({})).toMatchObject({
      items: [{ timestamp: finished, completedAt: finished }],
    })
  })

  test.each([
    ['that runs ahead is completed now', { completedAt: 1e9 }, 0],
    [
      'that is a year ahead, with the time of sending, is completed when it was',
      { completedAt: YEAR_MS - 60_000, sentAt: YEAR_MS },
      -60_000,
    ],
    [
      'that is set to 1970, with the time of sending, is completed when it was',
      { completedAt: -Date.now(), sentAt: 60_000 - Date.now() },
      -60_000,
    ],
    ['that is set to 1970 was completed 60 days ago at the earliest', { completedAt: -Date.now() }, -60 * DAY_MS],
  ])('from a clock %s', async (_, offsets, expected) => {
    const { api } = await openStudent()
    const now = Date.now()
    const times = Object.fromEntries(Object.entries(offsets).map(([name, offset]) => [name, Math.max(0, now + offset)]))
    await api.quizResults.submit.mutate(attemptOf(times))
    const [row] = await db.select().from(quizResult)
    expect(Math.abs((row?.timestamp ?? 0) - (now + expected))).toBeLessThan(10_000)
    expect(row?.completedAt).toBe(row?.timestamp)
  })

  test('done before a reset of all stats is not stored after it, and says so', async () => {
    const { api } = await openStudent()
    const finished = Date.now() - 1000
    await api.reset.stats.mutate()
    const late = await api.quizResults.submit.mutate(attemptOf({ completedAt: finished }))
    expect(late).toMatchObject({ saved: false, stored: false, grade: { score: 100 } })
    expect(await resultCount()).toBe(0)
    expect(await api.stats.get.query()).toMatchObject({ totalQuizzes: 0 })
  })

  test('is held to what one student can finish in a day, and nothing is lost of another student', async () => {
    const { api, user: student } = await openStudent()
    await api.quizResults.submit.mutate(attemptOf())
    await db.update(stats).set({ dayResults: RESULTS_PER_DAY }).where(eq(stats.userId, student.uid))
    const attempt = attemptOf()
    expect(await refusal(api.quizResults.submit.mutate(attempt))).toEqual({ status: 429, message: TOO_MUCH_FOR_A_DAY })
    expect(await resultCount()).toBe(1)
    const other = await openStudent('bina@example.com')
    expect(await other.api.quizResults.submit.mutate(attemptOf())).toMatchObject({ saved: true })

    await db
      .update(stats)
      .set({ limitDay: nepalDay(Date.now()) - 1 })
      .where(eq(stats.userId, student.uid))
    expect(await api.quizResults.submit.mutate(attempt)).toMatchObject({ saved: true })
    const [sums] = await db.select().from(stats).where(eq(stats.userId, student.uid))
    expect(sums).toMatchObject({ totalQuizzes: 2, dayResults: 1, limitDay: nepalDay(Date.now()) })
  })

  test.runIf(hasLibsql)('is begun as a write, and a summary as a read', async () => {
    const { api } = await openStudent()
    expect(await listBegins(() => api.quizResults.submit.mutate(attemptOf()))).toEqual([
      // The session and the notebook before the attempt.
      'BEGIN TRANSACTION READONLY',
      'BEGIN IMMEDIATE',
    ])
    expect(await listBegins(() => api.quizResults.summary.query())).toEqual(['BEGIN TRANSACTION READONLY'])
  })

  test.each([
    ['a question that is not in the quiz', { answers: { nope: 1 } }, ATTEMPT_MESSAGES.unknownQuestion],
    ['a question from the prototype', { answers: { constructor: 1 } }, ATTEMPT_MESSAGES.unknownQuestion],
    ['an option that is not there', { answers: { [quiz.questions[0]?.id ?? '']: 4 } }, ATTEMPT_MESSAGES.unknownOption],
    ['a negative option', { answers: { [quiz.questions[0]?.id ?? '']: -1 } }, ATTEMPT_MESSAGES.unknownOption],
    ['half an option', { answers: { [quiz.questions[0]?.id ?? '']: 1.5 } }, ATTEMPT_MESSAGES.unknownOption],
    ['an unknown option', { answers: { [quiz.questions[0]?.id ?? '']: 'nope' } }, ATTEMPT_MESSAGES.unknownOption],
    ['negative time', { timeSpent: -1 }, 'Time spent cannot be negative.'],
    ['an id that is no UUID', { attemptId: 'again' }, 'An attempt needs an id (a UUID).'],
  ])('with %s is refused', async (_, changes, message) => {
    const { api } = await openStudent()
    expect(await refusal(api.quizResults.submit.mutate(attemptOf(changes)))).toEqual({ status: 400, message })
    expect(await resultCount()).toBe(0)
    expect(await api.stats.get.query()).toMatchObject({ totalQuizzes: 0 })
  })

  test('of a quiz that is not there is refused', async () => {
    const { api } = await openStudent()
    expect(await refusal(api.quizResults.submit.mutate(attemptOf({ quizId: 'nope' })))).toEqual({
      status: 404,
      message: ATTEMPT_MESSAGES.noQuiz,
    })
  })

  test.runIf(hasLibsql)(
    'while the database does not answer still shows the result, and can be sent again',
    async () => {
      const { api } = await openStudent()
      const attempt = attemptOf()
      await setControl({ failures: 1 })
      expect(await api.quizResults.submit.mutate(attempt)).toMatchObject({ saved: false, grade: { score: 100 } })
      await setControl({ failures: 1, drop: true })
      expect(await api.quizResults.submit.mutate(attempt)).toMatchObject({ saved: false, grade: { score: 100 } })
      expect(await api.quizResults.submit.mutate(attempt)).toMatchObject({ saved: true })
      expect(await resultCount()).toBe(1)
    },
  )
})

test('a student’s rows go with the account', async () => {
  const { api, user: student } = await openStudent()
  await api.quizResults.submit.mutate(attemptOf())
  await db.delete(user).where(eq(user.id, student.uid))
  expect(await resultCount()).toBe(0)
  expect(await db.select().from(stats)).toHaveLength(0)
})
