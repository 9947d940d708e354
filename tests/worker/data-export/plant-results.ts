import type { Database } from '#worker/db/client.ts'
import { quizResult } from '#worker/db/schema.ts'

/** More results than a page has, hundreds of them at the same time. Returns their ids. */
export async function plantResults(db: Database, userId: string): Promise<string[]> {
  const total = 1_203
  const rows = Array.from({ length: total }, (_, index) => ({
    id: `result-${index}`,
    userId,
    attemptId: `attempt-${index}`,
    quizId: 'q',
    subject: 's',
    title: 't',
    score: 1,
    totalQuestions: 1,
    correctAnswers: 1,
    earnedMarks: 1,
    totalMarks: 1,
    timeSpent: 1,
    difficulty: 'Easy',
    answers: {},
    timestamp: 1_000 + Math.floor(index / 600),
    completedAt: 1_000,
  }))
  // D1 takes 100 values in a statement.
  const inserts = Array.from({ length: Math.ceil(total / 5) }, (_, index) =>
    db.insert(quizResult).values(rows.slice(5 * index, 5 * index + 5)),
  )
  const [first, ...rest] = inserts
  if (first) await db.batch([first, ...rest])
  return rows.map(({ id }) => id)
}
