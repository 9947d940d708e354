import { trpc } from '#src/platform/data/trpc.ts'
import { describeFailure, type Outcome } from '../outcome.tsx'

const RELOAD_AFTER_MS = 1500

/** Deletes the student's study data in the account and on this device, shows a message, and reloads the page. */
export function useReset(forgetDevice: () => Promise<void>) {
  const { mutateAsync, isPending } = trpc.reset.stats.useMutation()

  const reset = async (): Promise<Outcome> => {
    try {
      await mutateAsync()
    } catch (error) {
      return describeFailure('Failed to reset stats. Please try again.', error)
    }
    await forgetDevice()
    setTimeout(() => location.reload(), RELOAD_AFTER_MS)
    return { text: 'All stats and data have been reset successfully!' }
  }
  return { reset, isPending }
}
