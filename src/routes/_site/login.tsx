import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnPath } from '../../../domain/account/return-path.ts'
import { LoginPage } from '../../features/auth/login-page.tsx'

/** `google` is the outcome of signing in by a redirect to Google, if it failed. */
type Search = { from?: string; google?: string }

export const Route = createFileRoute('/_site/login')({
  validateSearch: ({ from, google }): Search => ({
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof google === 'string' ? { google } : {}),
  }),
  beforeLoad: ({ context, search }) => {
    if (context.auth.isAuthenticated)
      throw redirect({ href: safeReturnPath(search.from, location.origin), replace: true })
  },
  component: LoginPage,
})
