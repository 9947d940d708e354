import { expect, test } from 'vitest'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf, ioeMock, quiz, rightAnswers, wrongOption } from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { contentAccess, quizResult, stats, studySession, subjectStats } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const wrongAnswers = Object.fromEntries(ioeMock.questions.map((question) => [question.id, wrongOption(question)]))

test('the stored sums are what the rows say', async () => {
  const { api } = await openStudent()
  for (const contentId of ['one', 'two', 'three', 'one'])
    await api.contentAccess.record.mutate(visitOf({ contentId, timeSpent: 40 }))
  await api.contentAccess.record.mutate(visitOf({ contentId: quiz.id, contentType: 'quiz', timeSpent: 40 }))
  for (const count of [0, 5, 25, 9])
    await api.quizResults.submit.mutate(attemptOf({ answers: rightAnswers(count), timeSpent: count * 10 }))
  await api.quizResults.submit.mutate(attemptOf({ quizId: ioeMock.id, answers: wrongAnswers, timeSpent: 70 }))

  const results = await db.select().from(quizResult)
  const accesses = await db.select().from(contentAccess)
  const [kept] = await db.select().from(stats)
  const readingTime = sum(accesses.map(({ timeSpent }) => timeSpent))
  const quizTime = sum(results.map(({ timeSpent }) => timeSpent))
  expect(kept).toMatchObject({
    totalStudyTime: readingTime + quizTime,
    totalContentViews: accesses.length,
    totalQuizzes: results.length,
    quizScoreSum: sum(results.map(({ score }) => score)),
    quizBestScore: Math.max(...results.map(({ score }) => score)),
    quizTime,
    marksEarned: sum(results.map(({ rightMarks }) => rightMarks)),
    lastActivity: Math.max(
      ...results.map(({ timestamp }) => timestamp),
      ...accesses.map(({ lastAccessed }) => lastAccessed),
    ),
  })
  expect(sum((await db.select().from(studySession)).map(({ seconds }) => seconds))).toBe(readingTime)
  const subjects = await db.select().from(subjectStats)
  expect(subjects.map(({ subject }) => subject).sort()).toEqual([ioeMock.subject, quiz.subject].sort())
  for (const { subject, quizzes, scoreSum, lastQuizAt } of subjects) {
    const own = results.filter((result) => result.subject === subject)
    expect({ quizzes, scoreSum, lastQuizAt }).toEqual({
      quizzes: own.length,
      scoreSum: sum(own.map(({ score }) => score)),
      lastQuizAt: Math.max(...own.map(({ timestamp }) => timestamp)),
    })
  }
})
