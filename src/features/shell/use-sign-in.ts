import { useLocation } from '@tanstack/react-router'

/** What the link to the login page says about this page, so that signing in leads back to it. */
export function useSignIn(): { from?: string } {
  const pathname = useLocation({ select: (location) => location.pathname })
  return pathname === '/' || pathname === '/login' ? {} : { from: pathname }
}
