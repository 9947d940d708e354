import { createFileRoute, redirect } from '@tanstack/react-router'
import { Data } from '../../app/data.tsx'
import { LoginPage } from '../../features/auth/login-page.tsx'
import { safeReturnPath } from '../../features/auth/return-path.ts'

/** `google` is how signing in by a redirect ended, if it did not succeed. */
type Search = { from?: string; google?: string }

export const Route = createFileRoute('/_site/login')({
  validateSearch: ({ from, google }): Search => ({
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof google === 'string' ? { google } : {}),
  }),
  beforeLoad: ({ context, search }) => {
    if (context.auth.isAuthenticated) throw redirect({ href: safeReturnPath(search.from), replace: true })
  },
  component: () => (
    <Data>
      <LoginPage />
    </Data>
  ),
})
