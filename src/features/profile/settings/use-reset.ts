import { trpc } from '../../../app/trpc.ts'
import { forgetProfileCopies } from '../../../device/profile-copy.ts'
import { describeFailure, type Outcome } from '../outcome.tsx'

const RELOAD_AFTER_MS = 1500

/** Deletes the student's study data, in the account and on this device, says so, and then reloads the page. */
export function useReset(forgetDevice: () => void) {
  const { mutateAsync, isPending } = trpc.reset.stats.useMutation()

  const reset = async (): Promise<Outcome> => {
    try {
      await mutateAsync()
    } catch (error) {
      return describeFailure('Failed to reset stats. Please try again.', error)
    }
    forgetDevice()
    // The worker alone computes points, hours and streak, so the copy of the profile is not reset but asked for anew.
    forgetProfileCopies()
    setTimeout(() => location.reload(), RELOAD_AFTER_MS)
    return { text: 'All stats and data have been reset successfully!' }
  }
  return { reset, isPending }
}
