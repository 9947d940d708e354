import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { Question, Quiz } from '#domain/quiz/quiz.ts'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf, ioeMock, quiz, wrongOption } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult, stats, subjectStats } from '#worker/db/schema.ts'
import { correctResults } from '#worker/quiz-results/correct-results.ts'
import * as bank from '#worker/quizzes/bank.ts'

const db = openDatabase(testEnv)
const NOW = Date.UTC(2026, 10, 28, 6)

afterEach(() => void vi.useRealTimers())

/** The right answer of the first question was wrong. */
function correctKey(before: Quiz): Question {
  const [first, ...others] = before.questions
  if (!first) throw new Error('The quiz is empty.')
  const corrected = { ...first, correctAnswer: wrongOption(first) }
  const { version, timeLimit, exam } = before
  const today = { ...before, version: 'corrected', questions: [corrected, ...others] }
  const earlier = {
    first: version,
    versions: [
      { version, timeLimit, ...(exam && { exam }), questions: [`${first.id}.1`, ...others.map(({ id }) => id)] },
    ],
    forms: { [`${first.id}.1`]: first },
  }
  vi.spyOn(bank, 'findInBank').mockImplementation(async (_, id) =>
    id === before.id ? { today, earlier, places: { topics: [], questions: {} } } : undefined,
  )
  return first
}

const correct = (now = NOW) => correctResults(db, testEnv.ASSETS, now)
const sumsOf = async (userId: string) => {
  const [sums] = await db.select().from(stats).where(eq(stats.userId, userId))
  const rows = await db.select().from(quizResult).where(eq(quizResult.userId, userId))
  const add = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  expect(sums).toMatchObject({
    quizScoreSum: add(({ score }) => score),
    quizBestScore: Math.max(...rows.map(({ score }) => score)),
    marksEarned: add(({ rightMarks }) => rightMarks),
  })
  const bySubject = await db.select().from(subjectStats).where(eq(subjectStats.userId, userId))
  expect(bySubject.reduce((sum, { scoreSum }) => sum + scoreSum, 0)).toBe(sums?.quizScoreSum)
  return sums
}

test('a corrected key changes stored results, sums, notebook and home once, however often it is run', async () => {
  vi.useFakeTimers({ now: NOW - 60_000, toFake: ['Date'] })
  const [first] = quiz.questions
  if (!first) throw new Error('The quiz is empty.')
  const wronged = await openStudent()
  const favoured = await openStudent('favoured@example.com')
  const untouched = await openStudent('untouched@example.com')
  const right = attemptOf().answers
  await wronged.api.quizResults.submit.mutate(attemptOf({ answers: { ...right, [first.id]: wrongOption(first) } }))
  await favoured.api.quizResults.submit.mutate(attemptOf())
  await untouched.api.quizResults.submit.mutate(attemptOf({ answers: {} }))
  expect((await wronged.api.learning.notebook.query()).entries).toHaveLength(1)

  vi.setSystemTime(NOW)
  correctKey(quiz)
  expect(await correct()).toEqual({ read: 3, regraded: 3, changed: 2, unknown: 0 })
  const total = quiz.totalQuestions
  const [ofWronged] = (await wronged.api.quizResults.list.query({})).items
  expect(ofWronged).toMatchObject({ score: 100, correctAnswers: total })
  const [ofFavoured] = (await favoured.api.quizResults.list.query({})).items
  const lower = Math.round(((quiz.totalMarks - first.marks) / quiz.totalMarks) * 100)
  expect(ofFavoured).toMatchObject({ score: lower, correctAnswers: total - 1 })
  // Marks that were given stay: points never fall.
  expect((await sumsOf(favoured.user.uid))?.marksEarned).toBe(quiz.totalMarks)
  expect((await sumsOf(wronged.user.uid))?.marksEarned).toBe(quiz.totalMarks)
  await sumsOf(untouched.user.uid)

  expect((await wronged.api.learning.notebook.query()).entries).toEqual([])
  expect((await favoured.api.learning.notebook.query()).entries).toHaveLength(1)

  const { corrected } = await wronged.api.home.get.query()
  expect(corrected).toEqual([
    expect.objectContaining({ title: quiz.title, scoreBefore: lower, scoreAfter: 100, correctedAt: NOW }),
  ])
  expect((await untouched.api.home.get.query()).corrected).toEqual([])

  expect(await correct(NOW + 1)).toEqual({ read: 3, regraded: 0, changed: 0, unknown: 0 })
  expect((await wronged.api.home.get.query()).corrected).toEqual(corrected)
  await sumsOf(wronged.user.uid)
  await wronged.api.quizResults.forgetCorrected.mutate({ until: NOW - 1 })
  expect((await wronged.api.home.get.query()).corrected).toEqual(corrected)
  await wronged.api.quizResults.forgetCorrected.mutate({ until: NOW })
  expect((await wronged.api.home.get.query()).corrected).toEqual([])
  expect((await favoured.api.home.get.query()).corrected).toHaveLength(1)
})

test('two runs at the same time correct a result once', async () => {
  const { api, user } = await openStudent()
  await api.quizResults.submit.mutate(attemptOf())
  correctKey(quiz)
  await Promise.all([correct(), correct()])
  await sumsOf(user.uid)
  expect((await api.home.get.query()).corrected).toHaveLength(1)
})

test('a mock exam gets its penalty back, and the stored result still shows its questions', async () => {
  const { api, user } = await openStudent()
  const [first] = ioeMock.questions
  if (!first) throw new Error('The mock is empty.')
  const attempt = attemptOf({ quizId: ioeMock.id, answers: { [first.id]: wrongOption(first) } })
  const { grade } = await api.quizResults.submit.mutate(attempt)
  expect(grade.earnedMarks).toBeLessThan(0)
  correctKey(ioeMock)
  expect(await correct()).toMatchObject({ changed: 1 })
  const again = await api.quizResults.submit.mutate(attempt)
  expect(again.grade).toMatchObject({ earnedMarks: first.marks, correctAnswers: 1 })
  expect(again.grade.questions).toHaveLength(ioeMock.totalQuestions)
  expect((await sumsOf(user.uid))?.marksEarned).toBe(first.marks)
})

test('results of a quiz that the bank does not have stay as they are', async () => {
  const { api } = await openStudent()
  await api.quizResults.submit.mutate(attemptOf())
  vi.spyOn(bank, 'findInBank').mockResolvedValue(undefined)
  const before = await db.select().from(quizResult)
  expect(await correct()).toEqual({ read: 1, regraded: 0, changed: 0, unknown: 1 })
  expect(await db.select().from(quizResult)).toEqual(before)
})
