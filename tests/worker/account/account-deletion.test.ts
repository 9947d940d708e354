import { eq, getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { EMAIL, isSignedIn, openAccount, readAccount, signIn } from '#tests/support/worker/account.ts'
import { openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { readEveryRow } from '#tests/support/worker/every-row.ts'
import { plantEverywhere } from '#tests/support/worker/plant-everywhere.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { ownedTables } from '#worker/db/owned-tables.ts'
import { profile, user } from '#worker/db/schema.ts'
import { saveResult } from '#worker/quiz-results/store.ts'
import { countRowsWith, openPlanted } from './planted-student.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const SIGN_IN = { status: 401, message: SIGN_IN_FIRST }
const confirmed = { confirmation: EMAIL, password: PASSWORD }

/** Tables whose rows belong to nobody. A new table must either have a user_id or be named here. */
const NOBODYS = ['contact_message', 'daily_secret', 'sign_in_throttle']

describe('deleting an account', () => {
  test('leaves no row of the student in any table, and every row of others', async () => {
    const asha = await openPlanted(EMAIL)
    const bina = await openPlanted('bina@example.com')
    // Practices are counted under the id of the student, also one of a chapter that does not exist.
    await refusal(asha.api.learning.practise.query({ chapters: ['physics/none'], difficulty: null, count: 10 }))
    expect(await countRowsWith(`practices ${asha.id}`)).toEqual({ sign_in_throttle: 1 })
    const owned = [...ownedTables.map(getTableName), 'user'].sort()
    const everyTable = [...(await readEveryRow(db)).keys()]
    expect([...owned, ...NOBODYS].sort()).toEqual(everyTable)
    expect(Object.keys(await countRowsWith(asha.id, asha.email)).sort()).toEqual([...owned, 'sign_in_throttle'].sort())
    const ofBina = await countRowsWith(bina.id, bina.email)
    expect(Object.keys(ofBina).sort()).toEqual(owned)

    expect(await asha.api.account.delete.mutate(confirmed)).toEqual({ deleted: true })
    expect(await countRowsWith(asha.id, asha.email)).toEqual({})
    expect(await countRowsWith(bina.id, bina.email)).toEqual(ofBina)
    expect(await isSignedIn(bina)).toBe(true)
  })

  test('takes the email in any case, with spaces around it', async () => {
    const asha = await openAccount()
    await asha.api.account.delete.mutate({ confirmation: ' Asha@Example.COM ', password: PASSWORD })
    expect(await readAccount()).toBeUndefined()
  })

  test('signs out everywhere, and takes the cookies away', async () => {
    const asha = await openAccount()
    const phone = await signIn(EMAIL, PASSWORD)
    expect([...asha.cookies.keys()]).toEqual(['session', 'signed_in', 'known_device'])
    await asha.api.account.delete.mutate(confirmed)
    expect([...asha.cookies.keys()]).toEqual([])
    expect(await refusal(phone.api.profile.get.query())).toEqual(SIGN_IN)
    expect(await isSignedIn(phone)).toBe(false)
  })

  test('leaves the cookie by which another student’s device is known', async () => {
    const asha = await openAccount()
    const bina = await openAccount('bina@example.com')
    const known = bina.cookies.get('known_device') ?? ''
    asha.cookies.set('known_device', known)
    await asha.api.account.delete.mutate(confirmed)
    expect(asha.cookies.get('known_device')).toBe(known)
  })

  test('lets the same email in again, and it starts empty', async () => {
    const asha = await openPlanted(EMAIL)
    await asha.api.account.delete.mutate(confirmed)
    expect((await refusal(signIn(EMAIL, PASSWORD))).message).toBe(CREDENTIAL_MESSAGES.refused)
    const again = await openAccount()
    expect(again.user.uid).not.toBe(asha.id)
    expect(await again.api.profile.get.query()).toMatchObject({ full_name: null, points: 0 })
    expect((await again.api.quizResults.list.query({})).items).toEqual([])
  })

  test('forgets wrong guesses at the account', async () => {
    const asha = await openAccount()
    for (let tries = 0; tries < TRIES.guessesHere.most; tries++) await refusal(signIn(EMAIL, `guess ${tries}`))
    await asha.api.account.delete.mutate(confirmed)
    await openAccount()
    expect(await isSignedIn(await signIn(EMAIL, PASSWORD))).toBe(true)
  })

  test('tells the student, if the email is proved', async () => {
    const asha = await openAccount()
    mail.letters.length = 0
    await asha.api.account.delete.mutate(confirmed)
    expect(mail.letters).toEqual([])

    const again = await openAccount()
    await db.update(user).set({ emailVerified: true })
    mail.letters.length = 0
    await again.api.account.delete.mutate(confirmed)
    expect(mail.letters).toMatchObject([{ to: [EMAIL], subject: MAIL_SUBJECTS.accountDeleted }])
  })

  test('and making it again fills nobody’s mailbox', async () => {
    for (let round = 0; round < 5; round++) {
      const asha = await openAccount()
      await asha.api.account.delete.mutate(confirmed)
    }
    expect(mail.letters.filter(({ to }) => to.includes(EMAIL))).toHaveLength(3)
  })
})

describe('a request that arrives late', () => {
  test('from another device, is a visitor’s', async () => {
    const asha = await openStudent()
    const phone = await signIn(EMAIL, PASSWORD)
    await asha.api.account.delete.mutate(confirmed)
    const kept = phone.cookies.get('session') ?? ''
    const late = async (send: () => Promise<unknown>) => {
      phone.cookies.set('session', kept)
      await send().catch(() => undefined)
    }
    expect((await phone.api.quizResults.submit.mutate(attemptOf())).saved).toBe(false)
    await late(() => phone.api.contentAccess.record.mutate(visitOf()))
    await late(() => phone.api.bookmarks.set.mutate({ subjectKey: 'physics', bookmarked: true }))
    await late(() => phone.api.preferences.set.mutate({ studyGoals: { targetSubjects: ['Physics'] } }))
    for (const [name, rows] of await readEveryRow(db)) {
      if (!NOBODYS.includes(name)) expect([name, rows]).toEqual([name, []])
    }
  })

  test('from a request that had found its session before, finds no student to belong to', async () => {
    const asha = await openStudent()
    const { uid } = asha.user
    await asha.api.account.delete.mutate(confirmed)
    const result = { attemptId: 'a', quizId: 'q', subject: 's', title: 't', score: 1, totalQuestions: 1 }
    const more = { correctAnswers: 1, earnedMarks: 1, totalMarks: 1, timeSpent: 1, difficulty: 'Easy', answers: {} }
    const versions = { quizVersion: null, keyVersion: null, rightMarks: 1, flagged: null, times: null, extraTime: null }
    await expect(
      saveResult(
        db,
        uid,
        { ...result, ...more, ...versions, timestamp: 2, completedAt: 2 },
        { now: 3, learned: [], entries: [] },
      ),
    ).rejects.toThrow()
    await expect(plantEverywhere(db, { id: uid, email: EMAIL })).rejects.toThrow()
    expect(await countRowsWith(uid)).toEqual({})
  })
})

test('every table of students is tied to the student by the database itself', async () => {
  const asha = await openPlanted(EMAIL)
  await db.delete(user).where(eq(user.id, asha.id))
  expect(await countRowsWith(asha.id)).toEqual({})
})

describe.runIf(hasLibsql)('on the way to the database', () => {
  test('it is asked twice', async () => {
    const asha = await openPlanted(EMAIL)
    expect(await countRoundTrips(() => asha.api.account.delete.mutate(confirmed))).toBe(2)
  })

  test('a deletion that failed has deleted nothing, and can be sent again', async () => {
    const asha = await openPlanted(EMAIL)
    const before = await countRowsWith(asha.id)
    await setControl({ failures: 1 })
    expect((await refusal(asha.api.account.delete.mutate(confirmed))).status).toBe(503)
    expect(await countRowsWith(asha.id)).toEqual(before)
    await asha.api.account.delete.mutate(confirmed)
    expect(await db.select().from(profile)).toEqual([])
  })
})
