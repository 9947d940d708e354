import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react'
import { LaterDialog, preloadDialog } from '#src/platform/loading/later-dialog.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { tabOf } from './dashboard-tabs.ts'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { WideHeader } from './wide-header.tsx'

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
