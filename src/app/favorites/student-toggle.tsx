import { useEffect } from 'react'
import type { FavoriteTarget } from '../../../domain/study/favorite-list.ts'
import { FavoriteStar } from '../../ui/student/favorite-star.tsx'
import { useFavorites } from './use-favorites.ts'

type Props = { userId: string; target: FavoriteTarget; className: string }

/** The star by which a student puts something into Quick Access. */
export function StudentToggle({ userId, target, className }: Props) {
  const { isFavorite, toggle } = useFavorites()
  useEffect(() => {
    void refresh(userId)
  }, [userId])
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
