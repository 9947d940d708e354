import { expect, test } from 'vitest'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { UNTIMED_SECONDS } from '#domain/quiz/quiz-settings.ts'
import { callRaw, openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult, quizSettings } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const HALF = { extraTime: 'half', textSize: 'large', singleKeys: false } as const
const NORMAL = { extraTime: 'none', textSize: 'normal', singleKeys: true } as const

test('are null until something is chosen, and then what was chosen', async () => {
  const { api } = await openStudent()
  expect(await api.preferences.quizSettings.query()).toBeNull()
  const changedAt = Date.now()
  expect(await api.preferences.setQuizSettings.mutate({ ...HALF, changedAt })).toEqual({ ...HALF, changedAt })
  expect(await api.preferences.quizSettings.query()).toEqual({ ...HALF, changedAt })
})

test('are each student’s own, and go with the account', async () => {
  const asha = await openStudent()
  const bina = await openStudent('bina@example.com')
  await asha.api.preferences.setQuizSettings.mutate({ ...HALF, changedAt: 1 })
  await bina.api.preferences.setQuizSettings.mutate({ ...NORMAL, changedAt: 2 })
  expect(await asha.api.preferences.quizSettings.query()).toEqual({ ...HALF, changedAt: 1 })
  expect(await bina.api.preferences.quizSettings.query()).toEqual({ ...NORMAL, changedAt: 2 })
})

test('keep the newest change, however often and in whatever order changes arrive', async () => {
  const { api } = await openStudent()
  const newer = { ...NORMAL, changedAt: 2 }
  await api.preferences.setQuizSettings.mutate(newer)
  expect(await api.preferences.setQuizSettings.mutate({ ...HALF, changedAt: 1 })).toEqual(newer)
  expect(await api.preferences.setQuizSettings.mutate(newer)).toEqual(newer)
  expect(await db.select().from(quizSettings)).toHaveLength(1)
})

test('change alone: what another device has chosen stays', async () => {
  const { api } = await openStudent()
  const set = api.preferences.setQuizSettings.mutate
  expect(await set({ textSize: 'large', changedAt: 1 })).toEqual({ ...NORMAL, textSize: 'large', changedAt: 1 })
  expect(await set({ extraTime: 'half', changedAt: 2 })).toEqual({ ...HALF, singleKeys: true, changedAt: 2 })
  expect(await set({ singleKeys: false, changedAt: 3 })).toEqual({ ...HALF, changedAt: 3 })
  expect(await set({ textSize: 'normal', changedAt: 1 })).toEqual({ ...HALF, changedAt: 3 })
})

test('from a clock that is ahead do not shut out later changes', async () => {
  const { api } = await openStudent()
  const ahead = Date.now() + 3 * 86_400_000
  await api.preferences.setQuizSettings.mutate({ ...HALF, changedAt: ahead, sentAt: ahead })
  const later = await api.preferences.setQuizSettings.mutate({ ...NORMAL, changedAt: Date.now() + 1 })
  expect(later).toMatchObject(NORMAL)
})

test('stay after a reset of all stats, because they are not about what was studied', async () => {
  const { api } = await openStudent()
  await api.preferences.setQuizSettings.mutate({ ...HALF, changedAt: 1 })
  await api.reset.stats.mutate()
  expect(await api.preferences.quizSettings.query()).toMatchObject(HALF)
})

test('refuse anything else with a sentence, and store nothing', async () => {
  const student = await openStudent()
  for (const wrong of [
    { extraTime: 'double' },
    { textSize: 'huge' },
    { singleKeys: 1 },
    { changedAt: -1 },
    { changedAt: 1.5 },
    { userId: 'bina' },
  ]) {
    const input = { ...HALF, changedAt: 1, ...wrong }
    const answer = await callRaw(student, 'preferences.setQuizSettings', 'mutation', input)
    expect([wrong, answer.status]).toEqual([wrong, 400])
  }
  const nothing = await callRaw(student, 'preferences.setQuizSettings', 'mutation', { changedAt: 1 })
  expect(nothing.status).toBe(400)
  expect(await db.select().from(quizSettings)).toEqual([])
})

test('are for students', async () => {
  const please = { status: 401, message: SIGN_IN_FIRST }
  expect(await refusal(openBrowser().api.preferences.quizSettings.query())).toEqual(please)
  expect(await refusal(openBrowser().api.preferences.setQuizSettings.mutate({ ...HALF, changedAt: 1 }))).toEqual(please)
})

test.each([
  ['none', undefined, 1800],
  ['none', 'none', 1800],
  ['a quarter', 'quarter', 2250],
  ['half', 'half', 2700],
  ['no limit', 'untimed', UNTIMED_SECONDS],
] as const)('a result with %s counts at most its own time, and is listed with it', async (_, extraTime, most) => {
  const { api } = await openStudent()
  const [listed] = await api.quizzes.list.query()
  const limit = (listed?.timeLimit ?? 0) * 60
  const scaled = extraTime === 'untimed' ? most : (most / 1800) * limit
  const attempt = { quizId: listed?.id ?? '', answers: {}, completedAt: Date.now(), ...(extraTime && { extraTime }) }
  const within = await api.quizResults.submit.mutate({
    ...attempt,
    attemptId: crypto.randomUUID(),
    timeSpent: scaled,
  })
  expect(within).toMatchObject({ saved: true, timeSpent: scaled, timeSpentClamped: false })
  const over = await api.quizResults.submit.mutate({
    ...attempt,
    attemptId: crypto.randomUUID(),
    timeSpent: scaled + 60,
  })
  expect(over).toMatchObject({ saved: true, timeSpent: scaled, timeSpentClamped: true })
  const stored = extraTime === undefined || extraTime === 'none' ? null : extraTime
  expect((await db.select().from(quizResult)).map((row) => row.extraTime)).toEqual([stored, stored])
  const { items } = await api.quizResults.list.query({})
  expect(items.map((item) => item.extraTime)).toEqual([stored, stored])
})

test('a submission with another extra time is refused', async () => {
  const student = await openStudent()
  const attempt = { attemptId: crypto.randomUUID(), quizId: 'x', answers: {}, timeSpent: 1, completedAt: 1 }
  const answer = await callRaw(student, 'quizResults.submit', 'mutation', { ...attempt, extraTime: 'double' })
  expect(answer.status).toBe(400)
})

test.runIf(hasLibsql)('ask the database twice', async () => {
  const { api } = await openStudent()
  const set = () => api.preferences.setQuizSettings.mutate({ ...HALF, changedAt: 1 })
  expect(await countRoundTrips(set)).toBe(2)
  expect(await countRoundTrips(() => api.preferences.quizSettings.query())).toBe(2)
})
