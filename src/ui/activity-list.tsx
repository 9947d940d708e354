import { Link } from '@tanstack/react-router'
import { historyColour } from '../../../domain/quiz/grading.ts'
import { type Activity, mergeActivity } from '../../../domain/study/recent-activity.ts'
import { timeAgo } from '../../../domain/study/time-ago.ts'
import { describeError, trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { TEXT_COLOURS } from '../../ui/text-colours.ts'

const SHOWN = 3

/** The latest quizzes and notes of the student, newest first. */
export function RecentActivity() {
  return (
    <section aria-labelledby="recent-activity" className="card flex flex-col gap-4 p-4 lg:p-6">
      <h2 className="text-20" id="recent-activity">
        Recent Activity
      </h2>
      <Activities />
    </section>
  )
}

function Activities() {
  const results = trpc.quizResults.list.useQuery({ limit: SHOWN })
  const visits = trpc.contentAccess.recent.useQuery({ limit: SHOWN })
  if (results.data && visits.data) {
    return <ActivityList activities={mergeActivity(results.data.items, visits.data, SHOWN)} />
  }
  const error = results.error ?? visits.error
  if (error) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">{describeError(error)}</p>
        <Button
          busy={results.isFetching || visits.isFetching}
          icon="refresh"
          kind="secondary"
          onClick={() => Promise.all([results.refetch(), visits.refetch()])}
        >
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <Skeleton className="flex flex-col gap-2" text="Loading recent activity...">
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
    </Skeleton>
  )
}

function ActivityList({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) {
    return <p className="text-soft">Nothing yet. Quizzes that you take and notes that you read are listed here.</p>
  }
  return (
    <ul className="flex flex-col gap-2">
      {activities.map((activity) => (
        <li key={activity.id}>
          <Link
            className="group flex min-h-16 items-center gap-3 rounded-sm bg-raised p-3"
            to={activity.kind === 'quiz' ? '/dashboard/quizzes/history' : (activity.url ?? '/dashboard/notes')}
          >
            <Icon className="text-accent" name={activity.kind === 'quiz' ? 'quiz' : 'file'} />
            <span className="min-w-0 grow">
              <span className="block truncate font-semibold group-hover:text-accent">{activity.title}</span>
              <span className="block truncate text-13 text-soft">
                {activity.subject} · {timeAgo(activity.at, Date.now())}
              </span>
            </span>
            {activity.kind === 'quiz' && <Score score={activity.score} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Score({ score }: { score: number }) {
  return <span className={`tabular text-17 font-semibold ${TEXT_COLOURS[historyColour(score)]}`}>{score}%</span>
}
