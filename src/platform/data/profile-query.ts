import { useEffect, useMemo } from 'react'
import { mergeProfile, type Profile } from '#domain/account/profile.ts'
import { toProfileChanges } from '#domain/account/profile-fields.ts'
import { readProfileCopy, writeProfileCopy } from '../device/copies/profile-copy.ts'
import { type AuthUser, useAuth } from '../session/auth.tsx'
import { session } from '../session/session.ts'
import { isPassing, trpc } from './trpc.ts'

type Options = {
  enabled?: boolean
  /** Asks the worker even if it answered recently, because every quiz changes the figures. */
  fresh?: boolean
}

/** The student's profile: from the worker or, until it answers, from the copy on this device. */
export function useProfile({ enabled = true, fresh = false }: Options = {}) {
  const userId = useAuth().user?.uid ?? ''
  const query = trpc.profile.get.useQuery(undefined, { enabled, ...(fresh && { staleTime: 0 }) })
  const { data, error, isFetching, isPaused, refetch } = query
  const copy = useMemo(() => readProfileCopy(userId), [userId])

  useEffect(() => {
    if (data) storeCopy(data)
  }, [data])

  return {
    /** Null if the worker has not answered and no copy is stored. */
    profile: data ?? copy,
    /** The worker has answered. */
    isKnown: data !== undefined,
    error,
    isFetching,
    /** The device is offline. */
    isPaused,
    retry: refetch,
  }
}

/** Updates the profile optimistically: the change shows at once, and is reverted if the worker refuses it. */
export function useProfileUpdate() {
  const { userChanged } = useAuth()
  const known = useKnownProfile()

  const { mutateAsync, isPending } = trpc.profile.update.useMutation({
    onMutate: async (draft) => {
      const before = known.read()
      if (!before) return { before }
      known.put(mergeProfile(before, toProfileChanges(draft)))
      // A response still in flight has the old profile.
      await known.cancelRequests()
      return { before }
    },
    onError: (error, _, context) => {
      if (context?.before) known.put(context.before)
      // If the answer was lost, the worker may have saved the change.
      if (isPassing(error)) void known.refetch()
    },
    onSuccess: (saved) => {
      known.put(saved.profile)
      userChanged(saved.user)
    },
  })
  return { mutateAsync, isPending }
}

/** Updates the profile in the cache after a change of the email or the picture. */
export function useAccountUpdate(): (user: AuthUser) => Promise<void> {
  const { userChanged } = useAuth()
  const known = useKnownProfile()
  return async (user) => {
    userChanged(user)
    // A response still in flight has the old profile.
    await known.cancelRequests()
    const before = known.read()
    if (before) known.put({ ...before, email: user.email, avatar_url: user.photoURL })
    else await known.refetch()
  }
}

/**
 * Updates the profile everywhere in this page: in the caches of the profile and of the home, and in the copy on the
 * device.
 */
function useKnownProfile() {
  const { user } = useAuth()
  const { profile: cache, home } = trpc.useUtils()
  return {
    read: () => cache.get.getData() ?? (user && readProfileCopy(user.uid)),
    put: (profile: Profile) => {
      cache.get.setData(undefined, profile)
      // The home greets with the name in the profile.
      home.get.setData(undefined, (before) => before && { ...before, profile })
      storeCopy(profile)
    },
    cancelRequests: () => cache.get.cancel(),
    refetch: () => cache.get.invalidate(),
  }
}

/** An answer can arrive after its student has signed out. Then no copy of it stays on the device. */
function storeCopy(profile: Profile): void {
  if (session.isSignedIn(profile.id)) writeProfileCopy(profile)
}
