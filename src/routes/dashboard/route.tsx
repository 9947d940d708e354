import { createFileRoute, redirect, useLocation, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Data } from '../../app/data/data.tsx'
import { useAuth } from '../../app/session/auth.tsx'
import { preloadDevice } from '../../device/store/device.ts'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import { usePagesAhead } from '../../features/dashboard/use-pages-ahead.ts'
import { GuestOfferHost } from '../../features/guest-progress/guest-offer-host.tsx'
import { SetupHost } from '../../features/profile/setup/setup-host.tsx'
import { useAttemptPage } from '../../features/quiz/attempt/attempt-page.ts'
import { SearchButton } from '../../features/search/search-host.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location }) => {
    if (context.auth.isAuthenticated) return
    // Who leaves goes to the front page, also where that takes a while to load and this page is asked for meanwhile.
    if (context.auth.hasLeft) throw redirect({ to: '/', replace: true })
    throw redirect({ to: '/login', search: { from: location.href }, replace: true })
  },
  component: Dashboard,
})

function Dashboard() {
  const { user } = useAuth()
  usePagesAhead()
  // What a student writes is stored at once, also when the line is lost as soon as the page shows.
  useEffect(preloadDevice, [])
  // After signing out and before the next route shows, nothing may request a student's data.
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

/** One dialog at a time: the offer of the visitor's work comes first, then the setup of the profile. */
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
