import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react'
import { isOwnPicture } from '../../../domain/account/own-picture.ts'
import { LaterDialog, preloadDialog } from '../../app/loading/later-dialog.tsx'
import { say } from '../../app/notice.ts'
import { type AuthUser, useAuth } from '../../app/session/auth.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { type Tab, tabOf } from './dashboard-tabs.ts'
import { SideMenu } from './side-menu.tsx'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

const loadDrawer = async () => ({ default: (await import('./drawer.tsx')).Drawer })
const Drawer = lazy(loadDrawer)

type Props = {
  /** The button that opens the search. */
  search: ReactNode
  /** On a phone; not where a page needs the whole screen. */
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

function TopBar({ tab, open, search, onOpen }: TopBarProps) {
  const hidden = useHiddenOnScroll()
  return (
    <header
      className={`sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 transition-transform duration-200 focus-within:translate-y-0 lg:hidden ${hidden ? '-translate-y-full' : ''}`}
    >
      <IconButton aria-expanded={open} icon="menu" label="Open menu" onClick={onOpen} />
      <p className="text-17 font-semibold">{tab.title}</p>
      <div className="ml-auto flex">
        {search}
        <LogoutButton iconOnly />
      </div>
    </header>
  )
}

function WideHeader({ tab, user, search }: { tab: Tab; user: AuthUser; search: ReactNode }) {
  const name = user.displayName || user.email.split('@', 1)[0] || ''
  return (
    <header className="hidden items-center justify-between gap-6 border-b border-line px-8 py-4 lg:flex">
      <div className="min-w-0">
        <p className="text-20 font-semibold">{tab.title}</p>
        <p className="truncate text-soft">Welcome back, {name}!</p>
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
            {name.charAt(0)}
          </span>
        )}
        <span className="max-w-56 truncate text-soft">{user.email}</span>
        <LogoutButton />
      </div>
    </header>
  )
}

function LogoutButton({ iconOnly = false }: { iconOnly?: boolean }) {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const logout = async () => {
    setBusy(true)
    try {
      await signOut()
      await navigate({ to: '/' })
    } catch (error) {
      console.error('Sign-out failed', error)
      say('Failed to logout. Please try again.')
      setBusy(false)
    }
  }
  return iconOnly ? (
    <IconButton disabled={busy} icon="logout" label="Logout" onClick={logout} />
  ) : (
    <Button busy={busy} icon="logout" kind="secondary" onClick={logout}>
      Logout
    </Button>
  )
}
