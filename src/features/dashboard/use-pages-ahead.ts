import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayPreload } from '../../app/loading/may-preload.ts'
import { TABS } from './dashboard-tabs.ts'

/** The page itself comes first. */
const QUIET_MS = 2500

/** Loads the parts of the other pages of the dashboard once this one stands, so that a tap on a tab shows its page at once. */
export function usePagesAhead(): void {
  const router = useRouter()
  useEffect(() => {
    if (!mayPreload()) return
    const timer = setTimeout(async () => {
      // One after the other, so that what the student does meanwhile does not wait for all of them.
      for (const to of ['/dashboard/quizzes/take' as const, ...TABS.map(({ path }) => path)]) {
        await router.preloadRoute({ to })
      }
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [router])
}
