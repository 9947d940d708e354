import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useAuth } from '../../app/session/auth.tsx'
import { IconButton } from '../../ui/button.tsx'
import { isDialogOpen } from '../../ui/dialog-open.ts'
import { Icon } from '../../ui/icon.tsx'
import { useScrollLock } from '../../ui/scroll-lock.ts'
import { Brand } from './brand.tsx'
import { navItems } from './navigation.ts'
import { useScrolledBeyond } from './use-scrolled-beyond.ts'

const TRANSLUCENT_BEYOND_PX = 20

/** `search` is the button that opens the search. */
export function SiteNav({ search }: { search: ReactNode }) {
  const { isAuthenticated } = useAuth()
  const [open, setOpen] = useState(false)
  const translucent = useScrolledBeyond(TRANSLUCENT_BEYOND_PX)
  const items = navItems(isAuthenticated)
  const signIn = useSignIn()

  return (
    <header
      className={`sticky top-0 z-30 border-b transition-colors noscript:static duration-200 ${translucent && !open ? 'border-line bg-ground/85 backdrop-blur-sm' : 'border-transparent bg-ground'}`}
    >
      <nav aria-label="Main" className="page flex min-h-16 items-center justify-between gap-4 noscript:flex-wrap">
        <Link aria-label="Adhyayan, home" className="-ml-2 rounded-sm p-2" to="/">
          <Brand />
        </Link>
        <div className="-mr-2 flex items-center lg:mr-0 lg:gap-2">
          {search}
          <ul className="hidden items-center gap-1 lg:flex noscript:flex noscript:flex-wrap">
            {items.map(({ path, label }) => (
              <li key={path}>
                <Link
                  activeOptions={{ exact: path === '/', includeSearch: false }}
                  className={
                    path === '/login' || path === '/dashboard'
                      ? 'ml-2 inline-flex min-h-11 items-center rounded-sm bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong'
                      : 'inline-flex min-h-11 items-center rounded-sm px-3 font-semibold text-soft hover:text-ink aria-[current=page]:text-ink'
                  }
                  search={path === '/login' ? signIn : {}}
                  to={path}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <IconButton
            aria-controls="mobile-menu"
            aria-expanded={open}
            className="lg:hidden"
            icon={open ? 'close' : 'menu'}
            label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          />
        </div>
      </nav>
      {open && <MobileMenu close={() => setOpen(false)} />}
    </header>
  )
}

/** What the link to the login page says of this page, so that signing in leads back to it. */
function useSignIn(): { from?: string } {
  const pathname = useLocation({ select: (location) => location.pathname })
  return pathname === '/' || pathname === '/login' ? {} : { from: pathname }
}

/** Slides down below the bar; as high as the screen below it, and scrolls inside. */
function MobileMenu({ close }: { close: () => void }) {
  const { isAuthenticated, signOut } = useAuth()
  const navigate = useNavigate()
  const signIn = useSignIn()
  useScrollLock(true)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog above the menu handles the key itself.
      if (event.key !== 'Escape' || isDialogOpen()) return
      close()
      document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]')?.focus()
    }
    const wide = matchMedia('(min-width: 64rem)')
    addEventListener('keydown', onKey)
    wide.addEventListener('change', close)
    return () => {
      removeEventListener('keydown', onKey)
      wide.removeEventListener('change', close)
    }
  }, [close])

  return (
    <div
      className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] animate-rise overflow-y-auto border-b border-line bg-ground shadow-float lg:hidden"
      id="mobile-menu"
    >
      <ul className="page flex flex-col py-2">
        {navItems(isAuthenticated).map(({ path, icon, label }) => (
          <li key={path}>
            <Link
              activeOptions={{ exact: path === '/', includeSearch: false }}
              activeProps={{ className: 'text-accent' }}
              className="flex min-h-12 items-center gap-3 rounded-sm px-2 text-17"
              onClick={close}
              search={path === '/login' ? signIn : {}}
              to={path}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
        {isAuthenticated && (
          <li>
            <button
              className="flex min-h-12 w-full items-center gap-3 rounded-sm px-2 text-17 text-soft"
              onClick={async () => {
                close()
                await signOut().catch((error: unknown) => console.error('Sign-out failed', error))
                await navigate({ to: '/' })
              }}
              type="button"
            >
              <Icon name="logout" />
              Logout
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
