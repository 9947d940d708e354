import { describe, expect, test } from 'vitest'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { TARGET_SUBJECT_MESSAGES } from '#domain/study/target-subjects.ts'
import { callRaw, openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { preferences } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const goals = (...targetSubjects: string[]) => ({ studyGoals: { targetSubjects } })

describe('preferences', () => {
  test('are empty at first', async () => {
    const { api } = await openStudent()
    expect(await api.preferences.get.query()).toEqual({ lastUpdated: null, ...goals() })
  })

  test('are the target subjects and when they were chosen', async () => {
    const { api } = await openStudent()
    const before = Date.now()
    const stored = await api.preferences.set.mutate(goals('Physics', 'Social Studies', 'Physics'))
    expect(stored).toEqual({ lastUpdated: expect.any(Number), ...goals('Physics', 'Social Studies') })
    expect(stored.lastUpdated).toBeGreaterThanOrEqual(before)
    expect(await api.preferences.get.query()).toEqual(stored)
    await api.preferences.set.mutate(goals())
    expect(await api.preferences.get.query()).toMatchObject(goals())
    expect(await db.select().from(preferences)).toHaveLength(1)
  })

  test('are each student’s own', async () => {
    const asha = await openStudent()
    const bina = await openStudent('bina@example.com')
    await asha.api.preferences.set.mutate(goals('Physics'))
    await bina.api.preferences.set.mutate(goals('Biology'))
    expect(await asha.api.preferences.get.query()).toMatchObject(goals('Physics'))
  })

  test('must be a list of subjects of the catalogue', async () => {
    const student = await openStudent()
    const unknown = TARGET_SUBJECT_MESSAGES.unknown
    const noList = TARGET_SUBJECT_MESSAGES.list
    for (const [input, message] of [
      [goals('Astrology'), unknown],
      [goals('constructor'), unknown],
      [goals(''), unknown],
      [goals('x'.repeat(5000)), unknown],
      [goals(...Array(21).fill('Physics')), TARGET_SUBJECT_MESSAGES.tooMany],
      [{ studyGoals: { targetSubjects: 'Physics' } }, noList],
      [{ studyGoals: { targetSubjects: [7] } }, noList],
      [{ studyGoals: null }, noList],
    ] as const) {
      const answer = await callRaw(student, 'preferences.set', 'mutation', input)
      expect([input, answer.status]).toEqual([input, 400])
      expect(await answer.json()).toMatchObject({ error: { message } })
    }
    expect(await db.select().from(preferences)).toEqual([])
  })

  test('refuse unknown fields', async () => {
    const student = await openStudent()
    const input = { ...goals('Physics'), userId: 'bina' }
    expect((await callRaw(student, 'preferences.set', 'mutation', input)).status).toBe(400)
  })

  test('are for students', async () => {
    const please = { status: 401, message: SIGN_IN_FIRST }
    expect(await refusal(openBrowser().api.preferences.get.query())).toEqual(please)
    expect(await refusal(openBrowser().api.preferences.set.mutate(goals()))).toEqual(please)
  })

  test.runIf(hasLibsql)('ask the database twice', async () => {
    const { api } = await openStudent()
    expect(await countRoundTrips(() => api.preferences.set.mutate(goals('Physics')))).toBe(2)
    expect(await countRoundTrips(() => api.preferences.get.query())).toBe(2)
  })
})
