import { afterEach, beforeEach, vi } from 'vitest'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { type QuizAttempt, startAttempt, transition, type UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import type { Api } from '#src/platform/data/trpc.ts'
import type { Failed } from '#src/platform/device/outbox/api.ts'
import type { Outgoing } from '#src/platform/device/outbox/kinds.ts'
import { putOutgoing } from '#src/platform/device/outbox/outbox.ts'
import { type Progress, type Sender, startSender } from '#src/platform/device/outbox/sender.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { SAMPLE_QUIZ } from '#tests/support/samples/quiz-summary.ts'
import { createDevice } from '../tabs.ts'

export const ASHA = 'a1b2'
export const AT = 1_000

/** A refusal of the worker, as the sender classifies it. */
class Refusal extends Error {
  readonly failed: Failed
  constructor(failed: Failed) {
    super(failed.reason ?? 'no answer')
    this.failed = failed
  }
}
export const unavailable = new Refusal({ failure: 'passing', reason: 'We cannot reach the database right now.' })
export const noAnswer = new Refusal({ failure: 'passing', reason: null })
export const signedOut = new Refusal({ failure: 'signed-out', reason: SIGN_IN_FIRST })
export const notFound = new Refusal({ failure: 'final', reason: ATTEMPT_MESSAGES.noQuiz })

export const grade = { score: 40, correctAnswers: 1, totalQuestions: 3, questions: [] }
export const bookmark = (id: string, bookmarked = true, at = AT): Outgoing<'bookmark'> => ({
  kind: 'bookmark',
  id,
  payload: { bookmarked, name: '' },
  at,
  notBefore: 0,
})

export let device: ReturnType<typeof createDevice>
export let tab: Store
const senders: Sender[] = []
export const worker = {
  submit: vi.fn(),
  report: vi.fn(),
  bookmark: vi.fn(),
  visit: vi.fn(),
  position: vi.fn(),
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
  answer: vi.fn(),
}
const api = {
  quizResults: { submit: { mutate: worker.submit } },
  runningAttempts: { report: { mutate: worker.report } },
  bookmarks: { set: { mutate: worker.bookmark } },
  contentAccess: { record: { mutate: worker.visit } },
  reading: { savePosition: { mutate: worker.position } },
  learning: { answer: { mutate: worker.answer } },
  favorites: { add: { mutate: worker.addFavorite }, remove: { mutate: worker.removeFavorite } },
} as unknown as Api

// Every test of a file that imports this module has a device with one tab, and a worker that accepts everything.
beforeEach(() => {
  device = createDevice()
  tab = device.openTab()
  // The longest allowed pause, so that a test can tell a pause from none.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  for (const answer of Object.values(worker)) answer.mockReset().mockResolvedValue([])
})
afterEach(() => {
  for (const sender of senders.splice(0)) sender.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  device.close()
})

type Heard = { answered: string[][]; arrived: string[]; refused: string[]; doubts: number; progress: Progress[] }

export function send(store: Store, userId = ASHA): Heard & { sender: Sender } {
  const heard: Heard = { answered: [], arrived: [], refused: [], doubts: 0, progress: [] }
  const sender = startSender({
    store,
    userId,
    api,
    classify: (error) => (error instanceof Refusal ? error.failed : { failure: 'passing', reason: null }),
    onSessionDoubt: () => {
      heard.doubts += 1
    },
    onAnswered: async () => {
      heard.answered.push(waiting(store, userId))
    },
    onArrived: ({ id }) => heard.arrived.push(id),
    onRefused: ({ id }, reason) => heard.refused.push(`${id}: ${reason}`),
    onProgress: (progress) => heard.progress.push(progress),
  })
  senders.push(sender)
  return Object.assign(heard, { sender })
}

export const put = (outgoing: Outgoing, userId = ASHA, store = tab) =>
  store.transact((tx) => putOutgoing(tx, userId, outgoing))
export const waiting = (store = tab, userId = ASHA) => store.list('outgoing', userId).map(({ value }) => value.id)

/** An attempt whose player is open. */
export function begun(attemptId: string): UnfinishedAttempt {
  const opening = { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1_200 } as const
  const attempt = transition(startAttempt(SAMPLE_QUIZ, attemptId), opening)
  if (!isUnfinished(attempt)) throw new Error('It has begun.')
  return attempt
}

/** A finished attempt with its write, as after submitting. */
export async function handIn(attemptId: string, userId = ASHA): Promise<void> {
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
export const stateOf = (attemptId: string, userId = ASHA) => tab.find('attempt', userId, attemptId)?.value.state
