import { parseMark, type QuestionMarkChange } from '#domain/study/question-mark-list.ts'
import { isText } from '#domain/untrusted-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

type Mark = QuestionMarkChange & { /** Of the note, by which a visitor knows it later. */ title: string }

/** A student's mark of a question in a note; its id is the key of the question. */
export const mark: OutboxKind<Mark, Outputs['questionMarks']['set']> = {
  parse({ noteId, questionId, title, mark: stored }) {
    if (!isText(noteId) || !isText(questionId) || typeof title !== 'string') return null
    const mark = parseMark(stored)
    return mark || stored === null ? { noteId, questionId, mark, title } : null
  },
  send: (api, { at, payload: { noteId, questionId, mark } }, now, signal) =>
    api.questionMarks.set.mutate({ noteId, questionId, mark, markedAt: at, sentAt: now }, { signal }),
  merge: (before, after) => (after.at >= before.at ? after : before),
  countAs: () => 'marks',
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
