import { COMPLETE_PROFILE, MOTIVATION } from '#content/site/motivation.ts'
import type { Profile } from '#domain/account/profile.ts'
import { describeError } from '#src/platform/data/trpc.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useClock, useToday } from '#src/ui/clock/use-clock.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { ActivityList } from '#src/ui/student/activity-list.tsx'
import { emptyHome } from './home-data.ts'
import { Panel, PanelBoundary } from './panel.tsx'
import { ContinueLearning, type RunningAttempt } from './panels/continue-learning.tsx'
import { CorrectedResults } from './panels/corrected-results.tsx'
import { greet } from './panels/greet.ts'
import { QuickAccess } from './panels/quick-access.tsx'
import { QuoteOfTheDay } from './panels/quote-of-the-day.tsx'
import { SmartRecommendations } from './panels/smart-recommendations.tsx'
import { YourProgress } from './panels/your-progress.tsx'
import { TaskPlanner } from './planner/task-planner.tsx'
import { useHome } from './use-home.ts'

type HomePageProps = {
  attempt: RunningAttempt | null
  /** The ids of all attempts on this device. Of these, the device knows more than the worker. */
  attemptsHere: readonly string[]
}

/** The next things to do come first, because a phone's first screen shows only these. */
export function HomePage({ attempt, attemptsHere }: HomePageProps) {
  const { user } = useAuth()
  const today = useToday()
  const { home: known, profile, error, isFetching, retry } = useHome()
  const home = known ?? (error && emptyHome(profile ?? null, today))
  const isHere = !home?.unfinished || attemptsHere.includes(home.unfinished.attemptId)
  const unfinished = attempt ?? (isHere ? null : home.unfinished)
  const name = user?.displayName || user?.email.split('@', 1)[0] || ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
      <PageHead title="Dashboard" />
      <div className="flex flex-col gap-4 lg:col-start-1 lg:row-start-1">
        <GreetingCard name={name} profile={profile} />
        {home && <CorrectedResults corrected={home.corrected} />}
        {error && <HomeTrouble error={error} isBusy={isFetching} onRetry={() => void retry()} />}
      </div>
      {home ? <HomePanels attempt={unfinished} home={home} onRetry={retry} today={today} /> : <Waiting />}
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

type HomeTroubleProps = { error: Parameters<typeof describeError>[0]; isBusy: boolean; onRetry: () => void }

/** Shown if the home could not be updated. The data on this device shows below. */
function HomeTrouble({ error, isBusy, onRetry }: HomeTroubleProps) {
  return (
    <div className="card flex flex-wrap items-center gap-3 p-4" role="alert">
      <p className="grow basis-64 text-soft">{describeError(error)}</p>
      <Button busy={isBusy} icon="refresh" kind="secondary" onClick={onRetry} size="small">
        Try Again
      </Button>
    </div>
  )
}

type GreetingCardProps = { name: string; profile: Pick<Profile, 'grade_level'> | null | undefined }

/** Greets by the time of day in Nepal, whatever time zone the device has. */
function GreetingCard({ name, profile }: GreetingCardProps) {
  const greeting = useClock(greet)
  const level = profile?.grade_level
  const isIncomplete = profile !== undefined && !level
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-24 lg:text-32">{isIncomplete ? `Welcome, ${name}` : `${greeting}, ${name}`}</h1>
      <p className="max-w-prose text-soft">{level ? MOTIVATION[level] : isIncomplete ? COMPLETE_PROFILE : '\u00a0'}</p>
      {isIncomplete && (
        <LinkButton className="mt-2 self-start" icon="user" to="/dashboard/profile">
          Complete Your Profile
        </LinkButton>
      )}
    </header>
  )
}

type Props = {
  home: Home
  attempt: RunningAttempt | null
  /** The day in Nepal, such as 2026-11-22. */
  today: string
  /** Requests the home again. */
  onRetry: () => Promise<unknown>
}

const COLUMN = 'contents min-w-0 flex-col lg:row-start-2 lg:flex lg:gap-6'

/**
 * Things to do come before things done: on a phone the last two panels follow both columns (`order-last`). On a wide
 * screen each panel is as high as its content.
 */
function HomePanels({ home, attempt, today, onRetry }: Props) {
  const source = { data: home, onRetry }
  return (
    <>
      <div className={`${COLUMN} lg:col-start-1`}>
        <PanelBoundary {...source} title="Continue Learning">
          <ContinueLearning attempt={attempt} lastNote={home.lastNote} mistakesDue={home.mistakesDue} />
        </PanelBoundary>
        <PanelBoundary {...source} title="Task Planner">
          <TaskPlanner home={home} today={today} />
        </PanelBoundary>
        <PanelBoundary className="order-last" {...source} title="Your Progress">
          <YourProgress profile={home.profile} today={today} week={home.week} />
        </PanelBoundary>
      </div>
      <div className={`${COLUMN} lg:col-start-2`}>
        <PanelBoundary {...source} title="Smart Recommendations">
          <SmartRecommendations recommendations={home.recommendations} />
        </PanelBoundary>
        <PanelBoundary {...source} title="Quick Access">
          <QuickAccess known={home.favorites} />
        </PanelBoundary>
        <PanelBoundary className="order-last" {...source} title="Recent Activity">
          <Panel icon="clock" title="Recent Activity">
            <ActivityList activities={home.activity} />
          </Panel>
        </PanelBoundary>
      </div>
    </>
  )
}
