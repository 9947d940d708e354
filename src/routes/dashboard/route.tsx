import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { useAuth } from '../../app/auth.tsx'
import { Data } from '../../app/data.tsx'
import { GUEST_BOOKMARKS } from '../../device/bookmark-wishes.ts'
import { useBookmarkSender } from '../../features/catalogue/bookmarks/use-bookmark-sender.ts'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import { GuestOfferHost } from '../../features/guest-progress/guest-offer-host.tsx'
import { GUEST_NOTES } from '../../features/note-viewer/opened-notes.ts'
import { useOpenedSender } from '../../features/note-viewer/use-opened-sender.ts'
import { SetupHost } from '../../features/profile/setup/setup-host.tsx'
import { GUEST_ATTEMPTS } from '../../features/quiz/submission/guest-attempts.ts'
import { GUEST_RESULTS } from '../../features/quiz/submission/guest-results.ts'
import { OutboxSender } from '../../features/quiz/submission/outbox-sender.tsx'
import { useSitting } from '../../features/quiz/submission/sitting.ts'
import { SearchButton } from '../../features/search/search-host.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location }) => {
    if (!context.auth.isAuthenticated) throw redirect({ to: '/login', search: { from: location.href }, replace: true })
  },
  component: Dashboard,
})

function Dashboard() {
  const { user } = useAuth()
  // After signing out and before the next route shows, nothing may request a student's data.
  if (!user) return <LoadingScreen />
  return (
    <Data>
      <OutboxSender />
      <DashboardShell search={<SearchButton />} />
      <Dialogs key={user.uid} owner={user.uid} />
    </Data>
  )
}

const GUEST_SOURCES = [GUEST_RESULTS, GUEST_ATTEMPTS, GUEST_BOOKMARKS, GUEST_NOTES]

/** One dialog at a time: the offer of the visitor's work comes first, then the setup of the profile. */
function Dialogs({ owner }: { owner: string }) {
  const isHome = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/dashboard' })
  const { view } = useSitting()
  useBookmarkSender(owner)
  useOpenedSender(owner)
  return (
    <GuestOfferHost isFree={view === 'list' || view === 'results'} owner={owner} sources={GUEST_SOURCES}>
      {(isAsking) => <SetupHost opensByItself={isHome && !isAsking} />}
    </GuestOfferHost>
  )
}
