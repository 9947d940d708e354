import { Link } from '@tanstack/react-router'
import { setSearchOpen } from '#src/platform/page/search-open.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { Tab } from './dashboard-tabs.ts'

// Its labels grow with the browser's text size as long as five of them fit side by side.
const ITEM =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,5.4vw)]/tight font-semibold text-soft transition-colors duration-150 -outline-offset-2! aria-[current=page]:text-accent'

/**
 * The pages that students use most, on a phone, close to the thumb. While it shows, `--bottom-bar` is its height
 * (styles.css), so that pages and messages do not overlap with it.
 */
export function BottomBar({ current }: { current: Tab }) {
  return (
    <nav
      aria-label="Quick links"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      data-bottom-bar
    >
      <ul className="grid grid-cols-5">
        <Place current={current} icon="home" label="Home" path="/dashboard" />
        <Place current={current} icon="book" label="Notes" path="/dashboard/notes" />
        <Place current={current} icon="quiz" label="Quizzes" path="/dashboard/quizzes" />
        <li>
          <button aria-haspopup="dialog" className={ITEM} onClick={() => setSearchOpen(true)} type="button">
            <Icon className="size-6" name="search" />
            Search
          </button>
        </li>
        <Place current={current} icon="user" label="Profile" path="/dashboard/profile" />
      </ul>
    </nav>
  )
}

type PlaceProps = { path: Tab['path']; icon: IconName; label: string; current: Tab }

function Place({ path, icon, label, current }: PlaceProps) {
  return (
    <li>
      <Link
        activeOptions={{ exact: true }}
        aria-current={path === current.path ? 'page' : undefined}
        className={ITEM}
        to={path}
      >
        <Icon className="size-6" name={icon} />
        <span>{label}</span>
      </Link>
    </li>
  )
}
