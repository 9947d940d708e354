import { nepalDay } from '../../../domain/study/nepal-day.ts'
import { toCalendarDay } from '../../../domain/study/week.ts'
import { describeError } from '../../app/data/trpc.ts'
import { useAuth } from '../../app/session/auth.tsx'
import { ActivityList } from '../../ui/activity-list.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ContinueLearning, type RunningAttempt } from './cards/continue-learning.tsx'
import { GreetingCard } from './cards/greeting-card.tsx'
import { QuickAccess } from './cards/quick-access.tsx'
import { QuoteOfTheDay } from './cards/quote-of-the-day.tsx'
import { SmartRecommendations } from './cards/smart-recommendations.tsx'
import { YourProgress } from './cards/your-progress.tsx'
import { Panel } from './panel.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { TaskPlanner } from './planner/task-planner.tsx'
import { type HomeData, useHome } from './use-home.ts'

/** What to do next comes first: on a phone it is what the first screen shows. */
export function HomePage({ attempt }: { attempt: RunningAttempt | null }) {
  const { user } = useAuth()
  const { home, error, isFetching, retry } = useHome()
  const now = Date.now()
  const name = user?.displayName || user?.email.split('@', 1)[0] || ''
  return (
    <div className="flex flex-col gap-6">
      <PageHead title="Dashboard" />
      <GreetingCard name={name} now={now} profile={home?.profile} />
      {error !== null && (
        <div className="card flex flex-wrap items-center gap-3 p-4" role="alert">
          <p className="grow text-soft">{describeError(error)}</p>
          <Button busy={isFetching} icon="refresh" kind="secondary" onClick={retry} size="small">
            Try Again
          </Button>
        </div>
      )}
      {home ? <Panels attempt={attempt} home={home} now={now} /> : error === null && <Waiting />}
    </div>
  )
}

type PanelsProps = { home: HomeData; attempt: RunningAttempt | null; now: number }

function Panels({ home, attempt, now }: PanelsProps) {
  const today = toCalendarDay(nepalDay(now))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="contents lg:flex lg:flex-col lg:gap-6">
        <PanelBoundary className="order-1" title="Continue Learning">
          <ContinueLearning attempt={attempt} lastNote={home.lastNote} />
        </PanelBoundary>
        <PanelBoundary className="order-3" title="Smart Recommendations">
          <SmartRecommendations recommendations={home.recommendations} />
        </PanelBoundary>
        <PanelBoundary className="order-4" title="Quick Access">
          <QuickAccess known={home.favorites} />
        </PanelBoundary>
        <PanelBoundary className="order-6" title="Recent Activity">
          <Panel icon="clock" title="Recent Activity">
            <ActivityList activities={home.activity} now={now} />
          </Panel>
        </PanelBoundary>
      </div>
      <div className="contents lg:flex lg:flex-col lg:gap-6">
        <PanelBoundary className="order-2" title="Task Planner">
          <TaskPlanner home={home} today={today} />
        </PanelBoundary>
        <PanelBoundary className="order-5" title="Your Progress">
          <YourProgress profile={home.profile} today={today} week={home.week} />
        </PanelBoundary>
        <div className="order-7">
          <QuoteOfTheDay />
        </div>
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <Skeleton className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" text="Loading your dashboard...">
      <Bone className="h-44" />
      <Bone className="h-72" />
      <Bone className="h-56" />
      <Bone className="h-56" />
    </Skeleton>
  )
}
