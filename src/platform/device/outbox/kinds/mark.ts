import * as z from 'zod/mini'
import { StoredMarkChange } from '#domain/study/question-mark-list.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

const Mark = z.object({
  ...StoredMarkChange.shape,
  /** Of the note, by which a visitor knows it later. */ title: z.string(),
})

/** A student's mark of a question in a note; its id is the key of the question. */
export const mark: OutboxKind<z.infer<typeof Mark>, Outputs['questionMarks']['set']> = {
  payload: Mark,
  send: (api, { at, payload: { noteId, questionId, mark } }, now, signal) =>
    api.questionMarks.set.mutate({ noteId, questionId, mark, markedAt: at, sentAt: now }, { signal }),
  merge: (before, after) => (after.at >= before.at ? after : before),
  unsentName: { name: 'marked question', hasPlural: true },
  failure: 'Saving the mark of a question failed',
  isStudy: true,
  // A note has many questions, and marks are small.
  guestMax: 200,

  // The pages show the copy, so nothing is requested again.
  updateCopies({ userId, copies }, { payload: { noteId } }, answer) {
    copies.writeQuestionMarks(userId, [noteId], answer.stored ? { [noteId]: answer.marks } : {})
  },
  isRefusalSaid: true,
}
