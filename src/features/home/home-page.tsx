import { useAuth } from '#src/platform/session/auth.tsx'
import { useToday } from '#src/ui/clock/use-clock.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { emptyHome } from './home-data.ts'
import { HomePanels } from './home-panels.tsx'
import { HomeTrouble } from './home-trouble.tsx'
import type { RunningAttempt } from './panels/continue-learning.tsx'
import { GreetingCard } from './panels/greeting-card.tsx'
import { QuoteOfTheDay } from './panels/quote-of-the-day.tsx'
import { useHome } from './use-home.ts'

/** The next things to do come first, because a phone's first screen shows only these. */
export function HomePage({ attempt }: { attempt: RunningAttempt | null }) {
  const { user } = useAuth()
  const today = useToday()
  const { home: known, profile, error, isFetching, retry } = useHome()
  const home = known ?? (error && emptyHome(profile ?? null, today))
  const name = user?.displayName || user?.email.split('@', 1)[0] || ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
      <PageHead title="Dashboard" />
      <div className="flex flex-col gap-4 lg:col-start-1 lg:row-start-1">
        <GreetingCard name={name} profile={profile} />
        {error && <HomeTrouble error={error} isBusy={isFetching} onRetry={() => void retry()} />}
      </div>
      {home ? <HomePanels attempt={attempt} home={home} onRetry={retry} today={today} /> : <Waiting />}
      <div className="order-last lg:col-start-2 lg:row-start-1 lg:self-end">
        <QuoteOfTheDay />
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <Skeleton
      className="grid gap-4 lg:col-span-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6"
      text="Loading your dashboard..."
    >
      <Bone className="h-44" />
      <Bone className="h-44" />
      <Bone className="h-72" />
      <Bone className="h-72" />
    </Skeleton>
  )
}
