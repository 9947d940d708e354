import { createFileRoute, redirect } from '@tanstack/react-router'
import { Data } from '../../data.tsx'
import { LoginPage } from '../../features/auth/login-page.tsx'
import { safeReturnPath } from '../../features/auth/return-path.ts'

export const Route = createFileRoute('/_site/login')({
  validateSearch: ({ from }): { from?: string } => (typeof from === 'string' ? { from } : {}),
  beforeLoad: ({ context, search }) => {
    if (context.auth.isAuthenticated) throw redirect({ href: safeReturnPath(search.from), replace: true })
  },
  component: () => (
    <Data>
      <LoginPage />
    </Data>
  ),
})
