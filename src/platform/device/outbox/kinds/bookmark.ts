import * as z from 'zod/mini'
import { toChoice } from '#domain/catalogue/bookmark-copy.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

const Choice = z.object({ bookmarked: z.boolean(), /** Of the subject, as students know it. */ name: z.string() })

/** A change of a bookmark; its id is the key of the subject. */
export const bookmark: OutboxKind<z.infer<typeof Choice>, Outputs['bookmarks']['set']> = {
  payload: Choice,
  send: (api, { id, at, payload: { bookmarked } }, now, signal) =>
    api.bookmarks.set.mutate(toChoice({ subjectKey: id, bookmarked, at }, now), { signal }),
  merge: (before, after) => (after.at >= before.at ? after : before),
  unsentName: { name: 'bookmark', hasPlural: true },
  failure: 'Saving a bookmark failed',
  isStudy: false,
  guestMax: 20,

  async show({ utils: { bookmarks } }, _, listed) {
    // An answer to an earlier request could be older than this one.
    await bookmarks.list.cancel()
    bookmarks.list.setData(undefined, listed)
  },
  updateCopies: ({ userId, copies }, _, listed) => copies.writeBookmarks(userId, listed),
  refresh: ({ bookmarks }) => bookmarks.list.invalidate(),
  isAnswerEnough: true,
  undo: ({ utils }) => utils.bookmarks.list.invalidate(),
}
