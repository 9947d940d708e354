/** The parts of the dashboard: their label, their address, and the heading of their page. */
export const TABS = [
  ['Dashboard', '/dashboard', 'Dashboard'],
  ['Notes', '/dashboard/notes', 'Study Notes'],
  ['Quizzes', '/dashboard/quizzes', 'Quizzes'],
  ['Blogs', '/dashboard/blogs', 'Blogs'],
  ['Community', '/dashboard/community', 'Community'],
  ['Profile', '/dashboard/profile', 'Profile'],
] as const
