import { nepalDay } from '../../../domain/calendar/nepal-day.ts'
import { toCalendarDay } from '../../../domain/calendar/week.ts'
import type { Home } from '../../device/copies/home-copy.ts'
import { ActivityList } from '../../ui/student/activity-list.tsx'
import { Panel } from './panel.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { ContinueLearning, type RunningAttempt } from './panels/continue-learning.tsx'
import { QuickAccess } from './panels/quick-access.tsx'
import { SmartRecommendations } from './panels/smart-recommendations.tsx'
import { YourProgress } from './panels/your-progress.tsx'
import { TaskPlanner } from './planner/task-planner.tsx'

type Props = {
  home: Home
  attempt: RunningAttempt | null
  now: number
  /** Asks the worker for the home again. */
  onRetry: () => Promise<unknown>
}

const COLUMN = 'flex min-w-0 flex-col gap-4 lg:row-start-2 lg:gap-6'

/** The order of reading is that of a phone. On a wide screen both columns end at the same height, twice. */
export function HomePanels({ home, attempt, now, onRetry }: Props) {
  const today = toCalendarDay(nepalDay(now))
  const source = { data: home, onRetry }
  return (
    <>
      <div className={`${COLUMN} lg:col-start-1`}>
        <PanelBoundary {...source} title="Continue Learning">
          <ContinueLearning attempt={attempt} lastNote={home.lastNote} />
        </PanelBoundary>
        <PanelBoundary className="grow" {...source} title="Task Planner">
          <TaskPlanner home={home} today={today} />
        </PanelBoundary>
      </div>
      <div className={`${COLUMN} lg:col-start-2`}>
        <PanelBoundary {...source} title="Smart Recommendations">
          <SmartRecommendations recommendations={home.recommendations} />
        </PanelBoundary>
        <PanelBoundary className="grow" {...source} title="Quick Access">
          <QuickAccess known={home.favorites} />
        </PanelBoundary>
      </div>
      <PanelBoundary {...source} title="Your Progress">
        <YourProgress profile={home.profile} today={today} week={home.week} />
      </PanelBoundary>
      <PanelBoundary {...source} title="Recent Activity">
        <Panel icon="clock" title="Recent Activity">
          <ActivityList activities={home.activity} now={now} />
        </Panel>
      </PanelBoundary>
    </>
  )
}
