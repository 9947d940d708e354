import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GUEST } from '../../../domain/account/owner.ts'
import { type QuizAttempt, startAttempt, transition } from '../../../domain/quiz/attempt-machine.ts'
import type { Api } from '../../../src/app/data/trpc.ts'
import { putOutgoing } from '../../../src/device/outbox/outbox.ts'
import type { Outgoing } from '../../../src/device/outbox/outgoing.ts'
import { type Failed, type Progress, type Sender, startSender } from '../../../src/device/outbox/sender.ts'
import type { Store } from '../../../src/device/store/store.ts'
import { createDevice } from './tabs.ts'

const ASHA = 'a1b2'
const AT = 1_000

class Refusal extends Error {
  readonly failed: Failed
  constructor(failed: Failed) {
    super(failed.reason ?? 'no answer')
    this.failed = failed
  }
}
const unavailable = new Refusal({ failure: 'passing', reason: 'We cannot reach the database right now.' })
const noAnswer = new Refusal({ failure: 'passing', reason: null })
const signedOut = new Refusal({ failure: 'signed-out', reason: 'Please sign in first.' })
const notFound = new Refusal({ failure: 'final', reason: 'Quiz not found.' })

const grade = { score: 40, correctAnswers: 1, totalQuestions: 3, questions: [] }
const bookmark = (id: string, bookmarked = true, at = AT): Outgoing<'bookmark'> => ({
  kind: 'bookmark',
  id,
  payload: { bookmarked, name: '' },
  at,
  notBefore: 0,
})

let device: ReturnType<typeof createDevice>
let tab: Store
const senders: Sender[] = []
const worker = {
  submit: vi.fn(),
  bookmark: vi.fn(),
  visit: vi.fn(),
  position: vi.fn(),
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
}
const api = {
  quizResults: { submit: { mutate: worker.submit } },
  bookmarks: { set: { mutate: worker.bookmark } },
  contentAccess: { record: { mutate: worker.visit } },
  reading: { savePosition: { mutate: worker.position } },
  favorites: { add: { mutate: worker.addFavorite }, remove: { mutate: worker.removeFavorite } },
} as unknown as Api

beforeEach(() => {
  device = createDevice()
  tab = device.openTab()
  // The longest pause that is allowed, so that a test can tell a pause from none.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  for (const answer of Object.values(worker)) answer.mockReset().mockResolvedValue([])
})
afterEach(() => {
  for (const sender of senders.splice(0)) sender.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  device.close()
})

type Heard = { arrived: string[]; refused: string[]; doubts: number; progress: Progress[] }

function send(store: Store, userId = ASHA): Heard & { sender: Sender } {
  const heard: Heard = { arrived: [], refused: [], doubts: 0, progress: [] }
  const sender = startSender({
    store,
    userId,
    api,
    classify: (error) => (error instanceof Refusal ? error.failed : { failure: 'passing', reason: null }),
    onSessionDoubt: () => {
      heard.doubts += 1
    },
    onArrived: ({ id }) => heard.arrived.push(id),
    onRefused: ({ id }, reason) => heard.refused.push(`${id}: ${reason}`),
    onProgress: (progress) => heard.progress.push(progress),
  })
  senders.push(sender)
  return Object.assign(heard, { sender })
}

const put = (outgoing: Outgoing, userId = ASHA, store = tab) =>
  store.transact((tx) => putOutgoing(tx, userId, outgoing))
const waiting = (store = tab, userId = ASHA) => store.list('outgoing', userId).map(({ value }) => value.id)

/** A finished attempt with its write, as handing in leaves them. */
async function handIn(attemptId: string, userId = ASHA): Promise<void> {
  const attempt: QuizAttempt = transition(
    { ...startAttempt({ id: 'mechanics', timeLimit: 20 } as never, attemptId), title: 'Mechanics', totalQuestions: 3 },
    { type: 'hand-in', remaining: 900, timedOut: false, now: AT },
  )
  const payload = { attemptId, quizId: 'mechanics', version: 'v1', answers: {}, timeSpent: 300, completedAt: AT }
  await tab.transact(async (tx) => {
    await tx.put('attempt', userId, attemptId, attempt)
    await putOutgoing(tx, userId, { kind: 'attempt', id: attemptId, payload, at: AT, notBefore: 0 })
  })
}
const stateOf = (attemptId: string, userId = ASHA) => tab.find('attempt', userId, attemptId)?.value.state

test('what waits is sent once, and is gone from the device when the worker has it', async () => {
  await put(bookmark('physics'))
  const { arrived } = send(tab)
  await vi.waitFor(() => expect(arrived).toEqual(['physics']))
  expect(waiting()).toEqual([])
  await put(bookmark('biology'))
  await vi.waitFor(() => expect(arrived).toEqual(['physics', 'biology']))
  expect(worker.bookmark).toHaveBeenCalledTimes(2)
})

test('one that always fails holds up no other', async () => {
  worker.submit.mockRejectedValue(unavailable)
  await handIn('attempt-1')
  await put(bookmark('physics', true, AT + 1))
  const { arrived } = send(tab)
  await vi.waitFor(() => expect(arrived).toEqual(['physics']))
  expect(waiting()).toEqual(['attempt-1'])
})

test('one that is never answered comes last when the line is tried again', async () => {
  worker.submit.mockRejectedValue(noAnswer)
  await handIn('attempt-1')
  await put(bookmark('physics', true, AT + 1))
  const { arrived, sender } = send(tab)
  await vi.waitFor(() => expect(worker.submit).toHaveBeenCalledTimes(1))
  expect(worker.bookmark).not.toHaveBeenCalled()
  await sender.sendNow()
  expect(arrived).toEqual(['physics'])
})

test('a failed one is tried again by itself after its pause', async () => {
  worker.bookmark.mockRejectedValueOnce(unavailable)
  await put(bookmark('physics'))
  const { arrived, progress } = send(tab)
  await vi.waitFor(() => expect(progress.at(-1)?.failed.get('bookmark:physics')).toBe(unavailable.message))
  expect(arrived).toEqual([])
  await vi.waitFor(() => expect(arrived).toEqual(['physics']), { timeout: 3_000 })
  expect(progress.at(-1)).toEqual({ sending: null, failed: new Map() })
})

describe('two writes of one kind for the same thing', () => {
  test('become one, and the last choice of a bookmark wins', async () => {
    for (const bookmarked of [true, false, true, false]) await put(bookmark('physics', bookmarked))
    const { arrived } = send(tab)
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
    expect(worker.bookmark.mock.calls[0]?.[0]).toMatchObject({ subjectKey: 'physics', bookmarked: false })
  })

  test('that is made while the first is on its way is sent after it', async () => {
    const answers: (() => void)[] = []
    worker.bookmark.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve([]))))
    await put(bookmark('physics', true))
    send(tab)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    await put(bookmark('physics', false))
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    expect(worker.bookmark.mock.calls[1]?.[0]).toMatchObject({ bookmarked: false })
    answers[1]?.()
    await vi.waitFor(() => expect(waiting()).toEqual([]))
  })

  test('totals of a visit never go back', async () => {
    const visit = (timeSpent: number, progress: number): Outgoing<'visit'> => ({
      kind: 'visit',
      id: 'visit-1',
      payload: { contentType: 'note', contentId: 'n', title: 'N', subject: 'S', url: '/n', timeSpent, progress },
      at: AT,
      notBefore: 0,
    })
    await put(visit(60, 50))
    await put(visit(30, 80))
    send(tab)
    await vi.waitFor(() => expect(worker.visit).toHaveBeenCalled())
    expect(worker.visit.mock.calls[0]?.[0]).toMatchObject({ visitId: 'visit-1', timeSpent: 60, progress: 80 })
  })
})

describe('a favorite', () => {
  const name = { type: 'note', title: 'Waves', subject: 'Physics' } as const
  const favorite = { ...name, id: 'note_1', chapter: null, url: '/notes/physics', icon: null, addedAt: AT }
  const change = (payload: Outgoing<'favorite'>['payload'], at = AT): Outgoing<'favorite'> => ({
    kind: 'favorite',
    id: 'note/Physics/Waves',
    payload,
    at,
    notBefore: 0,
  })

  test('that was added and removed again is removed, by the last choice alone', async () => {
    await put(change({ action: 'add', favorite }))
    await put(change({ action: 'remove', name }))
    const { arrived } = send(tab)
    await vi.waitFor(() => expect(arrived).toEqual(['note/Physics/Waves']))
    expect(worker.addFavorite).not.toHaveBeenCalled()
    expect(worker.removeFavorite.mock.calls[0]?.[0]).toMatchObject({ ...name, removedAt: AT })
    expect(waiting()).toEqual([])
  })

  test('is sent with the time of sending, for a clock that is wrong', async () => {
    await put(change({ action: 'add', favorite }))
    send(tab)
    await vi.waitFor(() => expect(worker.addFavorite).toHaveBeenCalled())
    const [sent] = worker.addFavorite.mock.calls[0] ?? []
    expect(sent).toEqual({ ...favorite, sentAt: expect.any(Number) })
  })
})

test('a write that is held back for more waits, but not for a clock that was ahead', async () => {
  const { arrived, sender } = send(tab)
  await sender.sendNow()
  await put({ ...bookmark('later'), notBefore: Date.now() + 60_000 })
  await put({ ...bookmark('ahead'), notBefore: Date.now() + 24 * 60 * 60_000 })
  await vi.waitFor(() => expect(arrived).toEqual(['ahead']))
  expect(waiting()).toEqual(['later'])
})

test('what a page held back that is gone does not wait for more', async () => {
  await put({ ...bookmark('left'), notBefore: Date.now() + 60_000 })
  const { arrived } = send(tab)
  await vi.waitFor(() => expect(arrived).toEqual(['left']))
})

test('who signs out sends also what is held back', async () => {
  const { arrived, sender } = send(tab)
  await sender.sendNow()
  await put({ ...bookmark('later'), notBefore: Date.now() + 60_000 })
  await sender.sendNow()
  expect(arrived).toEqual([])
  await sender.sendNow({ all: true })
  expect(arrived).toEqual(['later'])
})

describe('an attempt', () => {
  test('is stored on the device as the worker has graded it', async () => {
    worker.submit.mockResolvedValue({ saved: true, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1')
    send(tab)
    await vi.waitFor(() => expect(stateOf('attempt-1')).toBe('stored'))
    expect(waiting()).toEqual([])
  })

  test('that is graded but not stored shows its result and waits', async () => {
    worker.submit.mockResolvedValue({ saved: false, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1')
    send(tab)
    await vi.waitFor(() => expect(stateOf('attempt-1')).toBe('graded'))
    expect(waiting()).toEqual(['attempt-1'])
  })

  test('that the worker refuses is not sent again, and says why', async () => {
    worker.submit.mockRejectedValue(notFound)
    await handIn('attempt-1')
    const { refused } = send(tab)
    await vi.waitFor(() => expect(stateOf('attempt-1')).toBe('refused'))
    expect([refused, waiting()]).toEqual([['attempt-1: Quiz not found.'], []])
  })

  test('of a visitor is graded; what else a visitor did waits for a student', async () => {
    worker.submit.mockResolvedValue({ saved: false, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1', GUEST)
    await put(bookmark('physics'), GUEST)
    send(tab, GUEST)
    await vi.waitFor(() => expect(stateOf('attempt-1', GUEST)).toBe('graded'))
    expect(waiting(tab, GUEST)).toEqual(['physics'])
    expect(worker.bookmark).not.toHaveBeenCalled()
  })

  test('that was done before a reset of all stats is dropped', async () => {
    worker.submit.mockResolvedValue({ saved: false, stored: false, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1')
    send(tab)
    await vi.waitFor(() => expect(stateOf('attempt-1')).toBeUndefined())
    expect(waiting()).toEqual([])
  })
})

test('without a session nothing is lost, and it is asked once who is signed in', async () => {
  worker.bookmark.mockRejectedValue(signedOut)
  for (const id of ['physics', 'biology', 'nepali']) await put(bookmark(id))
  const heard = send(tab)
  await vi.waitFor(() => expect(heard.doubts).toBe(1))
  expect(worker.bookmark).toHaveBeenCalledTimes(1)
  expect(waiting()).toHaveLength(3)
})

test('the writes of another student stay where they are', async () => {
  await put(bookmark('physics'), 'b3c4')
  await put(bookmark('biology'))
  const { arrived } = send(tab)
  await vi.waitFor(() => expect(arrived).toEqual(['biology']))
  await tab.load('b3c4')
  expect(waiting(tab, 'b3c4')).toEqual(['physics'])
})

test.each(['with Web Locks', 'without Web Locks'])('two tabs send everything once, %s', async (ways) => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  if (ways === 'without Web Locks') vi.stubGlobal('navigator', {})
  worker.bookmark.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 20, [])))
  const other = device.openTab()
  for (const id of ['physics', 'biology', 'nepali']) await put(bookmark(id))
  const [one, two] = [send(tab), send(other)]
  await vi.waitFor(() => expect(one.arrived.length + two.arrived.length).toBe(3), { timeout: 5_000 })
  await vi.waitFor(() => expect([waiting(tab), waiting(other)]).toEqual([[], []]))
  expect(worker.bookmark).toHaveBeenCalledTimes(3)
})

test('a sender that is stopped sends nothing more', async () => {
  const { sender, arrived } = send(tab)
  sender.stop()
  await put(bookmark('physics'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([arrived, waiting()]).toEqual([[], ['physics']])
})
