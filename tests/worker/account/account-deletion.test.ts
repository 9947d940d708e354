import { eq, getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../worker/db/client.ts'
import { ownedTables } from '../../../worker/db/owned-tables.ts'
import { profile, user } from '../../../worker/db/schema.ts'
import { saveResult } from '../../../worker/quiz-results/store.ts'
import {
  ageSessions,
  dropPassword,
  EMAIL,
  isSignedIn,
  openAccount,
  openWithoutSession,
  readAccount,
  signIn,
} from '../../support/account.ts'
import { callRaw, openStudent, PASSWORD, refusal, testEnv } from '../../support/api-client.ts'
import { catchMail } from '../../support/caught-mail.ts'
import { countRoundTrips, hasLibsql, setControl } from '../../support/count-round-trips.ts'
import { readEveryRow } from '../../support/every-row.ts'
import { plantEverywhere } from '../../support/plant-everywhere.ts'
import { attemptOf } from '../../support/sample-attempts.ts'
import { visitOf } from '../../support/visits.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const NO_EMAIL = { status: 400, message: 'Please type the email of your account to confirm.' }
const WRONG = { status: 403, message: 'The current password is not right.' }
const TOO_MANY = { status: 429, message: 'Too many failed attempts. Please try again later.' }
const SIGN_IN = { status: 401, message: 'Please sign in first.' }
const confirmed = { confirmation: EMAIL, password: PASSWORD }

/** Tables in which a row is nobody's: a new table is either a student's, with a user_id, or has to be named here. */
const NOBODYS = ['contact_message', 'daily_secret', 'sign_in_throttle']

async function openPlanted(email: string) {
  const browser = await openStudent(email)
  const { uid } = browser.user
  await plantEverywhere(db, { id: uid, email })
  return { ...browser, id: uid, email }
}

/** By table, how many rows hold one of these texts in any column. */
async function countRowsWith(...texts: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, rows] of await readEveryRow(db)) {
    const count = rows.filter((row) => texts.some((text) => row.toLowerCase().includes(text))).length
    if (count > 0) counts[name] = count
  }
  return counts
}

describe('deleting an account', () => {
  test('leaves no row of the student in any table, and every row of others', async () => {
    const asha = await openPlanted(EMAIL)
    const bina = await openPlanted('bina@example.com')
    const owned = [...ownedTables.map(getTableName), 'user'].sort()
    const everyTable = [...(await readEveryRow(db)).keys()]
    expect([...owned, ...NOBODYS].sort()).toEqual(everyTable)
    expect(Object.keys(await countRowsWith(asha.id, asha.email)).sort()).toEqual(owned)
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
    expect((await refusal(signIn(EMAIL, PASSWORD))).message).toBe('Invalid email or password.')
    const again = await openAccount()
    expect(again.user.uid).not.toBe(asha.id)
    expect(await again.api.profile.get.query()).toMatchObject({ full_name: null, points: 0 })
    expect((await again.api.quizResults.list.query({})).items).toEqual([])
  })

  test('forgets wrong guesses at the account', async () => {
    const asha = await openAccount()
    for (let tries = 0; tries < 5; tries++) await refusal(signIn(EMAIL, `guess ${tries}`))
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
    expect(mail.letters).toMatchObject([{ to: [EMAIL], subject: 'Your Adhyayan account was deleted' }])
  })

  test('and making it again fills nobody’s mailbox', async () => {
    for (let round = 0; round < 5; round++) {
      const asha = await openAccount()
      await asha.api.account.delete.mutate(confirmed)
    }
    expect(mail.letters.filter(({ to }) => to.includes(EMAIL))).toHaveLength(3)
  })
})

describe('an account stays', () => {
  test.each([
    ['another email', 'bina@example.com'],
    ['nothing', ''],
    ['a part of it', 'asha'],
    ['a text that is too long', EMAIL.padEnd(301)],
  ])('without its email: %s', async (_, confirmation) => {
    const asha = await openStudent()
    expect(await refusal(asha.api.account.delete.mutate({ confirmation, password: PASSWORD }))).toEqual(NO_EMAIL)
    expect(await isSignedIn(asha)).toBe(true)
  })

  test('without its password, and five wrong ones stop guessing, even with the right one', async () => {
    const asha = await openPlanted(EMAIL)
    const before = await countRowsWith(asha.id)
    expect(await refusal(asha.api.account.delete.mutate({ confirmation: EMAIL }))).toEqual(WRONG)
    for (let tries = 1; tries < 5; tries++) {
      const guess = asha.api.account.delete.mutate({ confirmation: EMAIL, password: `guess ${tries}` })
      expect(await refusal(guess)).toEqual(WRONG)
    }
    expect(await refusal(asha.api.account.delete.mutate(confirmed))).toEqual(TOO_MANY)
    expect(await countRowsWith(asha.id)).toEqual(before)
  })

  test('and a wrong email is no guess', async () => {
    const asha = await openStudent()
    const wrong = { confirmation: 'asha', password: PASSWORD }
    for (let tries = 0; tries < 6; tries++)
      expect(await refusal(asha.api.account.delete.mutate(wrong))).toEqual(NO_EMAIL)
    await asha.api.account.delete.mutate(confirmed)
  })

  test('when it has no password and its sign-in is old', async () => {
    const asha = await openStudent()
    await dropPassword(asha.user.uid)
    await ageSessions(15 * 60 * 1000)
    expect(await refusal(asha.api.account.delete.mutate({ confirmation: EMAIL }))).toEqual({
      status: 403,
      message: 'Please log out and log back in before deleting your account',
    })
    await ageSessions(14 * 60 * 1000)
    await asha.api.account.delete.mutate({ confirmation: EMAIL })
    expect(await readAccount()).toBeUndefined()
  })

  test('when its password was changed in between', async () => {
    const asha = await openPlanted(EMAIL)
    const before = await countRowsWith(asha.id)
    const { deleteAccount } = await import('../../../worker/account/deletion-store.ts')
    const [, [left]] = await db.batch(deleteAccount(db, { userId: asha.id, passwordHash: 'the hash before' }))
    expect(left).toEqual({ id: asha.id })
    expect(await countRowsWith(asha.id)).toEqual(before)
  })

  test('without a session, with one that is forged, and with one that is over', async () => {
    const asha = await openStudent()
    for (const browser of await openWithoutSession(asha)) {
      expect(await refusal(browser.api.account.delete.mutate(confirmed))).toEqual(SIGN_IN)
    }
    expect(await readAccount()).toMatchObject({ email: EMAIL })
  })

  test('when another site asks', async () => {
    const asha = await openStudent()
    const answer = await asha.request('/api/trpc/account.delete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify(confirmed),
    })
    expect(answer.status).toBe(403)
    expect(await isSignedIn(asha)).toBe(true)
  })

  test('when more is sent than is asked for, such as whose it is', async () => {
    const asha = await openStudent()
    const bina = await openStudent('bina@example.com')
    const answer = await callRaw(asha, 'account.delete', 'mutation', { ...confirmed, userId: bina.user.uid })
    expect(answer.status).toBe(400)
    expect(await isSignedIn(bina)).toBe(true)
  })
})

describe('what comes late', () => {
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
    await expect(saveResult(db, uid, { ...result, ...more, timestamp: 2, completedAt: 2 }, 3)).rejects.toThrow()
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
