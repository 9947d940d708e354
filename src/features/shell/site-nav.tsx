import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useAuth } from '#src/platform/session/auth.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { MobileMenu, useSignIn } from './mobile-menu.tsx'
import { navItems } from './navigation.ts'
import { useScrolledBeyond } from './scroll-to-top.tsx'

const TRANSLUCENT_BEYOND_PX = 20

/** `search` is the button that opens the search. */
export function SiteNav({ search }: { search: ReactNode }) {
  const { isAuthenticated } = useAuth()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const bar = useRef<HTMLElement>(null)
  const translucent = useScrolledBeyond(TRANSLUCENT_BEYOND_PX)
  const items = navItems(isAuthenticated)
  const signIn = useSignIn()

  return (
    <header
      data-page-bar
      ref={bar}
      className={`sticky top-0 z-30 border-b transition-colors noscript:static duration-200 ${translucent && !open ? 'border-line bg-ground/95' : 'border-transparent bg-ground'}`}
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
      {open && <MobileMenu bar={bar} close={close} />}
    </header>
  )
}

export function Brand() {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" className="size-8 shrink-0" viewBox="0 0 64 64">
        <path className="fill-accent" d="M8 14c9-3.500 16-2.500 24 3.500v33c-7-6-15-7-24-3.500z" />
        <path
          className="fill-accent-strong"
          d="M56 14c-9-3.500-16-2.500-24 3.500v33c7-6 15-7 24-3.500z"
          opacity="0.75"
        />
      </svg>
      <span className="text-20 font-semibold tracking-tight text-ink max-[15rem]:hidden" translate="no">
        Adhyayan
      </span>
    </span>
  )
}
