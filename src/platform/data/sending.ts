import { createTRPCQueryUtils } from '@trpc/react-query'
import { GUEST } from '#domain/account/owner.ts'
import { writeBookmarks } from '../device/copies/bookmarks.ts'
import { writeFavorites } from '../device/copies/favorites.ts'
import { writeQuestionMarks } from '../device/copies/question-marks.ts'
import { addResult, addStoredResults } from '../device/copies/quiz-history.ts'
import { updateMark } from '../device/copies/reading.ts'
import { forgetResultsOfOthers } from '../device/forget-entries.ts'
import { ANSWER_MAX_MS, classifyFailure, createOutboxApi } from '../device/outbox/api.ts'
import { askForSync } from '../device/outbox/background-sync.ts'
import { isBeforeReset } from '../device/outbox/kinds/attempt.ts'
import type { OpenPage } from '../device/outbox/kinds/kind.ts'
import { type Answers, countUnsent, KINDS, type Outgoing, type OutgoingKind } from '../device/outbox/kinds.ts'
import { isDue, isSent } from '../device/outbox/outbox.ts'
import { startSender } from '../device/outbox/sender.ts'
import { changeStatus, noteOutcome, readStatus } from '../device/outbox/status.ts'
import { writeUnsent } from '../device/outbox/unsent-count.ts'
import { receiveQuizSettings } from '../device/settings/quiz-settings.ts'
import { noteSignedIn, noteSignedOut } from '../device/signed-in.ts'
import { deviceStore } from '../device/store/device.ts'
import type { Store } from '../device/store/store.ts'
import { onWake } from '../device/wake.ts'
import { loadFavorites } from '../favorites/load-favorites.ts'
import { onLineBack } from '../offline/line.ts'
import { showNotice } from '../page/notice.ts'
import { session } from '../session/session.ts'
// With it, so that a first write needs no connection.
import '../device/outbox/store-outgoing.ts'
import { senders } from './send-now.ts'
import { dataOf } from './student-data.ts'

const BEFORE_RESET = 'A quiz was finished before your stats were reset, so its result is not stored.'

/** Sends the unsent writes of a student, or of a visitor, until the returned function is called. */
export function startSending(userId: string): () => void {
  const store = deviceStore()
  const { generation } = session.read()
  const { queryClient, api } = dataOf(generation)
  const utils = createTRPCQueryUtils({ queryClient, client: api })
  const page: OpenPage = {
    userId,
    queryClient,
    utils,
    findAttempt: (attemptId) => store.find('attempt', userId, attemptId)?.value ?? null,
    loadFavorites,
    copies: { addResult, receiveQuizSettings, updateMark, writeBookmarks, writeFavorites, writeQuestionMarks },
  }
  const isStill = () => session.read().generation === generation

  const sender = startSender({
    store,
    userId,
    api: createOutboxApi(userId),
    classify: classifyFailure,
    onSessionDoubt: () => void session.askAgain(),
    onProgress: (progress) => changeStatus(userId, progress),
    async onAnswered<K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) {
      if (isStill()) await KINDS[outgoing.kind].show?.(page, outgoing, answer)
    },
    onArrived<K extends OutgoingKind>(outgoing: Outgoing<K>, answer: Answers[K]) {
      noteOutcome(userId, outgoing, null)
      if (!isStill()) return
      const kind = KINDS[outgoing.kind]
      kind.updateCopies?.(page, outgoing, answer)
      if (isBeforeReset(answer) && outgoing.kind === 'attempt') showNotice(BEFORE_RESET)
      if (!kind.isAnswerEnough) void kind.refresh?.(utils)
    },
    onRefused(outgoing, reason) {
      noteOutcome(userId, outgoing, reason)
      if (!isStill()) return
      const kind = KINDS[outgoing.kind]
      void kind.undo?.(page)
      if (kind.isRefusalSaid) showNotice(reason)
    },
  })
  senders.set(userId, sender)
  if (userId !== GUEST) {
    void noteSignedIn(store, userId)
    void forgetResultsOfOthers(store, userId)
    // Writes that were sent while no page was open are not in a copy yet.
    void store.load(userId).then(() => isStill() && addStoredResults(store, userId))
  }
  const stops = [
    sender.stop,
    watchOtherTabs(store, userId, (kind) => void KINDS[kind].refresh?.(utils)),
    store.subscribe(() => noteUnsent(store, userId)),
    watchForSync(store, userId),
    onWake(() => void sender.sendNow()),
    onLineBack(sender.resume),
    onSignedInAgain(userId, () => void sender.sendNow()),
  ]
  return () => {
    senders.delete(userId)
    for (const stop of stops) stop()
    if (userId !== GUEST) void noteSignedOut(store, userId)
  }
}

/** Stores how much is in the outbox, so that every page can show it without opening the database. */
function noteUnsent(store: Store, userId: string): void {
  if (userId === GUEST || !store.isLoaded(userId)) return
  const outgoing = store.list('outgoing', userId).map(({ value }) => value)
  writeUnsent(userId, countUnsent(outgoing, Date.now()))
}

/** Asks the browser to send the outbox even if this page is closed; once, whenever a write is added. */
function watchForSync(store: Store, userId: string): () => void {
  let isAsked = false
  return store.subscribe(() => {
    const isWaiting = store
      .list('outgoing', userId)
      .some(({ value }) => isSent(userId, value) && isDue(value, Date.now()))
    if (isWaiting && !isAsked) void askForSync()
    isAsked = isWaiting
  })
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

/** Calls back when a student whose session had ended, but who stayed on the page, has signed in in another tab. */
function onSignedInAgain(userId: string, callBack: () => void): () => void {
  let hadEnded = session.read().hasEnded
  return session.subscribe(() => {
    if (hadEnded && session.isSignedIn(userId)) callBack()
    hadEnded = session.read().hasEnded
  })
}

/**
 * The page is being closed, perhaps before the device has stored the newest writes. They are sent at once, too, and
 * nobody waits for the answer.
 */
export function sendWhileLeaving<K extends OutgoingKind>(userId: string, outgoing: Outgoing<K>): void {
  const signal = AbortSignal.timeout(ANSWER_MAX_MS)
  KINDS[outgoing.kind]
    .send(createOutboxApi(userId), outgoing, Date.now(), signal)
    .catch((error: unknown) => console.error('The last report of a page was not sent', error))
}
