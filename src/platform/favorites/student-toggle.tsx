import { useEffect } from 'react'
import type { FavoriteTarget } from '#domain/study/favorite-list.ts'
import { onLineBack } from '#src/platform/offline/line.ts'
import { session } from '#src/platform/session/session.ts'
import { FavoriteStar } from '#src/ui/student/favorite-star.tsx'
import { useFavorites } from './use-favorites.ts'

type Props = { userId: string; target: FavoriteTarget; className: string }

/** The star that puts something into Quick Access. */
export function StudentToggle({ userId, target, className }: Props) {
  const { isFavorite, toggle } = useFavorites()
  useEffect(() => {
    const ask = () => void refresh(userId)
    ask()
    return onLineBack(ask)
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

/** The session in which the list was requested. The copy of a student goes when a session ends. */
let refreshed: number | null = null

/** Other devices may have changed the list. The first star on a page requests it, until it succeeds. */
async function refresh(userId: string): Promise<void> {
  const { generation } = session.read()
  if (refreshed === generation || !navigator.onLine) return
  refreshed = generation
  const isLoaded = await import('./load-favorites.ts').then(
    ({ loadFavorites }) => loadFavorites(userId),
    () => false,
  )
  if (!isLoaded && refreshed === generation) refreshed = null
}
