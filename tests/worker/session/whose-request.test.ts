import { expect, test } from 'vitest'
import { OTHER_STUDENT, STUDENT_HEADER } from '#domain/account/owner.ts'
import { PICTURE } from '#tests/support/samples/picture.ts'
import { type Browser, callRaw, openBrowser, openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { readEveryRow } from '#tests/support/worker/every-row.ts'
import { plant } from '#tests/support/worker/planted.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { appRouter } from '#worker/router.ts'

const db = openDatabase(testEnv)
const EMAIL = 'zoya@example.com'

/** Procedures that neither show nor change anything of the signed-in student, so any page may call them. */
const OF_NOBODY = [
  'session',
  'auth.signUp',
  'auth.signIn',
  'auth.startPasskeySignIn',
  'auth.signInWithPasskey',
  'auth.verifyEmail',
  'auth.requestPasswordReset',
  'auth.resetPassword',
  'quizzes.list',
  'quizzes.get',
  'quizzes.save',
  'contact.send',
]

/** What these procedures need is not here: mail, a result, and a running attempt. */
const MISSING: Record<string, number> = {
  'auth.requestVerification': 403,
  'quizResults.review': 404,
  'runningAttempts.take': 404,
}

/** The same browser, as used by a page that was opened for this student. */
function pageOf(userId: string, { api, cookies, request }: Browser): Browser {
  return {
    api,
    cookies,
    request: (path, init = {}) =>
      request(path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), [STUDENT_HEADER]: userId },
      }),
  }
}

async function readRows() {
  const rows = await readEveryRow(db)
  // Refused calls are counted.
  rows.delete('sign_in_throttle')
  return rows
}

const calls = callsOfEveryProcedure(EMAIL, attemptOf().quizId)
const owned = Object.entries(calls).filter(([path]) => !OF_NOBODY.includes(path))

test('the procedures are those that there are', () => {
  expect(Object.keys(calls).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())
})

test.each(owned)('%s does nothing for a page of another student than the one who is signed in', async (path, call) => {
  const zoya = await openStudent(EMAIL)
  const before = await readRows()
  const response = await callRaw(pageOf('asha', zoya), path, call.type, call.input)
  expect(response.status).toBe(412)
  expect(await response.json()).toMatchObject({
    error: { message: OTHER_STUDENT, data: { code: 'PRECONDITION_FAILED' } },
  })
  expect(await readRows()).toEqual(before)
  expect(zoya.cookies.has('session')).toBe(true)
})

test.each(owned)('%s works for a page of the student who is signed in', async (path, call) => {
  const zoya = await openStudent(EMAIL)
  await plant(db, EMAIL)
  const response = await callRaw(pageOf(zoya.user.uid, zoya), path, call.type, call.input)
  expect(response.status).toBe(MISSING[path] ?? 200)
})

const needSession = owned.filter(([path]) => path !== 'auth.signOut')

test.each(needSession)('%s asks to sign in, for a page of a student whose session has ended', async (path, call) => {
  const response = await callRaw(pageOf('asha', openBrowser()), path, call.type, call.input)
  expect(response.status).toBe(401)
})

test('one request that calls several procedures is refused as a whole', async () => {
  const zoya = await openStudent(EMAIL)
  const answers = await pageOf('asha', zoya).request('/api/trpc/stats.get,session,profile.get?batch=1&input={}')
  expect(answers.status).toBe(207)
  expect(await answers.json()).toMatchObject([
    { error: { message: OTHER_STUDENT } },
    { result: { data: { user: { uid: zoya.user.uid } } } },
    { error: { message: OTHER_STUDENT } },
  ])
})

test('the picture and the file of a student’s data are for the page of that student', async () => {
  const zoya = await openStudent(EMAIL)
  const { user } = await zoya.api.profile.setAvatar.mutate({ image: PICTURE['8x8'] })
  const ask = {
    picture: (page: Browser) => page.request(user.photoURL ?? ''),
    data: (page: Browser) => page.request('/api/own-data', { method: 'POST' }),
  }
  for (const get of [ask.picture, ask.data]) {
    expect((await get(zoya)).status).toBe(200)
    expect((await get(pageOf(user.uid, zoya))).status).toBe(200)
    const refused = await get(pageOf('asha', zoya))
    expect(refused.status).toBe(412)
    expect(await refused.json()).toEqual({ error: { code: 'PRECONDITION_FAILED', message: OTHER_STUDENT } })
    expect((await get(pageOf('asha', openBrowser()))).status).toBe(401)
  }
})

test('signing out a student who is already signed out is no error', async () => {
  const zoya = await openStudent(EMAIL)
  await zoya.api.auth.signOut.mutate()
  expect((await callRaw(pageOf(zoya.user.uid, zoya), 'auth.signOut', 'mutation', undefined)).status).toBe(200)
  zoya.cookies.set('session', 'ended')
  expect((await callRaw(pageOf(zoya.user.uid, zoya), 'auth.signOut', 'mutation', undefined)).status).toBe(200)
  expect(zoya.cookies.has('session')).toBe(false)
})

test.runIf(hasLibsql)('the check costs no round trip', async () => {
  const zoya = await openStudent(EMAIL)
  const page = pageOf(zoya.user.uid, zoya)
  expect(await countRoundTrips(() => callRaw(page, 'stats.get', 'query', undefined))).toBe(2)
  expect(await countRoundTrips(() => callRaw(page, 'auth.signOut', 'mutation', undefined))).toBe(1)
})
