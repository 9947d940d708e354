import type { quizResult, stats, subjectStats } from '#worker/db/schema.ts'
import type { Access } from './year-accesses.ts'

type Result = typeof quizResult.$inferInsert & { rightMarks: number }

/** The sums that the worker would have stored for these rows. */
export function sumStats(
  userId: string,
  { results, accesses }: { results: readonly Result[]; accesses: readonly Access[] },
): typeof stats.$inferInsert {
  const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  return {
    userId,
    totalStudyTime: add([...accesses, ...results].map(({ timeSpent }) => timeSpent)),
    totalQuizzes: results.length,
    totalContentViews: accesses.length,
    quizScoreSum: add(results.map(({ score }) => score)),
    quizBestScore: Math.max(...results.map(({ score }) => score)),
    quizTime: add(results.map(({ timeSpent }) => timeSpent)),
    marksEarned: add(results.map(({ rightMarks }) => rightMarks)),
    lastActivity: Math.max(...[...results, ...accesses].map(({ timestamp }) => timestamp)),
  }
}

export function sumSubjects(userId: string, results: readonly Result[]): (typeof subjectStats.$inferInsert)[] {
  const subjects = [...new Set(results.map(({ subject }) => subject))]
  return subjects.map((subject) => {
    const own = results.filter((result) => result.subject === subject)
    return {
      userId,
      subject,
      quizzes: own.length,
      scoreSum: own.reduce((sum, { score }) => sum + score, 0),
      lastQuizAt: Math.max(...own.map(({ timestamp }) => timestamp)),
    }
  })
}
