import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GUEST } from '#domain/account/owner.ts'
import { startAttempt, transition } from '#domain/quiz/attempt-machine.ts'
import { DATABASE } from '#src/platform/device/keys.ts'
import { createOutboxApi } from '#src/platform/device/outbox/api.ts'
import type { Outgoing } from '#src/platform/device/outbox/kinds.ts'
import { putOutgoing } from '#src/platform/device/outbox/outbox.ts'
import { sendInBackground } from '#src/platform/device/outbox/send-in-background.ts'
import { startSender } from '#src/platform/device/outbox/sender.ts'
import { noteSignedIn, noteSignedOut } from '#src/platform/device/signed-in.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createDevice } from '../tabs.ts'

const ASHA = 'a1b2'
const BINOD = 'b3c4'

/** Names that a service worker does not have, and those of them that were read. */
const OF_PAGES = ['localStorage', 'document', 'window', 'addEventListener']
const touched: string[] = []

type Request = { procedure: string; owner: string | null; input: Record<string, unknown> }

let page: Store
let device: ReturnType<typeof createDevice>
/** The requests to the worker. */
let requests: Request[]
/** The status of its answer to a request; null for no answer. */
let answer: (request: Request) => number | null | Promise<number>

beforeEach(() => {
  device = createDevice(DATABASE)
  page = device.openTab()
  requests = []
  answer = () => 200
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    const procedure = address.replace('/api/trpc/', '')
    const request = { procedure, owner: new Headers(headers).get('x-student-id'), input: JSON.parse(body) }
    requests.push(request)
    const status = await answer(request)
    if (status === null) throw new TypeError('Failed to fetch')
    if (status === 200) return Response.json({ result: { data: dataOf(procedure) } })
    const data = { code: 'NO', httpStatus: status }
    return Response.json({ error: { message: `It was ${status}.`, code: -1, data } }, { status })
  })
  for (const name of OF_PAGES) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) })
  }
})
afterEach(async () => {
  for (const name of OF_PAGES) Reflect.deleteProperty(globalThis, name)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await device.wipe()
  expect(touched.splice(0)).toEqual([])
})

const grade = { score: 40, correctAnswers: 1, totalQuestions: 3, questions: [] }
const dataOf = (procedure: string) =>
  procedure === 'quizResults.submit' ? { saved: true, timeSpent: 300, timeSpentClamped: false, grade } : []

const bookmark = (id: string, at = 1_000): Outgoing<'bookmark'> => ({
  kind: 'bookmark',
  id,
  payload: { bookmarked: true, name: 'Physics' },
  at,
  notBefore: 0,
})
const put = (outgoing: Outgoing, userId = ASHA) => page.transact((tx) => putOutgoing(tx, userId, outgoing))
async function waiting(userId = ASHA): Promise<string[]> {
  await page.load(userId)
  return page.list('outgoing', userId).map(({ key }) => key)
}

test('with every page closed, waiting writes are sent once for the signed-in student, in their order', async () => {
  await noteSignedIn(page, ASHA)
  await put(bookmark('physics', 2_000))
  await put(bookmark('biology', 1_000))
  await put(bookmark('nepali'), BINOD)
  await sendInBackground()
  expect(requests.map(({ procedure, owner, input }) => [procedure, owner, input.subjectKey])).toEqual([
    ['bookmarks.set', ASHA, 'biology'],
    ['bookmarks.set', ASHA, 'physics'],
  ])
  expect([await waiting(), await waiting(BINOD)]).toEqual([[], ['bookmark:nepali']])
  await sendInBackground()
  expect(requests).toHaveLength(2)
})

test('an attempt has its result when the student comes back', async () => {
  await noteSignedIn(page, ASHA)
  const begun = { ...startAttempt({ id: 'mechanics', timeLimit: 20 } as never, 'attempt-1'), version: 'v1' }
  const handedIn = transition(begun, { type: 'hand-in', remaining: 900, timedOut: false, now: 1_000 })
  const payload = {
    attemptId: 'attempt-1',
    quizId: 'mechanics',
    version: 'v1',
    answers: {},
    timeSpent: 300,
    completedAt: 1,
  }
  await page.transact((tx) => tx.put('attempt', ASHA, 'attempt-1', handedIn))
  await put({ kind: 'attempt', id: 'attempt-1', payload, at: 1, notBefore: 0 })
  await sendInBackground()
  await page.load(ASHA)
  expect(page.find('attempt', ASHA, 'attempt-1')?.value).toMatchObject({ state: 'stored', isSeen: false })
})

test('a page that is open at the same time sends nothing twice, and sees what has gone', async () => {
  await noteSignedIn(page, ASHA)
  for (const id of ['physics', 'biology', 'nepali']) await put(bookmark(id))
  answer = () => new Promise((resolve) => setTimeout(resolve, 10, 200))
  const sender = startSender({
    store: page,
    userId: ASHA,
    api: createOutboxApi(ASHA),
    classify: () => ({ failure: 'passing', reason: null }),
    onSessionDoubt() {},
    onAnswered: async () => {},
    onArrived() {},
    onRefused() {},
    onProgress() {},
  })
  await Promise.all([sendInBackground(), sendInBackground()])
  await waitUntil(() => expect(page.list('outgoing', ASHA)).toEqual([]))
  sender.stop()
  expect(requests).toHaveLength(3)
})

test('a passing failure makes the browser call again, and delays no other write', async () => {
  await noteSignedIn(page, ASHA)
  await put(bookmark('physics', 1_000))
  await put(bookmark('biology', 2_000))
  answer = ({ input }) => (input.subjectKey === 'physics' ? 503 : 200)
  await expect(sendInBackground()).rejects.toThrow('1 of 2 writes could not be sent')
  expect(await waiting()).toEqual(['bookmark:physics'])
  answer = () => 200
  await sendInBackground()
  expect(await waiting()).toEqual([])
})

test('where nobody answers, the rest is not tried in vain', async () => {
  await noteSignedIn(page, ASHA)
  for (const id of ['physics', 'biology', 'nepali']) await put(bookmark(id))
  answer = () => null
  await expect(sendInBackground()).rejects.toThrow('could not be sent')
  expect(requests).toHaveLength(1)
  expect(await waiting()).toHaveLength(3)
})

test.each([401, 412])(
  'after a %i it waits for its owner, and the browser is not made to call again',
  async (status) => {
    await noteSignedIn(page, ASHA)
    for (const id of ['physics', 'biology']) await put(bookmark(id))
    answer = () => status
    await sendInBackground()
    expect(requests).toHaveLength(1)
    expect(await waiting()).toHaveLength(2)
  },
)

test('a write that is refused for good stays for the next page, which shows the reason', async () => {
  await noteSignedIn(page, ASHA)
  await put(bookmark('astrology', 1_000))
  await put(bookmark('physics', 2_000))
  answer = ({ input }) => (input.subjectKey === 'astrology' ? 404 : 200)
  await sendInBackground()
  expect(await waiting()).toEqual(['bookmark:astrology'])
})

test('after signing out nothing of the student is sent, and of a visitor only what is to be graded', async () => {
  await noteSignedIn(page, ASHA)
  await noteSignedOut(page, BINOD)
  await noteSignedOut(page, ASHA)
  await put(bookmark('physics'))
  await put(bookmark('biology'), GUEST)
  const payload = {
    attemptId: 'attempt-1',
    quizId: 'mechanics',
    version: 'v1',
    answers: {},
    timeSpent: 300,
    completedAt: 1,
  }
  await put({ kind: 'attempt', id: 'attempt-1', payload, at: 1, notBefore: 0 }, GUEST)
  await sendInBackground()
  expect(requests.map(({ procedure, owner }) => [procedure, owner])).toEqual([['quizResults.submit', null]])
  expect([await waiting(), await waiting(GUEST)]).toEqual([['bookmark:physics'], ['bookmark:biology']])
})

test('a visit that is still counted is left to its page', async () => {
  await noteSignedIn(page, ASHA)
  await put({ ...bookmark('physics'), notBefore: Date.now() + 60_000 })
  await sendInBackground()
  expect(requests).toEqual([])
})
