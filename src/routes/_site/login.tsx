import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnPath } from '#domain/account/return-path.ts'
import { LoginPage } from '#src/features/auth/login-page.tsx'
import { toReturnState } from '#src/features/auth/return-state.ts'

/**
 * `from` is the page to go back to, `mode` opens the dialog at once, and `google` is the outcome of a failed sign-in by
 * a redirect to Google.
 */
type Search = { from?: string; mode?: 'signup'; google?: string }

export const Route = createFileRoute('/_site/login')({
  validateSearch: ({ from, mode, google }): Search => ({
    ...(typeof from === 'string' ? { from } : {}),
    ...(mode === 'signup' ? { mode } : {}),
    ...(typeof google === 'string' ? { google } : {}),
  }),
  beforeLoad: ({ context, search, location: { state } }) => {
    if (!context.auth.isAuthenticated) return
    const href = safeReturnPath(search.from, location.origin)
    throw redirect({ href, state: toReturnState(state), replace: true })
  },
  component: LoginPage,
})
