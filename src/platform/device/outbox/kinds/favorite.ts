import { type FavoriteChange, StoredFavoriteChange, toRemoval } from '#domain/study/favorite-list.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

/** A change of a favorite; its id is the key of the favorite. */
export const favorite: OutboxKind<FavoriteChange, Outputs['favorites']['add']> = {
  payload: StoredFavoriteChange,
  send: (api, { payload, at }, now, signal) =>
    payload.action === 'add'
      ? api.favorites.add.mutate({ ...payload.favorite, sentAt: now }, { signal })
      : api.favorites.remove.mutate(toRemoval(payload.name, at, now), { signal }),
  merge: (before, after) => (after.at >= before.at ? after : before),
  unsentName: { name: 'favorite', hasPlural: true },
  failure: 'Saving a favorite failed',
  isStudy: false,

  updateCopies: ({ userId, copies }, _, listed) => copies.writeFavorites(userId, listed),
  async refresh({ home }) {
    await home.get.cancel()
    await home.invalidate()
  },
  undo: ({ userId, loadFavorites }) => loadFavorites(userId),
  isRefusalSaid: true,
}
