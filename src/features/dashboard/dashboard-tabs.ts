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
