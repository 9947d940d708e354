import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react'
import { isOwnPicture } from '#domain/account/own-picture.ts'
import { firstGrapheme } from '#domain/graphemes.ts'
import { LaterDialog, preloadDialog } from '#src/platform/loading/later-dialog.tsx'
import { setSearchOpen } from '#src/platform/page/search-open.ts'
import { type AuthUser, useAuth } from '#src/platform/session/auth.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { type Tab, tabOf } from './dashboard-tabs.ts'
import { LogoutButton } from './logout-button.tsx'
import { SideMenu } from './side-menu.tsx'

const loadDrawer = async () => ({ default: (await import('./drawer.tsx')).Drawer })
const Drawer = lazy(loadDrawer)

type Props = {
  /** The button that opens the search. */
  search: ReactNode
  /** Only on a phone, and not on a page that needs the whole screen. */
  hasBottomBar: boolean
}

export function DashboardShell({ search, hasBottomBar }: Props) {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const tab = tabOf(pathname)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // On a small screen the drawer is the only way to the other pages, so it must not wait for the connection.
  useEffect(() => preloadDialog(loadDrawer), [])

  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface lg:block">
        <SideMenu current={tab} />
      </aside>
      {open && (
        <LaterDialog>
          <Drawer onClose={close} tab={tab} />
        </LaterDialog>
      )}
      <div className="min-w-0">
        <TopBar
          onOpen={() => setOpen(true)}
          open={open}
          search={hasBottomBar ? <div className="max-md:hidden">{search}</div> : search}
          tab={tab}
        />
        {user && <WideHeader search={search} tab={tab} user={user} />}
        <main
          className="mx-auto w-full max-w-6xl px-4 pt-6 pb-[calc(1.5rem+var(--bottom-bar))] outline-none lg:px-8 lg:py-8"
          id="main"
          tabIndex={-1}
        >
          <Outlet />
        </main>
        {hasBottomBar && <BottomBar current={tab} />}
      </div>
    </div>
  )
}

type TopBarProps = { tab: Tab; open: boolean; search: ReactNode; onOpen: () => void }

/** Below 1024 px. It hides while the student scrolls down and comes back on scrolling up. */
function TopBar({ tab, open, search, onOpen }: TopBarProps) {
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

type WideHeaderProps = { tab: Tab; user: AuthUser; search: ReactNode }

/** From 1024 px: the title of the page, and the student. */
function WideHeader({ tab, user, search }: WideHeaderProps) {
  const name = user.displayName || user.email.split('@', 1)[0] || ''
  return (
    <header className="hidden items-center justify-between gap-6 border-b border-line px-8 py-4 lg:flex">
      <div className="min-w-0">
        <p className="text-20 font-semibold">{tab.title}</p>
        <p className="text-soft wrap-anywhere">{`Welcome back, ${name}!`}</p>
      </div>
      <div className="flex shrink-0 items-center gap-3">
        {search}
        {user.photoURL && isOwnPicture(user.photoURL) ? (
          <img alt="" className="size-11 rounded-full object-cover" height="44" src={user.photoURL} width="44" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-11 items-center justify-center rounded-full bg-raised text-17 font-semibold text-accent uppercase"
          >
            {firstGrapheme(name)}
          </span>
        )}
        <span className="max-w-56 text-soft wrap-anywhere">{user.email}</span>
        <LogoutButton />
      </div>
    </header>
  )
}

const BEYOND_PX = 100

/** True after scrolling down, further than 100 px from the top; false after scrolling up. */
function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = scrollY
    const update = () => {
      if (scrollY !== last) setHidden(scrollY > last && scrollY > BEYOND_PX)
      last = scrollY
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return hidden
}

// Its labels grow with the browser's text size as long as five of them fit side by side.
const ITEM =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,5.4vw)]/tight font-semibold text-soft transition-colors duration-150 -outline-offset-2! aria-[current=page]:text-accent'

/**
 * The pages that students use most, on a phone, close to the thumb. While it shows, `--bottom-bar` is its height
 * (styles.css), so that pages and messages do not overlap with it.
 */
function BottomBar({ current }: { current: Tab }) {
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
