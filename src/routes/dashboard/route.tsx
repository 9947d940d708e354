import { createFileRoute, redirect, useLocation, useRouterState } from '@tanstack/react-router'
import { toReturnState } from '#src/features/auth/return-state.ts'
import { DashboardShell } from '#src/features/dashboard/dashboard-shell.tsx'
import { usePagesAhead } from '#src/features/dashboard/dashboard-tabs.ts'
import { GuestOfferHost } from '#src/features/guest-progress/guest-offer-host.tsx'
import { SetupHost } from '#src/features/profile/setup/setup-host.tsx'
import { useAttemptPage } from '#src/features/quiz/attempt/attempt-page.ts'
import { SearchButton } from '#src/features/search/search-host.tsx'
import { Data } from '#src/platform/data/data.tsx'
import { useFindKeys } from '#src/platform/page/find-keys.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { LoadingScreen } from '#src/ui/spinner.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location }) => {
    if (context.auth.isAuthenticated) return
    // A student who signs out is led to the front page, even if that is slow to load and this page is requested again.
    if (context.auth.hasLeft) throw redirect({ to: '/', replace: true })
    throw redirect({
      to: '/login',
      search: { from: location.href },
      state: toReturnState(location.state),
      replace: true,
    })
  },
  component: Dashboard,
})

function Dashboard() {
  const { user } = useAuth()
  usePagesAhead()
  useFindKeys()
  // After signing out and until the next route shows, nothing may request a student's data.
  if (!user) return <LoadingScreen />
  return (
    <Data>
      <Shell />
      <Dialogs key={user.uid} userId={user.uid} />
    </Data>
  )
}

/** A note and an attempt have the whole screen of a phone. */
function Shell() {
  const isReading = useLocation({ select: ({ pathname }) => /^\/dashboard\/notes\/./.test(pathname) })
  const { view } = useAttemptPage()
  return <DashboardShell hasBottomBar={!isReading && view === 'list'} search={<SearchButton />} />
}

/** One dialog at a time: first the offer of the visitor's work, then the setup of the profile. */
function Dialogs({ userId }: { userId: string }) {
  const isHome = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/dashboard' })
  const isPageLoaded = useRouterState({ select: ({ status }) => status === 'idle' })
  const { view } = useAttemptPage()
  return (
    <GuestOfferHost isFree={view === 'list' || view === 'results'} isPageLoaded={isPageLoaded} userId={userId}>
      {(isAsking) => <SetupHost opensByItself={isHome && !isAsking} />}
    </GuestOfferHost>
  )
}
