import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import type { HistoryCursor } from '#domain/quiz/history-query.ts'
import { HISTORY_SORTS, type HistorySort } from '#domain/quiz/history-search.ts'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { attemptOf, quiz } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult } from '#worker/db/schema.ts'
import { listResults } from '#worker/quiz-results/history-store.ts'

const db = openDatabase(testEnv)

describe('the history', () => {
  const SUBJECTS = ['Biology', 'Chemistry', 'Physics']

  /** 23 results with many equal times, scores and subjects, so that pages are cut inside ties. */
  async function fillHistory(uid: string) {
    const rows = Array.from({ length: 23 }, (_, index) => ({
      id: `r${String(index).padStart(2, '0')}`,
      userId: uid,
      attemptId: crypto.randomUUID(),
      quizId: quiz.id,
      subject: SUBJECTS[index % 3] ?? '',
      title: quiz.title,
      score: (index * 7) % 5,
      totalQuestions: 25,
      correctAnswers: 1,
      earnedMarks: 1,
      totalMarks: 25,
      timeSpent: 60,
      difficulty: 'Easy',
      answers: {},
      timestamp: 1_000_000 + Math.floor(index / 4),
      completedAt: 1_000_000,
    }))
    for (const row of rows) await db.insert(quizResult).values(row)
    return rows
  }

  async function walk(api: Awaited<ReturnType<typeof openStudent>>['api'], sort: HistorySort, subject?: string) {
    const seen = []
    let cursor: HistoryCursor | null | undefined
    do {
      const page = await api.quizResults.list.query({
        sort,
        limit: 4,
        ...(subject ? { subject } : {}),
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...page.items)
      cursor = page.nextCursor
    } while (cursor)
    return seen.map((item) => item.id)
  }

  test.each<[HistorySort, string | undefined]>([
    ['recent', undefined],
    ['recent', 'Physics'],
    ['score', undefined],
    ['score', 'Chemistry'],
    ['subject', undefined],
    ['subject', 'Biology'],
  ])('sorted by %s (subject: %s) shows every result once, in order', async (sort, subject) => {
    const { api, user: student } = await openStudent()
    const rows = await fillHistory(student.uid)
    const expected = rows
      .filter((row) => !subject || row.subject === subject)
      .sort(
        (a, b) =>
          (sort === 'score' ? b.score - a.score : sort === 'subject' ? a.subject.localeCompare(b.subject) : 0) ||
          b.timestamp - a.timestamp ||
          b.id.localeCompare(a.id),
      )
      .map((row) => row.id)
    expect(await walk(api, sort, subject)).toEqual(expected)
  })

  test('is the student’s own', async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    await asha.api.quizResults.submit.mutate(attemptOf())
    expect(await bina.api.quizResults.list.query({})).toEqual({ items: [], nextCursor: null })
    expect(await bina.api.quizResults.summary.query()).toMatchObject({ totalQuizzes: 0, averageScore: 0, bestScore: 0 })
  })

  test('is summed up', async () => {
    const { api } = await openStudent()
    expect(await api.quizResults.summary.query()).toEqual({
      totalQuizzes: 0,
      averageScore: 0,
      bestScore: 0,
      totalTime: 0,
      thisWeek: 0,
      matching: 0,
      subjects: [],
    })
    await api.quizResults.submit.mutate(attemptOf({ timeSpent: 100 }))
    await api.quizResults.submit.mutate(attemptOf({ answers: {}, timeSpent: 50 }))
    await db
      .update(quizResult)
      .set({ timestamp: Date.now() - 8 * 24 * 60 * 60 * 1000 })
      .where(eq(quizResult.timeSpent, 50))
    expect(await api.quizResults.summary.query({ subject: quiz.subject })).toEqual({
      totalQuizzes: 2,
      averageScore: 50,
      bestScore: 100,
      totalTime: 150,
      thisWeek: 1,
      matching: 2,
      subjects: [{ subject: quiz.subject, quizzes: 2, averageScore: 50 }],
    })
    expect(await api.quizResults.summary.query({ subject: 'Astrology' })).toMatchObject({
      totalQuizzes: 2,
      matching: 0,
    })
  })

  // Each order with and without a subject, for its first page and after a cursor, as the procedure itself requests
  // them.
  const KINDS = HISTORY_SORTS.map(({ value }) => value).flatMap((sort) =>
    [undefined, 'Physics'].flatMap((subject) => [false, true].map((isLater) => ({ sort, subject, isLater }))),
  )
  test.skipIf(hasLibsql).each(KINDS)(
    'sorted by $sort (subject: $subject, later page: $isLater) walks an index',
    async (kind) => {
      const { sort, subject, isLater } = kind
      const { DB: d1 } = testEnv
      if (!d1) throw new Error('The tests have no D1.')
      const asked: { text: string; values: unknown[] }[] = []
      const watched = drizzle(d1, { logger: { logQuery: (text, values) => asked.push({ text, values }) } })
      const cursor = { timestamp: 1_000_003, id: 'r10', score: 2, subject: 'Physics' }
      await listResults(watched, 'a-student', {
        sort,
        limit: 10,
        ...(subject && { subject }),
        ...(isLater && { cursor }),
      })

      expect(asked).toHaveLength(1)
      for (const { text, values } of asked) {
        const plan = await d1
          .prepare(`explain query plan ${text}`)
          .bind(...values)
          .all<{ detail: string }>()
        const steps = plan.results.map(({ detail }) => detail)
        expect(steps).toContainEqual(
          expect.stringMatching(/^SEARCH quiz_result USING (COVERING )?INDEX quiz_result_by/),
        )
        expect(steps.join('; ')).not.toMatch(/TEMP B-TREE|SCAN quiz_result/)
      }
    },
  )
})
