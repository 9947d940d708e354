import type { QueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { createTRPCQueryUtils, getQueryKey } from '@trpc/react-query'
import { GUEST } from '../../../domain/account/owner.ts'
import { type Task, withChanges } from '../../../domain/study/task-list.ts'
import { onWake } from '../../device/backoff.ts'
import { forgetResultsOfOthers } from '../../device/forget-entries.ts'
import { type Answers, isBeforeReset, OUTGOING } from '../../device/outbox/kinds.ts'
import { noteUnsent } from '../../device/outbox/note-unsent.ts'
import type { Outgoing, OutgoingKind } from '../../device/outbox/outgoing.ts'
import { type Failed, type Sender, startSender } from '../../device/outbox/sender.ts'
import { changeStatus, noteOutcome, readStatus } from '../../device/outbox/status.ts'
import { deviceStore } from '../../device/store/device.ts'
import type { Store } from '../../device/store/store.ts'
import { loadFavorites } from '../favorites/load-favorites.ts'
import { say } from '../notice.ts'
import { session } from '../session/session.ts'
import { dataOf } from './student-data.ts'
import { type AppRouter, createOutboxApi, failureKind, trpc } from './trpc.ts'

type Utils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>
type StudentData = { queryClient: QueryClient; utils: Utils }

/**
 * What the answers that are here take over of a write. Without it the screens would show the state before the write until
 * the worker has answered again.
 */
const APPLY: {
  [K in OutgoingKind]?: (data: StudentData, sent: Outgoing<K>, answer: Answers[K]) => Promise<unknown>
} = {
  bookmark: async ({ utils: { bookmarks } }, _, listed) => {
    // An answer under way could be older than this one. So could those below.
    await bookmarks.list.cancel()
    bookmarks.list.setData(undefined, listed)
  },
  task: async ({ queryClient, utils: { home, tasks } }, { id, payload }) => {
    await Promise.all([home.get.cancel(), tasks.list.cancel()])
    const changes = [{ id, change: payload }]
    home.get.setData(undefined, (before) => before && { ...before, tasks: withChanges(before.tasks, changes) })
    // Of every week that was asked for.
    queryClient.setQueriesData<Task[]>(
      { queryKey: getQueryKey(trpc.tasks.list) },
      (before) => before && withChanges(before, changes),
    )
  },
}

/** What is asked for anew when a write has left the outbox. */
const REFRESH: Record<OutgoingKind, (utils: Utils) => Promise<unknown>> = {
  attempt: (utils) => Promise.all([utils.quizResults.invalidate(), utils.stats.invalidate(), utils.home.invalidate()]),
  bookmark: ({ bookmarks }) => bookmarks.list.invalidate(),
  visit: (utils) =>
    Promise.all([utils.contentAccess.recent.invalidate(), utils.stats.get.invalidate(), utils.home.invalidate()]),
  position: async () => undefined,
  // The pages show the copy on the device.
  mark: async () => undefined,
  task: async ({ home, tasks }) => {
    await home.get.cancel()
    await Promise.all([home.invalidate(), tasks.invalidate()])
  },
  favorite: async ({ home }) => {
    await home.get.cancel()
    await home.invalidate()
  },
}

const BEFORE_RESET = 'A quiz was finished before your stats were reset, so its result is not stored.'

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
    async onAnswered<K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) {
      if (isStill()) await APPLY[outgoing.kind]?.({ queryClient, utils }, outgoing, answer)
    },
    onArrived<K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) {
      noteOutcome(userId, outgoing, null)
      if (!isStill()) return
      OUTGOING[outgoing.kind].updateCopies?.(store, userId, outgoing, answer)
      if (isBeforeReset(answer) && outgoing.kind === 'attempt') say(BEFORE_RESET)
      // The answer to a bookmark was the whole list.
      if (outgoing.kind !== 'bookmark') void REFRESH[outgoing.kind](utils)
    },
    onRefused(outgoing, reason) {
      noteOutcome(userId, outgoing, reason)
      if (!isStill()) return
      if (outgoing.kind === 'bookmark') void utils.bookmarks.list.invalidate()
      if (outgoing.kind === 'favorite') void loadFavorites(userId)
      if (outgoing.kind === 'favorite' || outgoing.kind === 'task' || outgoing.kind === 'mark') say(reason)
    },
  })
  senders.set(userId, sender)
  if (userId !== GUEST) void forgetResultsOfOthers(store, userId)
  const stopWatching = watchOtherTabs(store, userId, (kind) => void REFRESH[kind](utils))
  const stops = [
    sender.stop,
    stopWatching,
    store.subscribe(() => noteUnsent(store, userId)),
    onWake(() => void sender.sendNow()),
  ]
  return () => {
    senders.delete(userId)
    for (const stop of stops) stop()
  }
}

/** Calls back when a write has left the outbox that this tab has not sent. */
function watchOtherTabs(store: Store, userId: string, callBack: (kind: OutgoingKind) => void): () => void {
  let waiting = new Map<string, OutgoingKind>()
  return store.subscribe(() => {
    const now = new Map(store.list('outgoing', userId).map(({ key, value }) => [key, value.kind]))
    const { sending } = readStatus(userId)
    for (const [key, kind] of waiting) if (!now.has(key) && key !== sending) callBack(kind)
    waiting = now
  })
}

/** Sends at once what waits; resolves when it was tried. */
export async function sendNow(userId: string, options?: { all: boolean }): Promise<void> {
  await senders.get(userId)?.sendNow(options)
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
  visit: 'Recording a visit failed',
  position: 'Saving the page of a note failed',
  task: 'Saving a task failed',
  favorite: 'Saving a favorite failed',
  mark: 'Saving the mark of a question failed',
}

function classify(error: unknown, { kind }: Outgoing): Failed {
  console.error(LOGGED[kind], error)
  const reason = error instanceof TRPCClientError && error.data ? error.message : null
  return { failure: failureKind(error), reason }
}
