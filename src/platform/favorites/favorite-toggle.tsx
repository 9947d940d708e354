import { lazy } from 'react'
import type { FavoriteTarget } from '#domain/study/favorite-list.ts'
import { Extra } from '../loading/extra.tsx'
import { useAuth } from '../session/auth.tsx'

// Visitors have no favorites, and do not load their code.
const StudentToggle = lazy(async () => ({ default: (await import('./student-toggle.tsx')).StudentToggle }))

type Props = { target: FavoriteTarget; className?: string }

/** The star that puts something into Quick Access. Visitors do not see it. */
export function FavoriteToggle({ target, className = '' }: Props) {
  const { user } = useAuth()
  if (!user) return null
  return (
    <Extra fallback={<span className={`size-11 shrink-0 ${className}`} />}>
      <StudentToggle className={className} target={target} userId={user.uid} />
    </Extra>
  )
}
