import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { collectWork, ORIGIN, openBrowser, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { GOOGLE_ENV, openGoogle } from '#tests/support/worker/forging-google.ts'
import { change, changeInput } from '#tests/support/worker/fuzz/change-input.ts'
import { ROUTES, type WildRequest, wildRequest } from '#tests/support/worker/fuzz/wild-request.ts'
import { plantEverywhere } from '#tests/support/worker/plant-everywhere.ts'
import { plant } from '#tests/support/worker/planted.ts'
import { rowsOfStudent } from '#tests/support/worker/rows-of-student.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import app from '#worker/index.ts'
import source from '#worker/index.ts?raw'
import { appRouter } from '#worker/router.ts'

/** `FUZZ=10000 npm run test:worker -- tests/worker/http/fuzz.test.ts` tries more; `FUZZ_SEED=` repeats a failed run. */
const { FUZZ, FUZZ_SEED } = env as { FUZZ: string; FUZZ_SEED: string }
const RUNS = Math.ceil(Number(FUZZ || 1_000) / 2)
/** An ordinary run tries the same inputs each time. */
const SEED = FUZZ_SEED || (FUZZ ? '' : '20261128')
/** Of a request on a busy machine. */
const PATIENCE_MS = 200
const patience = { timeout: 120_000 + RUNS * PATIENCE_MS }
const options = { numRuns: RUNS, ...(SEED ? { seed: Number(SEED) } : {}) }
/** After so many requests the student is a new one: the old one is over the limits, or signed out. */
const STUDENT_FOR = 25
const VICTIM = 'bina@example.com'

const TRACE = /\n\s*at |node_modules|\.[jt]sx?:\d+|\bat async /
const SQL = /\b(insert into|delete from|select .+ from|update .+ set)\b|SQLITE|D1_|Libsql|constraint failed|drizzle/i

const db = openDatabase(testEnv)
const environment = { ...testEnv, ...MAIL, ...GOOGLE_ENV }
catchMail()
beforeEach(() => {
  openGoogle()
  vi.spyOn(console, 'error').mockReturnValue()
})

/** A student with rows in every table: those that calls make, and those that name their student in every column. */
async function openVictim() {
  const bina = openBrowser(MAIL)
  const { user } = await bina.api.auth.signUp.mutate({ email: VICTIM, password: PASSWORD })
  for (const [path, { as, type, input }] of Object.entries(callsOfEveryProcedure(VICTIM, attemptOf().quizId))) {
    if (as === 'student' && !/signOut|endSession|endOther|^reset|delete|updateEmail|remove|cancel/.test(path))
      await bina.request(
        `/api/trpc/${path}${type === 'query' && input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`,
        type === 'query' ? {} : { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(input) },
      )
  }
  const ids = Object.values(await rowsOfStudent(db, user.uid)).flatMap((rows) =>
    rows.flatMap((row) =>
      Object.entries(row as object).flatMap(([name, value]) =>
        /id$/i.test(name) && name !== 'userId' && typeof value === 'string' ? [value] : [],
      ),
    ),
  )
  await plantEverywhere(db, { id: user.uid, email: VICTIM })
  const rows = await rowsOfStudent(db, user.uid)
  // What `plantEverywhere` wrote, and the email, are nowhere else.
  const isHers = (text: string) => text.includes(`of ${user.uid}`) || text.includes(VICTIM)
  return { id: user.uid, ids: [...new Set(ids)], rows, isHers }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
let count = 0

async function openStudent() {
  const email = `asha-${++count}@example.com`
  const browser = openBrowser(MAIL)
  const { user } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  if (count === 1) await plant(db, email)
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return { id: user.uid, cookie, calls: callsOfEveryProcedure(email, attemptOf().quizId), used: 0 }
}
type Student = Awaited<ReturnType<typeof openStudent>>

/** A student for the next request. */
async function useStudent(before: Student | null): Promise<Student> {
  const student = before && before.used < STUDENT_FOR ? before : await openStudent()
  student.used += 1
  return student
}

async function send(path: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  const headers = new Headers(init.headers)
  // A network is limited, too.
  if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', `2001:db8:${(count++ % 9999) + 1}::1`)
  if (!headers.has('Origin')) headers.set('Origin', ORIGIN)
  const work = collectWork()
  const response = await app.fetch(new Request(new URL(path, ORIGIN), { ...init, headers }), environment, work.context)
  const text = await response.text()
  await work.done()
  return { response, text }
}

type Victim = Awaited<ReturnType<typeof openVictim>>

function expectHarmless(
  sent: unknown,
  { response: { status }, text }: { response: Response; text: string },
  victim: Victim,
) {
  const isServerError = status >= 500 || /"httpStatus":5/.test(text)
  const found = {
    isServerError,
    hasTrace: TRACE.exec(text)?.[0] ?? null,
    // Questions of computer science have SQL in them.
    hasSql: status >= 400 ? (SQL.exec(text)?.[0] ?? null) : null,
    isHers: victim.isHers(text),
  }
  const none = { isServerError: false, hasTrace: null, hasSql: null, isHers: false }
  expect({ sent, status, ...found, ...(isServerError && { text }) }).toEqual({ sent, status, ...none })
}

test('every route under /api is among the fuzzed ones', () => {
  const written = [...source.matchAll(/app\.(?:all|get|post|put|on|route)\(\s*'([^'*]+)/g)].map(([, path = '']) => path)
  expect(written.map((path) => path.replace(/\/$/, '')).toSorted()).toEqual(ROUTES.toSorted())
})

test('no nearly valid input of a procedure breaks it, or reaches what is another student’s', patience, async () => {
  const victim = await openVictim()
  const names = Object.keys(appRouter._def.procedures)
  let student: Student | null = null
  let accepted = 0
  const call = fc.record({
    names: fc.oneof(
      { weight: 9, arbitrary: fc.tuple(fc.constantFrom(...names)) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 4 }) },
    ),
    changes: fc.array(change, { minLength: 1, maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(call, async ({ names: [first = '', ...more], changes }) => {
      student = await useStudent(student)
      const { calls, cookie } = student
      const inputOf = (name: string) => changeInput(calls[name]?.input, changes, victim.ids)
      const { type = 'query' } = calls[first] ?? {}
      const path = `/api/trpc/${[first, ...more].join(',')}${more.length > 0 ? '?batch=1' : '?'}`
      const inputs =
        more.length > 0 ? Object.fromEntries([first, ...more].map((name, at) => [at, inputOf(name)])) : inputOf(first)
      const json = JSON.stringify(inputs)
      const headers = { ...JSON_TYPE, Cookie: cookie }
      const answer = await (type === 'query'
        ? send(json === undefined ? path : `${path}&input=${encodeURIComponent(json)}`, { headers })
        : send(path, { method: 'POST', headers, ...(json !== undefined && { body: json }) }))
      expectHarmless({ first, more, inputs }, answer, victim)
      if (answer.response.status === 200) accepted += 1
      // Signed out, or deleted.
      if (answer.response.status === 401) student = null
    }),
    options,
  )
  // Inputs that are refused at once try little.
  expect(accepted).toBeGreaterThan(RUNS / 5)
  expect(await rowsOfStudent(db, victim.id)).toEqual(victim.rows)
})

test('no request to a route breaks it, or reaches what is another student’s', patience, async () => {
  const victim = await openVictim()
  let student: Student | null = null
  await fc.assert(
    fc.asyncProperty(wildRequest, async ({ method, path, headers, body, hasSession }: WildRequest) => {
      student = await useStudent(student)
      const cookies = [headers.Cookie, hasSession ? student.cookie : ''].filter(Boolean).join('; ')
      const answer = await send(path, { method, body, headers: { ...headers, ...(cookies && { Cookie: cookies }) } })
      expectHarmless({ method, path, headers, body }, answer, victim)
      if (hasSession && answer.response.status === 401) student = null
    }),
    options,
  )
  expect(await rowsOfStudent(db, victim.id)).toEqual(victim.rows)
})
