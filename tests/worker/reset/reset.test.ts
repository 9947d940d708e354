import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import notes from '#content/built/notes.json'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { CONTENT_TYPES } from '#domain/study/content-types.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { attemptOf, quiz, wrongOption } from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import {
  bookmark,
  contentAccess,
  missedQuestion,
  preferences,
  questionMark,
  quizResult,
  readingPosition,
  stats,
  studySession,
  subjectStats,
  topicRecord,
} from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const DELETED = {
  quizResult,
  contentAccess,
  studySession,
  readingPosition,
  questionMark,
  missedQuestion,
  topicRecord,
  preferences,
  stats,
  subjectStats,
}

const FAVORITE = { type: 'subject', title: 'Physics', subject: 'Physics (Class 12)', url: '/notes/physics' } as const
const TASK = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'Read chapter 3',
  completed: false,
  date: '2026-11-22',
  priority: 'high',
  createdAt: 1,
} as const

/** A student who has done something of every kind. */
async function openStudious(email: string) {
  const student = await openStudent(email)
  const { api } = student
  const [wrong] = quiz.questions
  if (!wrong) throw new Error('A quiz has questions.')
  await api.quizResults.submit.mutate(attemptOf({ answers: { [wrong.id]: wrongOption(wrong) } }))
  for (const contentType of CONTENT_TYPES)
    await api.contentAccess.record.mutate(visitOf({ contentType, timeSpent: 60 }))
  await api.reading.savePosition.mutate({ noteId: notes[0]?.id ?? '', page: 2, readAt: Date.now() })
  await api.questionMarks.set.mutate({
    noteId: notes[0]?.id ?? '',
    questionId: '0a1b2c3d',
    mark: 'can',
    markedAt: Date.now(),
  })
  await api.preferences.set.mutate({ studyGoals: { targetSubjects: ['Physics'] } })
  await api.profile.update.mutate({ full_name: 'Asha', grade_level: 'Class 12' })
  await api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true })
  await api.favorites.add.mutate({ id: 'subject_1', ...FAVORITE, addedAt: 1 })
  await api.tasks.add.mutate(TASK)
  return student
}

async function countRows(userId: string) {
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries(DELETED)) {
    counts[name] = (await db.select().from(table).where(eq(table.userId, userId))).length
  }
  return counts
}

const ALL = {
  ...Object.fromEntries(Object.keys(DELETED).map((name) => [name, 1])),
  contentAccess: CONTENT_TYPES.length,
  // A quiz has its time in its result.
  studySession: CONTENT_TYPES.length - 1,
}
const NONE = Object.fromEntries(Object.keys(DELETED).map((name) => [name, 0]))

test('a reset deletes all that was done, of this student alone, and leaves the profile and what was collected', async () => {
  const asha = await openStudious('asha@example.com')
  const bina = await openStudious('bina@example.com')
  expect(await countRows(asha.user.uid)).toEqual(ALL)

  expect(await asha.api.reset.stats.mutate()).toEqual({ reset: true })
  expect(await countRows(asha.user.uid)).toEqual(NONE)
  expect(await countRows(bina.user.uid)).toEqual(ALL)
  expect(await db.select().from(bookmark).where(eq(bookmark.userId, asha.user.uid))).toHaveLength(1)
  expect(await asha.api.favorites.list.query()).toMatchObject([FAVORITE])
  expect(await asha.api.tasks.list.query({ from: TASK.date, to: TASK.date })).toMatchObject([TASK])
  const unstudied = await (await openStudent('chandra@example.com')).api.profile.get.query()
  expect(await asha.api.profile.get.query()).toMatchObject({
    full_name: 'Asha',
    grade_level: 'Class 12',
    points: 0,
    total_study_hours: 0,
    study_streak: unstudied.study_streak,
  })
  expect(await asha.api.quizResults.summary.query({})).toMatchObject({ totalQuizzes: 0, bestScore: 0 })
})

test('a reset can be sent again, and the student can continue', async () => {
  const { api, user } = await openStudious('asha@example.com')
  await api.reset.stats.mutate()
  await api.reset.stats.mutate()
  await api.quizResults.submit.mutate(attemptOf())
  expect((await countRows(user.uid)).quizResult).toBe(1)
  expect((await api.stats.get.query()).totalQuizzes).toBe(1)
})

test('a visitor has nothing to reset', async () => {
  expect(await refusal(openBrowser().api.reset.stats.mutate())).toEqual({
    status: 401,
    message: SIGN_IN_FIRST,
  })
})

test.runIf(hasLibsql)('a reset is one batch, and one that failed can be sent again', async () => {
  const { api, user, cookies } = await openStudious('asha@example.com')
  expect(cookies.has('session')).toBe(true)
  await setControl({ failures: 1 })
  expect((await refusal(api.reset.stats.mutate())).status).toBe(503)
  expect(await countRows(user.uid)).toEqual(ALL)
  expect(await countRoundTrips(() => api.reset.stats.mutate())).toBe(2)
})
