import { useMemo } from 'react'
import {
  createFavorite,
  FAVORITES_MAX,
  type Favorite,
  type FavoriteChange,
  type FavoriteTarget,
  keyOfChange,
  keyOfFavorite,
  parseFavorites,
  toFavoriteName,
} from '#domain/study/favorite-list.ts'
import { applyToFavorites, readFavorites } from '../device/copies/favorites.ts'
import { useCopy } from '../device/copies/use-copy.ts'
import { addOutgoing } from '../device/outbox/add.ts'
import { showNotice } from '../page/notice.ts'
import { useAuth } from '../session/auth.tsx'

type Favorites = {
  /** The owner; null for a visitor. */
  userId: string | null
  /** Newest first; null while this device has none. */
  list: Favorite[] | null
  isFavorite: (target: FavoriteTarget) => boolean
  /** Adds it, or removes it if it exists. */
  toggle: (target: FavoriteTarget) => void
}

/** The favorites on this device, and a way to change them at once. */
export function useFavorites(): Favorites {
  const userId = useAuth().user?.uid ?? null
  const text = useCopy(() => (userId === null ? null : readFavorites(userId)))
  const list = useMemo(() => parseFavorites(text), [text])
  const isFavorite = (target: FavoriteTarget) =>
    list?.some((favorite) => keyOfFavorite(favorite) === keyOfFavorite(target)) ?? false

  return {
    userId,
    list,
    isFavorite,
    toggle(target) {
      if (userId === null) return
      const now = Date.now()
      const change: FavoriteChange = isFavorite(target)
        ? { action: 'remove', name: toFavoriteName(target) }
        : { action: 'add', favorite: createFavorite(target, now) }
      const oldest = list?.[FAVORITES_MAX - 1]
      applyToFavorites(userId, change)
      void addOutgoing(userId, { kind: 'favorite', id: keyOfChange(change), payload: change, at: now, notBefore: 0 })
      if (change.action === 'add' && oldest) {
        showNotice(
          `Added successfully. Quick Access has room for ${FAVORITES_MAX}, so the oldest was removed: ${oldest.title}.`,
        )
      }
    },
  }
}
