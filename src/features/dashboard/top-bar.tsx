import type { ReactNode } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { Tab } from './dashboard-tabs.ts'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

type Props = { tab: Tab; open: boolean; search: ReactNode; onOpen: () => void }

/** Below 1024 px. It hides while the student scrolls down and comes back on scrolling up. */
export function TopBar({ tab, open, search, onOpen }: Props) {
  const hidden = useHiddenOnScroll()
  return (
    <header
      data-page-bar
      className={`sticky top-0 z-30 flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2 transition-transform duration-200 focus-within:translate-y-0 lg:hidden ${hidden ? '-translate-y-full' : ''}`}
    >
      <IconButton aria-expanded={open} icon="menu" label="Open menu" onClick={onOpen} />
      {/* If the page's heading has the same text, that heading shows only beside the wider header. */}
      <p aria-hidden="true" className="min-w-0 text-17 font-semibold wrap-anywhere">
        {tab.title}
      </p>
      <div className="ml-auto shrink-0">{search}</div>
    </header>
  )
}
