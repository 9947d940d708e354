// The unfinished attempts of a student on several devices. The rules are in domain/quiz/shared-attempt.ts; see
// docs/decisions/another-device.md.
import { GUEST } from '#domain/account/owner.ts'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { isElsewhere, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { toShared } from '#domain/quiz/attempt-sync.ts'
import { attemptFromElsewhere, learnOf, type WorkersWord } from '#domain/quiz/other-device.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { REPORT_EVERY_MS, RUNNING_SHOWN } from '#domain/quiz/running-attempt-rules.ts'
import { type SharedAttempt, TURN, turnOf } from '#domain/quiz/shared-attempt.ts'
import { keyOfOutgoing } from './outbox/kinds.ts'
import { putOutgoing } from './outbox/outbox.ts'
import type { Store } from './store/store.ts'
import type { Transaction } from './store/transaction.ts'

/** Adds the attempt to the outbox: at once, but at most once in ten seconds. A visitor has one device. */
export async function reportAttempt(tx: Transaction, userId: string, attempt: UnfinishedAttempt, now: number) {
  const shared = reportOf(attempt)
  if (userId === GUEST || !shared) return
  const { savedAt } = attempt.sync
  // A time in the future was stored by a clock that has been set back since.
  const notBefore = savedAt > now ? now : Math.max(now, savedAt + REPORT_EVERY_MS)
  const payload = { shared, isGivenUp: false }
  await putOutgoing(tx, userId, { kind: 'running', id: attempt.attemptId, payload, at: now, notBefore })
}

/** The student starts the quiz over, so no other device needs to offer this attempt. */
export async function giveUpElsewhere(tx: Transaction, userId: string, attempt: UnfinishedAttempt, now: number) {
  const shared = reportOf(attempt)
  if (userId === GUEST || !shared) return
  const turn = attempt.sync.elsewhere?.turn ?? 0
  const known = { ...shared, revision: Math.max(shared.revision, turn * TURN) }
  const payload = { shared: known, isGivenUp: true }
  await putOutgoing(tx, userId, { kind: 'running', id: attempt.attemptId, payload, at: now, notBefore: 0 })
}

function reportOf(attempt: UnfinishedAttempt) {
  const shared = toShared(attempt)
  const { state } = attempt
  return shared && { ...shared, state, flagged: [...shared.flagged], visited: [...shared.visited] }
}

/** The page was looked at again after a while: does the attempt still go on here? */
export async function askAboutAttempt(store: Store, userId: string, attemptId: string): Promise<void> {
  await store.transact(async (tx) => {
    const found = await tx.find('attempt', userId, attemptId)
    if (found && isUnfinished(found.value) && !isElsewhere(found.value))
      await reportAttempt(tx, userId, found.value, Date.now())
  })
}

/** This device goes on with an attempt of another one, or learns how it ended there. */
export async function takeOver(store: Store, userId: string, attemptId: string, word: WorkersWord): Promise<void> {
  await store.transact(async (tx) => {
    const found = await tx.find('attempt', userId, attemptId)
    if (!found) return
    await tx.put('attempt', userId, attemptId, learnOf(found.value, word, { isTaken: true, now: Date.now() }))
  })
}

type Listed = { attempts: readonly SharedAttempt[] /** When they were asked for. */; at: number }

/**
 * The worker has listed the unfinished attempts of all devices. Those of others are stored, so that every page shows
 * them. Those that are not listed any more were handed in or given up elsewhere; what this device had of its own is
 * reported, and the answer says how it ended.
 */
export async function receiveUnfinished(
  store: Store,
  userId: string,
  quizzes: readonly QuizSummary[],
  { attempts, at }: Listed,
): Promise<void> {
  await store.transact(async (tx) => {
    const own = new Map((await tx.list('attempt', userId)).map(({ key, value }) => [key, value]))
    for (const shared of attempts) {
      const { attemptId } = shared
      const known = own.get(attemptId)
      const quiz = quizzes.find(({ id }) => id === shared.quizId)
      if (!known && quiz) await tx.put('attempt', userId, attemptId, attemptFromElsewhere(quiz, shared, at))
      if (!known || !isUnfinished(known) || turnOf(shared.revision) <= turnOf(known.sync.revision)) continue
      const next = learnOf(known, { shared, ended: null }, { isTaken: false, now: at })
      if (JSON.stringify(next) !== JSON.stringify(known)) await tx.put('attempt', userId, attemptId, next)
    }
    if (attempts.length >= RUNNING_SHOWN) return
    const listed = new Set(attempts.map(({ attemptId }) => attemptId))
    for (const [attemptId, attempt] of own) {
      if (!isUnfinished(attempt) || listed.has(attemptId) || attempt.sync.savedAt > at) continue
      if (isElsewhere(attempt)) tx.remove('attempt', userId, attemptId)
      else if (!(await tx.find('outgoing', userId, keyOfOutgoing({ kind: 'running', id: attemptId }))))
        await reportAttempt(tx, userId, attempt, at)
    }
  })
}
