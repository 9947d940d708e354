import { lazy, useEffect, useSyncExternalStore } from 'react'
import { isIncomplete } from '#domain/account/profile.ts'
import { useProfile } from '#src/platform/data/profile-query.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { openSetupFor, readOpening, subscribe } from './setup-opening.ts'

const SetupWizard = lazy(async () => ({ default: (await import('./setup-wizard.tsx')).SetupWizard }))

/**
 * Shows the setup wizard while it is open. With `opensByItself`, on the home, it opens if the profile in the home's
 * data lacks a name or a grade level, unless the student has closed the wizard since the page was loaded.
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
      <Extra>
        <SetupWizard profile={profile} />
      </Extra>
    )
  )
}
