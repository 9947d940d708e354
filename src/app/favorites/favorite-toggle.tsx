import { lazy, Suspense } from 'react'
import type { FavoriteTarget } from '../../../domain/study/favorite-list.ts'
import { useAuth } from '../session/auth.tsx'

// Visitors have no favorites, and do not load what belongs to them.
const StudentToggle = lazy(async () => ({ default: (await import('./student-toggle.tsx')).StudentToggle }))

type Props = { target: FavoriteTarget; className?: string }

/** The star by which a student puts something into Quick Access. A visitor sees none. */
export function FavoriteToggle({ target, className = '' }: Props) {
  const { user } = useAuth()
  if (!user) return null
  return (
    <Suspense fallback={<span className={`size-11 shrink-0 ${className}`} />}>
      <StudentToggle className={className} target={target} userId={user.uid} />
    </Suspense>
  )
}
