import type { Profile } from '../../../../domain/account/profile-copy.ts'
import { trpc } from '../../../app/trpc.ts'
import { keepProfileCopy } from '../../../device/profile-copy.ts'
import { describeFailure, type Outcome } from '../outcome.tsx'

const RELOAD_AFTER_MS = 1500

/** Deletes what the student has done, everywhere; the page loads anew a moment after it has said so. */
export function useReset(profile: Profile, forgetDevice: () => void) {
  const { mutateAsync, isPending } = trpc.reset.stats.useMutation()

  const reset = async (): Promise<Outcome> => {
    try {
      await mutateAsync()
    } catch (error) {
      return describeFailure('Failed to reset stats. Please try again.', error)
    }
    forgetDevice()
    keepProfileCopy({ ...profile, points: 0, total_study_hours: 0, study_streak: 1 })
    setTimeout(() => location.reload(), RELOAD_AFTER_MS)
    return { text: 'All stats and data have been reset successfully!' }
  }
  return { reset, isPending }
}
