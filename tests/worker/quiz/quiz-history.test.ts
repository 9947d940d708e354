import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { HistoryCursor, HistorySort } from '../../../domain/quiz/quiz-history.ts'
import { openDatabase } from '../../../worker/db/client.ts'
import { quizResult } from '../../../worker/db/schema.ts'
import { openStudent, testEnv } from '../../support/api-client.ts'
import { attemptOf, quiz } from '../../support/sample-attempts.ts'

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
    })
    expect(await api.quizResults.summary.query({ subject: 'Astrology' })).toMatchObject({
      totalQuizzes: 2,
      matching: 0,
    })
  })

  test('walks an index for every order and filter', async () => {
    const { user: student } = await openStudent()
    for (const where of ['', "and subject = 'Physics'"]) {
      for (const order of ['timestamp desc, id desc', 'score desc, timestamp desc, id desc']) {
        const plan = await db.all<{ detail: string } | [number, number, number, string]>(
          `explain query plan select * from quiz_result where user_id = '${student.uid}' ${where} order by ${order} limit 11`,
        )
        const text = JSON.stringify(plan)
        expect(text).toMatch(/USING INDEX quiz_result_by/)
        expect(text).not.toMatch(/TEMP B-TREE/)
      }
    }
  })
})
