import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'
import type { Tab } from './dashboard-tabs.ts'
import { LogoutButton } from './logout-button.tsx'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

type Props = { tab: Tab; open: boolean; search: ReactNode; onOpen: () => void }

/** Below 1024 px. It leaves the screen on the way down and comes back on the way up. */
export function TopBar({ tab, open, search, onOpen }: Props) {
  const hidden = useHiddenOnScroll()
  return (
    <header
      data-page-bar
      className={`sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 transition-transform duration-200 focus-within:translate-y-0 lg:hidden ${hidden ? '-translate-y-full' : ''}`}
    >
      <IconButton aria-expanded={open} icon="menu" label="Open menu" onClick={onOpen} />
      <p className="min-w-0 truncate text-17 font-semibold">{tab.title}</p>
      <div className="ml-auto flex shrink-0">
        {search}
        <LogoutButton iconOnly />
      </div>
    </header>
  )
}
