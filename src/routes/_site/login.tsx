import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { LoginPage } from '../../features/auth/login-page.tsx'
import { safeReturnPath } from '../../features/auth/return-path.ts'

export const Route = createFileRoute('/_site/login')({
  validateSearch: z.object({ from: z.string().optional().catch(undefined) }),
  beforeLoad: ({ context, search }) => {
    if (context.auth.isAuthenticated) throw redirect({ href: safeReturnPath(search.from), replace: true })
  },
  component: LoginPage,
})
