import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { onPageChange } from '#src/platform/page/way-back/trail.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { isDialogOpen } from '#src/ui/dialog-open.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useScrollLock } from '#src/ui/scroll-lock.ts'
import { navItems } from './navigation.ts'

type Props = {
  /** The bar that the menu belongs to. Both can be reached while the menu is open. */
  bar: RefObject<HTMLElement | null>
  close: () => void
}

/**
 * Slides down below the bar. It is as high as the screen below the bar, and scrolls inside. The page behind it is
 * dimmed and cannot be reached; a tap on it closes the menu.
 */
export function MobileMenu({ bar, close }: Props) {
  const { isAuthenticated, signOut } = useAuth()
  const navigate = useNavigate()
  const { history } = useRouter()
  const signIn = useSignIn()
  const backdrop = useRef<HTMLDivElement>(null)
  useScrollLock(true)
  useInertSiblings(bar)
  useEffect(() => onPageChange(history, close), [history, close])
  useEffect(() => {
    const closeByHand = () => {
      close()
      document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]')?.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      // A dialog above the menu handles the key itself.
      if (event.key === 'Escape' && !isDialogOpen()) closeByHand()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target === backdrop.current) closeByHand()
    }
    const wide = matchMedia('(min-width: 64rem)')
    addEventListener('keydown', onKey)
    addEventListener('click', onClick)
    wide.addEventListener('change', close)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('click', onClick)
      wide.removeEventListener('change', close)
    }
  }, [close])

  return (
    <>
      <div className="fixed inset-x-0 top-16 bottom-0 -z-10 cursor-pointer bg-ground/80 lg:hidden" ref={backdrop} />
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
                <span>{label}</span>
              </Link>
            </li>
          ))}
          {isAuthenticated && (
            <li>
              <button
                className="flex min-h-12 w-full items-center gap-3 rounded-sm px-2 text-17 text-soft"
                onClick={async () => {
                  close()
                  const { pathname } = location
                  await signOut().catch((error: unknown) => console.error('Sign-out failed', error))
                  // A student who has opened another page in between stays there.
                  if (location.pathname === pathname) await navigate({ to: '/' })
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
    </>
  )
}

/** While it is active, everything beside the element cannot be reached, by the Tab key or by a tap. */
function useInertSiblings(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const siblings = [...(ref.current?.parentElement?.children ?? [])].filter((element) => element !== ref.current)
    for (const sibling of siblings) sibling.setAttribute('inert', '')
    return () => {
      for (const sibling of siblings) sibling.removeAttribute('inert')
    }
  }, [ref])
}

/** What the link to the login page says about this page, so that signing in leads back to it. */
export function useSignIn(): { from?: string } {
  const pathname = useLocation({ select: (location) => location.pathname })
  return pathname === '/' || pathname === '/login' ? {} : { from: pathname }
}
