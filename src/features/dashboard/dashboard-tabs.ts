import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import type { IconName } from '#src/ui/icon.tsx'

export type Tab = {
  path:
    | '/dashboard'
    | '/dashboard/notes'
    | '/dashboard/quizzes'
    | '/dashboard/blogs'
    | '/dashboard/community'
    | '/dashboard/profile'
  icon: IconName
  label: string
  title: string
}

const HOME: Tab = { path: '/dashboard', icon: 'grid', label: 'Dashboard', title: 'Dashboard' }

export const TABS: readonly Tab[] = [
  HOME,
  { path: '/dashboard/notes', icon: 'book', label: 'Notes', title: 'Study Notes' },
  { path: '/dashboard/quizzes', icon: 'quiz', label: 'Quizzes', title: 'Quizzes' },
  { path: '/dashboard/blogs', icon: 'feather', label: 'Blogs', title: 'Blogs' },
  { path: '/dashboard/community', icon: 'users', label: 'Community', title: 'Community' },
  { path: '/dashboard/profile', icon: 'user', label: 'Profile', title: 'Profile' },
]

/** The tab of a dashboard path; the home tab if no other matches. */
export function tabOf(pathname: string): Tab {
  return TABS.find((tab) => tab !== HOME && `${pathname}/`.startsWith(`${tab.path}/`)) ?? HOME
}

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
