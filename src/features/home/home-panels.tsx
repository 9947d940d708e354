import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { ActivityList } from '#src/ui/student/activity-list.tsx'
import { Panel, PanelBoundary } from './panel.tsx'
import { ContinueLearning, type RunningAttempt } from './panels/continue-learning.tsx'
import { QuickAccess } from './panels/quick-access.tsx'
import { SmartRecommendations } from './panels/smart-recommendations.tsx'
import { YourProgress } from './panels/your-progress.tsx'
import { TaskPlanner } from './planner/task-planner.tsx'

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
export function HomePanels({ home, attempt, today, onRetry }: Props) {
  const source = { data: home, onRetry }
  return (
    <>
      <div className={`${COLUMN} lg:col-start-1`}>
        <PanelBoundary {...source} title="Continue Learning">
          <ContinueLearning attempt={attempt} lastNote={home.lastNote} />
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
