import { createFileRoute, redirect } from '@tanstack/react-router'
import { Landing } from '../../features/landing/landing.tsx'

export const Route = createFileRoute('/_site/')({
  beforeLoad: ({ context }) => {
    if (context.auth.isAuthenticated) throw redirect({ to: '/dashboard', replace: true })
  },
  component: Landing,
})
