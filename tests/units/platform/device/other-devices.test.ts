import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GUEST } from '#domain/account/owner.ts'
import { type AttemptEvent, startAttempt } from '#domain/quiz/attempt-machine.ts'
import { isElsewhere, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { toShared } from '#domain/quiz/attempt-sync.ts'
import { REPORT_EVERY_MS } from '#domain/quiz/running-attempt-rules.ts'
import { receiveTake, type SharedAttempt, TURN } from '#domain/quiz/shared-attempt.ts'
import { beginQuiz, changeAttempt } from '#src/platform/device/attempt-changes.ts'
import { claimGuestWork } from '#src/platform/device/claim-guest-work.ts'
import { forgetResults } from '#src/platform/device/forget-entries.ts'
import { askAboutAttempt, receiveUnfinished, takeOver } from '#src/platform/device/other-devices.ts'
import { ofKind } from '#src/platform/device/outbox/kinds.ts'
import { settleOutgoing } from '#src/platform/device/outbox/outbox.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { SAMPLE_QUIZ } from '#tests/support/samples/quiz-summary.ts'
import { createDevice } from './tabs.ts'

const ASHA = 'a1b2'
const ID = 'attempt-1'
const NOW = Date.UTC(2026, 10, 28)
const opening = { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1_200 } as const
const answer: AttemptEvent = { type: 'answer', questionId: 'a', option: 'x' }
const grade = {
  ...{ score: 40, earnedMarks: 1, totalMarks: 3, correctAnswers: 1, answeredQuestions: 1, totalQuestions: 3 },
  questions: [],
}

let device: ReturnType<typeof createDevice>
let tab: Store

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  device = createDevice()
  tab = device.openTab()
  await tab.load(ASHA)
})
afterEach(() => {
  device.close()
  vi.useRealTimers()
})

async function begin(userId = ASHA, events: readonly AttemptEvent[] = [opening, answer]) {
  await tab.transact((tx) => tx.put('attempt', userId, ID, startAttempt(SAMPLE_QUIZ, ID)))
  await tell(events, userId)
}
async function tell(events: readonly AttemptEvent[], userId = ASHA) {
  for (const event of events) await tab.transact((tx) => changeAttempt(tx, userId, ID, event))
}
const attemptNow = (userId = ASHA) => tab.find('attempt', userId, ID)?.value
const reports = (userId = ASHA) =>
  ofKind(
    'running',
    tab.list('outgoing', userId).map(({ value }) => value),
  )

function sharedNow(): SharedAttempt {
  const attempt = attemptNow()
  const shared = attempt && isUnfinished(attempt) ? toShared(attempt) : null
  if (!shared) throw new Error('An attempt is unfinished.')
  return shared
}

/** As the worker answers to the report that waits. */
async function arrive(said: { shared?: SharedAttempt | null; ended?: object | null } = {}) {
  const [entry] = tab.list('outgoing', ASHA).filter(({ value }) => value.kind === 'running')
  if (!entry) throw new Error('A report waits.')
  await tab.transact(async (tx) => {
    await settleOutgoing(tx, entry as never, { isSaved: true, shared: null, ended: null, ...said } as never)
  })
}

const takenElsewhere = () => receiveTake({ shared: sharedNow(), savedAt: NOW }, NOW).shared

describe('the reports of an attempt', () => {
  test('have all of it, at most once in ten seconds, and none while only the clock runs', async () => {
    await begin()
    expect(reports()).toMatchObject([{ id: ID, notBefore: NOW, payload: { shared: { answers: { a: 'x' } } } }])
    await arrive({ shared: sharedNow() })
    expect(reports()).toEqual([])
    vi.setSystemTime(NOW + 3_000)
    await tell([{ type: 'tick', remaining: 1_100 }])
    expect(reports()).toEqual([])
    await tell([{ type: 'flag', questionId: 'b', isFlagged: true }])
    await tell([{ type: 'move', position: 1, questionId: 'b' }])
    expect(reports()).toMatchObject([{ notBefore: NOW + REPORT_EVERY_MS, payload: { shared: { flagged: ['b'] } } }])
  })

  test('wait ten seconds after one that was on its way when more happened', async () => {
    await begin()
    const [sent] = tab.list('outgoing', ASHA)
    await tell([{ type: 'answer', questionId: 'b', option: 'y' }])
    vi.setSystemTime(NOW + 2_000)
    await tab.transact(async (tx) => {
      await settleOutgoing(tx, sent as never, { isSaved: true, shared: null, ended: null } as never)
    })
    expect(reports()).toMatchObject([
      { notBefore: NOW + 2_000 + REPORT_EVERY_MS, payload: { shared: { answers: { a: 'x', b: 'y' } } } },
    ])
  })

  test('are not made for a visitor, and go when the attempt is handed in', async () => {
    await begin(GUEST)
    await tab.load(GUEST)
    expect(reports(GUEST)).toEqual([])
    await begin()
    await tell([{ type: 'hand-in', remaining: 900, timedOut: false, now: NOW }])
    expect(tab.list('outgoing', ASHA).map(({ key }) => key)).toEqual([`attempt:${ID}`])
  })

  test('are made for what a student takes over from a visitor, and when the page is looked at again', async () => {
    await tab.load(GUEST)
    await begin(GUEST)
    await claimGuestWork(tab, ASHA, NOW)
    expect(reports()).toMatchObject([{ id: ID }])
    await arrive()
    await askAboutAttempt(tab, ASHA, ID)
    expect(reports()).toMatchObject([{ id: ID }])
  })
})

describe('an attempt that another device has taken over', () => {
  test('goes on elsewhere, keeps what was answered on both, and can be taken back', async () => {
    await begin()
    const taken = takenElsewhere()
    const there = { ...taken, revision: TURN + 4, answers: { a: 'x', c: 'z' }, answeredAt: { a: 2, c: TURN + 4 } }
    await arrive({ shared: there })
    expect(attemptNow()).toMatchObject({ answers: { a: 'x', c: 'z' }, sync: { elsewhere: { turn: 1 } } })
    // The player is closed; that is no news.
    await tell([{ type: 'pause', remaining: 1_000 }])
    expect(reports()).toEqual([])
    // An answer that was given in the same moment is.
    await tell([{ type: 'answer', questionId: 'b', option: 'y' }])
    expect(reports()).toMatchObject([{ payload: { shared: { answers: { a: 'x', b: 'y', c: 'z' } } } }])

    const back = receiveTake({ shared: there, savedAt: NOW }, NOW).shared
    await takeOver(tab, ASHA, ID, { shared: back, ended: null })
    expect(attemptNow()).toMatchObject({
      answers: { a: 'x', b: 'y', c: 'z' },
      sync: { elsewhere: null, revision: 2 * TURN },
    })
  })

  test('and handed in there has its result here', async () => {
    await begin()
    await arrive({ ended: { grade, timeSpent: 60, completedAt: NOW } })
    expect(attemptNow()).toMatchObject({ state: 'stored', isSeen: false, result: { grade: { score: 40 } } })
    expect(reports()).toEqual([])
  })

  test('is gone after signing out, and one of this device stays', async () => {
    await begin()
    await forgetResults(tab, ASHA)
    expect(attemptNow()).toBeDefined()
    const shared = takenElsewhere()
    await arrive({ shared })
    await forgetResults(tab, ASHA)
    expect(attemptNow()).toBeUndefined()
  })
})

describe('the list of unfinished attempts', () => {
  const listed = (attempts: readonly SharedAttempt[], at = NOW + 1) =>
    receiveUnfinished(tab, ASHA, [SAMPLE_QUIZ], { attempts, at })

  test('adds those of other devices, and removes them when they are not listed any more', async () => {
    await begin()
    const shared = sharedNow()
    await tab.transact(async (tx) => {
      tx.remove('attempt', ASHA, ID)
      tx.remove('outgoing', ASHA, `running:${ID}`)
    })
    await listed([shared, { ...shared, attemptId: 'gone', quizId: 'no-such-quiz' }])
    const attempt = attemptNow()
    expect(attempt && isElsewhere(attempt)).toBe(true)
    expect(attempt).toMatchObject({ title: 'Mechanics', answers: { a: 'x' }, remaining: 1_200, totalQuestions: 3 })
    expect(tab.list('attempt', ASHA)).toHaveLength(1)
    expect(reports()).toEqual([])
    // An older list says nothing of it.
    await listed([], NOW - 1)
    expect(attemptNow()).toBeDefined()
    await listed([], NOW + 2)
    expect(attemptNow()).toBeUndefined()
  })

  test('tells of a newer turn, leaves what goes on here, and asks about what it lacks', async () => {
    await begin()
    await arrive({ shared: sharedNow() })
    await listed([sharedNow()])
    expect(attemptNow()).toMatchObject({ sync: { elsewhere: null } })
    await listed([])
    expect(reports()).toMatchObject([{ id: ID, payload: { isGivenUp: false } }])
    await listed([takenElsewhere()])
    expect(attemptNow()).toMatchObject({ sync: { elsewhere: { turn: 1, isGivenUp: false } } })
  })
})

test('starting over gives the attempt up on every device, for the turn that is known here', async () => {
  await begin()
  const there = { ...takenElsewhere(), revision: 3 * TURN + 7 }
  await arrive({ shared: there })
  await tab.transact(async (tx) => {
    await beginQuiz(tx, ASHA, SAMPLE_QUIZ, { startsOver: true })
  })
  expect(attemptNow()).toBeUndefined()
  expect(reports()).toMatchObject([{ id: ID, payload: { isGivenUp: true, shared: { revision: 3 * TURN } } }])
})
