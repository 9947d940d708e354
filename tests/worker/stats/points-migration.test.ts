import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import {
  attemptOf,
  ioeMock,
  longestMock,
  type quiz,
  rightAnswers,
  wrongOption,
} from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult, stats } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const { MIGRATIONS } = env as typeof env & { MIGRATIONS: D1Migration[] }

/** Every third answer is right, every third wrong, every third open. */
const mixedAnswers = ({ questions }: typeof quiz) =>
  Object.fromEntries(
    questions.flatMap((question, index) =>
      index % 3 === 2 ? [] : [[question.id, index % 3 === 0 ? question.correctAnswer : wrongOption(question)]],
    ),
  )
const wrongAnswers = Object.fromEntries(longestMock.questions.map((question) => [question.id, wrongOption(question)]))

test('points and study time of older results are put right', async () => {
  for (const email of ['asha@example.com', 'bina@example.com', 'chandra@example.com']) {
    const { api } = await openStudent(email)
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 300 }))
    if (email.startsWith('chandra')) continue
    await api.quizResults.submit.mutate(attemptOf({ answers: rightAnswers(9) }))
    await api.quizResults.submit.mutate(attemptOf({ quizId: ioeMock.id, answers: mixedAnswers(ioeMock) }))
    await api.quizResults.submit.mutate(attemptOf({ quizId: longestMock.id, answers: mixedAnswers(longestMock) }))
    if (email.startsWith('asha'))
      await api.quizResults.submit.mutate(attemptOf({ quizId: longestMock.id, answers: wrongAnswers }))
  }
  const read = () => Promise.all([db.select().from(quizResult), db.select().from(stats)])
  const right = await read()
  expect(right[1].find(({ marksEarned }) => marksEarned > 0)).toBeDefined()

  // The state before: without the marks of right answers, penalties subtracted from the sum, and only reading as study.
  await db.batch([
    db.update(quizResult).set({ rightMarks: 0 }),
    db.update(stats).set({
      marksEarned: sql`coalesce((select sum(${quizResult.earnedMarks}) from ${quizResult}
        where ${quizResult.userId} = ${stats.userId}), 0)`,
      totalStudyTime: sql`${stats.totalStudyTime} - ${stats.quizTime}`,
    }),
  ])
  expect(await read()).not.toEqual(right)
  const migration = MIGRATIONS.find(({ name }) => name.includes('points_and_study_time'))
  for (const query of migration?.queries ?? []) if (/\bUPDATE\b/.test(query)) await db.run(sql.raw(query))
  expect(await read()).toEqual(right)
})
