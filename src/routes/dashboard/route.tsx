import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { useAuth } from '../../auth.tsx'
import { Data } from '../../data.tsx'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import { SetupHost } from '../../features/profile/setup-host.tsx'
import { OutboxSender } from '../../features/quiz/outbox-sender.tsx'
import { SearchButton } from '../../features/search/search-button.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location }) => {
    if (!context.auth.isAuthenticated) throw redirect({ to: '/login', search: { from: location.href }, replace: true })
  },
  component: Dashboard,
})

function Dashboard() {
  const { isAuthenticated } = useAuth()
  const isHome = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/dashboard' })
  // Between signing out and the next route: nothing here may ask for a student's data any more.
  if (!isAuthenticated) return <LoadingScreen />
  return (
    <Data>
      <OutboxSender />
      <DashboardShell search={<SearchButton />} />
      <SetupHost opensByItself={isHome} />
    </Data>
  )
}
