import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { isIncomplete } from '../../../../domain/account/profile.ts'
import { Waiting } from '../../../app/connection/waiting.ts'
import { useProfile } from '../../../app/data/profile-query.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { openSetupFor, readOpening, subscribe } from './setup-opening.ts'

const SetupWizard = lazy(async () => ({ default: (await import('./setup-wizard.tsx')).SetupWizard }))

/**
 * Shows the setup wizard while it is open. With `opensByItself`, on the home, it opens if the profile that the home has
 * brought lacks a name or a grade level, unless the student has closed the wizard since the page was loaded.
 */
export function SetupHost({ opensByItself }: { opensByItself: boolean }) {
  const userId = useAuth().user?.uid ?? null
  const { openFor, closedFor } = useSyncExternalStore(subscribe, readOpening)
  const isOpen = userId !== null && openFor === userId
  const { profile, isKnown } = useProfile({ enabled: isOpen })
  const isWanted = opensByItself && isKnown && profile !== null && isIncomplete(profile)

  useEffect(() => {
    if (userId !== null && isWanted && !closedFor.has(userId)) openSetupFor(userId)
  }, [userId, isWanted, closedFor])

  return (
    isOpen &&
    profile && (
      <Suspense fallback={<Waiting />}>
        <SetupWizard profile={profile} />
      </Suspense>
    )
  )
}
