import type { QueryClient } from '@tanstack/react-query'
import type { createTRPCQueryUtils } from '@trpc/react-query'
import type * as z from 'zod/mini'
import type { UnsentName } from '#domain/account/unsent-work.ts'
import type { AttemptResult, FinishedAttempt, QuizAttempt } from '#domain/quiz/attempt-machine.ts'
import type { QuizSettings } from '#domain/quiz/quiz-settings.ts'
import type { Favorite } from '#domain/study/favorite-list.ts'
import type { NoteMarks } from '#domain/study/question-mark-list.ts'
import type { ReadingMark } from '#domain/study/reading-mark.ts'
import type { Api, AppRouter } from '#src/platform/data/trpc.ts'

/** A write that must arrive at the worker. */
export type Write<Payload> = {
  /** The id of what is written, within its kind. Writes of one kind with the same id are merged. */
  id: string
  payload: Payload
  /** When the student did it, by the device's clock, in milliseconds. */
  at: number
  /** The earliest time of sending, by the device's clock, because more changes are expected; 0 sends it at once. */
  notBefore: number
}

/** The part of a transaction of the store that a kind may change besides its own write. */
type Attempts = {
  find: (kind: 'attempt', userId: string, key: string) => Promise<{ value: QuizAttempt } | null>
  put: (kind: 'attempt', userId: string, key: string, value: QuizAttempt) => Promise<void>
  remove: (kind: 'attempt', userId: string, key: string) => void
}

/** The page that sent a write: the worker's answers that it shows, and its copies of them on the device. */
export type OpenPage = {
  userId: string
  queryClient: QueryClient
  utils: Utils
  findAttempt: (attemptId: string) => QuizAttempt | null
  loadFavorites: (userId: string) => Promise<unknown>
  copies: {
    addResult: (userId: string, attempt: FinishedAttempt & { result: AttemptResult }) => void
    receiveQuizSettings: (userId: string, stored: QuizSettings) => Promise<void>
    updateMark: (userId: string, noteId: string, change: (mark: ReadingMark | null) => ReadingMark) => void
    writeBookmarks: (userId: string, listed: readonly string[]) => void
    writeFavorites: (userId: string, listed: readonly Favorite[]) => void
    writeQuestionMarks: (userId: string, noteIds: readonly string[], listed: Record<string, NoteMarks>) => void
  }
}
export type Utils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>

/**
 * A description of one kind of write. A service worker sends writes, too, so a kind imports nothing that needs a page.
 * It changes a page only through `OpenPage`.
 */
export type OutboxKind<Payload, Answer> = {
  /** The payload as a device stores it. */
  payload: z.ZodMiniType<Payload>
  /** `now` is the device's time of sending. */
  send: (api: Api, write: Write<Payload>, now: number, signal: AbortSignal) => Promise<Answer>
  /** Merges two writes with the same id; `after` is the newer one. */
  merge: (before: Write<Payload>, after: Write<Payload>) => Write<Payload>
  /** The name under which it is counted while it is unsent. */
  unsentName: UnsentName
  /** Whether students need to know of this one; true if absent. */
  isCounted?: (write: Write<Payload>) => boolean
  /** The message for the console after a failure. */
  failure: string
  /** Whether a reset of all stats removes it. */
  isStudy: boolean
  /** A visitor's writes are sent only if this is true. Others wait until a student takes them over. */
  isSentForGuest?: boolean
  /** Two requests of one write are at least this far apart. */
  restMs?: number
  /** The most writes that are stored for visitors; unlimited if absent. */
  guestMax?: number

  /**
   * Changes the device in the transaction that removes the write from the outbox. Returns false if the write is not
   * complete and must be sent again.
   */
  settle?: (tx: Attempts, userId: string, write: Write<Payload>, answer: Answer) => Promise<boolean>
  /** Changes the device when the failure is final. */
  refuse?: (tx: Attempts, userId: string, write: Write<Payload>, reason: string) => Promise<void>

  /**
   * Called before the write leaves the outbox, to add it to the answers that the page shows. Otherwise the screens
   * would show the state before the write until the worker has answered again.
   */
  show?: (page: OpenPage, write: Write<Payload>, answer: Answer) => Promise<unknown>
  /** Updates the copies for the first paint after the write has left the outbox. */
  updateCopies?: (page: OpenPage, write: Write<Payload>, answer: Answer) => void
  /** Requests the changed data again, in every open page, after the write has left the outbox. */
  refresh?: (utils: Utils) => Promise<unknown>
  /** The page that sent it need not call `refresh`, because the answer has the same data. */
  isAnswerEnough?: boolean
  /** The write was refused: undoes what the page has shown of it. */
  undo?: (page: OpenPage) => Promise<unknown>
  /** A notice reports the refusal, because no place on the screen shows it. */
  isRefusalSaid?: boolean
}
