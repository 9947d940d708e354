import { createFileRoute, redirect } from '@tanstack/react-router'
import { Data } from '../../data.tsx'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location }) => {
    if (!context.auth.isAuthenticated) throw redirect({ to: '/login', search: { from: location.href }, replace: true })
  },
  component: () => (
    <Data>
      <DashboardShell />
    </Data>
  ),
})
