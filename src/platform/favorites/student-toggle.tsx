import { useEffect } from 'react'
import type { FavoriteTarget } from '#domain/study/favorite-list.ts'
import { FavoriteStar } from '#src/ui/student/favorite-star.tsx'
import { useFavorites } from './use-favorites.ts'

type Props = { userId: string; target: FavoriteTarget; className: string }

/** The star that puts something into Quick Access. */
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

/** The student whose list was requested since the document was opened. */
let refreshed: string | null = null

/** Other devices may have changed the list. The first star on a page requests it once. */
async function refresh(userId: string): Promise<void> {
  if (refreshed === userId || !navigator.onLine) return
  refreshed = userId
  const { loadFavorites } = await import('./load-favorites.ts')
  await loadFavorites(userId)
}
