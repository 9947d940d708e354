import type { IconName } from '#src/ui/icon.tsx'

export type NavItem = {
  path: '/' | '/notes' | '/resources' | '/features' | '/quiz' | '/login' | '/dashboard'
  icon: IconName
  label: string
}

/** The links of the footer, in groups. A new public page gets its link here. */
export const FOOTER_GROUPS = [
  {
    name: 'Study',
    links: [
      { path: '/notes', label: 'Class 12 Notes' },
      { path: '/quiz', label: 'Take Quiz' },
      { path: '/resources', label: 'Resources' },
      { path: '/offline', label: 'Saved for offline' },
    ],
  },
  {
    name: 'About',
    links: [
      { path: '/privacy', label: 'Privacy' },
      { path: '/terms', label: 'Terms' },
      { path: '/contact', label: 'Contact' },
      { path: '/contribute', label: 'Contribute' },
    ],
  },
] as const

const PUBLIC_ITEMS: NavItem[] = [
  { path: '/', icon: 'home', label: 'Home' },
  { path: '/notes', icon: 'book', label: 'Class 12 Notes' },
  { path: '/resources', icon: 'layers', label: 'Resources' },
  { path: '/features', icon: 'star', label: 'Features' },
  { path: '/quiz', icon: 'quiz', label: 'Take Quiz' },
]

export function navItems(isAuthenticated: boolean): NavItem[] {
  return [
    ...PUBLIC_ITEMS,
    isAuthenticated
      ? { path: '/dashboard', icon: 'grid', label: 'Dashboard' }
      : { path: '/login', icon: 'user', label: 'Login' },
  ]
}
