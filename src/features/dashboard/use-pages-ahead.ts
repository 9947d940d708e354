import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import { TABS } from './dashboard-tabs.ts'

/** The page itself is loaded first. */
const QUIET_MS = 2500

/** Loads the parts of the other dashboard pages once this one has loaded, so that a tap on a tab shows its page at once. */
export function usePagesAhead(): void {
  const router = useRouter()
  useEffect(() => {
    if (!mayPreload()) return
    const timer = setTimeout(async () => {
      // One after the other, so that a student's own requests do not wait for all of them.
      for (const to of ['/dashboard/quizzes/take' as const, ...TABS.map(({ path }) => path)]) {
        await router.preloadRoute({ to })
      }
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [router])
}
