import { ACTIVITIES_SHOWN, mergeActivity } from '#domain/study/recent-activity.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { ActivityList } from '#src/ui/student/activity-list.tsx'

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
  const results = trpc.quizResults.list.useQuery({ limit: ACTIVITIES_SHOWN })
  const visits = trpc.contentAccess.recent.useQuery({ limit: ACTIVITIES_SHOWN })
  if (results.data && visits.data) {
    return <ActivityList activities={mergeActivity(results.data.items, visits.data, ACTIVITIES_SHOWN)} />
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
