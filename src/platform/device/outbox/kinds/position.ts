import type { PlaceInNote } from '#domain/study/place-in-note.ts'
import { mergePosition, StoredPlace } from '#domain/study/reading-mark.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

/** Where a student reads; its id is the note's. */
export const position: OutboxKind<PlaceInNote, Outputs['reading']['savePosition']> = {
  payload: StoredPlace,
  send: (api, { id, at, payload }, _, signal) =>
    api.reading.savePosition.mutate({ noteId: id, ...payload, readAt: at }, { signal }),
  merge: (before, after) => (after.at >= before.at ? after : before),
  unsentName: { name: 'your reading', hasPlural: false },
  failure: 'Saving the page of a note failed',
  isStudy: true,

  updateCopies({ userId, copies }, { id }, stored) {
    copies.updateMark(userId, id, (mark) => mergePosition(mark, stored))
  },
}
