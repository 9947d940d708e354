import { TRPCClientError } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { GUEST } from '../../domain/account/owner.ts'
import { onWake } from '../device/backoff.ts'
import { forgetResultsOfOthers } from '../device/forget-entries.ts'
import { type Answers, OUTGOING } from '../device/outbox/kinds.ts'
import type { Outgoing, OutgoingKind } from '../device/outbox/outgoing.ts'
import { type Failed, type Sender, startSender } from '../device/outbox/sender.ts'
import { changeStatus, noteOutcome } from '../device/outbox/status.ts'
import { noteWaiting } from '../device/outbox/waiting.ts'
import { deviceStore } from '../device/store/device.ts'
import { session } from './session.ts'
import { dataOf } from './student-data.ts'
import { type AppRouter, createOutboxApi, failureKind } from './trpc.ts'

type Utils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>

/** What is asked for anew when a write has arrived. */
const REFRESH: { [K in OutgoingKind]: (utils: Utils, answer: Answers[K]) => Promise<unknown> } = {
  attempt: (utils) => Promise.all([utils.quizResults.invalidate(), utils.stats.invalidate(), utils.home.invalidate()]),
  bookmark: async ({ bookmarks }, listed) => {
    // An answer under way could be older than this one.
    await bookmarks.list.cancel()
    bookmarks.list.setData(undefined, listed)
  },
  visit: (utils) =>
    Promise.all([utils.contentAccess.recent.invalidate(), utils.stats.get.invalidate(), utils.home.invalidate()]),
  position: async () => undefined,
  task: (utils) => Promise.all([utils.home.invalidate(), utils.tasks.invalidate()]),
}

const senders = new Map<string, Sender>()

/** Sends what waits of a student, or of a visitor, until the returned function is called. */
export function startSending(userId: string): () => void {
  const store = deviceStore()
  const { generation } = session.read()
  const { queryClient, api } = dataOf(generation)
  const utils = createTRPCQueryUtils({ queryClient, client: api })
  const isStill = () => session.read().generation === generation

  const sender = startSender({
    store,
    userId,
    api: createOutboxApi(userId === GUEST ? null : userId),
    classify,
    onSessionDoubt: () => void session.askAgain(),
    onProgress: (progress) => changeStatus(userId, progress),
    onArrived<K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) {
      noteOutcome(userId, outgoing, null)
      if (!isStill()) return
      OUTGOING[outgoing.kind].updateCopies?.(store, userId, outgoing, answer)
      void REFRESH[outgoing.kind](utils, answer)
    },
    onRefused(outgoing, reason) {
      noteOutcome(userId, outgoing, reason)
      if (outgoing.kind === 'bookmark' && isStill()) void utils.bookmarks.list.invalidate()
    },
  })
  senders.set(userId, sender)
  if (userId !== GUEST) void forgetResultsOfOthers(store, userId)
  const stops = [sender.stop, store.subscribe(() => noteWaiting(store, userId)), onWake(() => void sender.sendNow())]
  return () => {
    senders.delete(userId)
    for (const stop of stops) stop()
  }
}

/** Sends at once what waits; resolves when all of it was tried. */
export async function sendNow(userId: string): Promise<void> {
  await senders.get(userId)?.sendNow()
}

/**
 * The page goes away, perhaps before the device has stored what is on its way to the outbox: it is sent at once, too,
 * and nobody waits for the answer.
 */
export function sendWhileLeaving<K extends OutgoingKind>(userId: string, outgoing: Outgoing<K>): void {
  const signal = AbortSignal.timeout(LEAVING_MS)
  OUTGOING[outgoing.kind]
    .send(createOutboxApi(userId), outgoing, Date.now(), signal)
    .catch((error: unknown) => console.error('The last report of a page was not sent', error))
}

const LEAVING_MS = 20_000

const LOGGED: Record<OutgoingKind, string> = {
  attempt: 'Saving a quiz result failed',
  bookmark: 'Saving a bookmark failed',
  visit: 'Recording the visit of a note failed',
  position: 'Saving the page of a note failed',
  task: 'Saving a task failed',
}

function classify(error: unknown, { kind }: Outgoing): Failed {
  console.error(LOGGED[kind], error)
  const reason = error instanceof TRPCClientError && error.data ? error.message : null
  return { failure: failureKind(error), reason }
}
