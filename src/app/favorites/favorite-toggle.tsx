import { useEffect } from 'react'
import type { FavoriteTarget } from '../../../domain/study/favorite-list.ts'
import { FavoriteStar } from '../../ui/favorite-star.tsx'
import { useFavorites } from './use-favorites.ts'

type Props = { target: FavoriteTarget; className?: string }

/** The star by which a student puts something into Quick Access. A visitor sees none. */
export function FavoriteToggle({ target, className }: Props) {
  const { userId, isFavorite, toggle } = useFavorites()
  useEffect(() => {
    if (userId) void refresh(userId)
  }, [userId])
  if (!userId) return null
  return (
    <FavoriteStar
      className={className}
      isFavorite={isFavorite(target)}
      onClick={() => toggle(target)}
      target={target}
    />
  )
}

/** Whose list was asked for since the document was opened. */
let refreshed: string | null = null

/** Other devices may have changed the list: it is asked for once, by whichever star shows first. */
async function refresh(userId: string): Promise<void> {
  if (refreshed === userId || !navigator.onLine) return
  refreshed = userId
  const { loadFavorites } = await import('./load-favorites.ts')
  await loadFavorites(userId)
}
