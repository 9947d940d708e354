import { formatNumber } from '#domain/numbers.ts'
import type { Achievement } from '#domain/study/achievement.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

type Props = { achievements: readonly Achievement[] | null; failure: string | null; onRetry: () => void }

export function Achievements({ achievements, failure, onRetry }: Props) {
  return (
    <section aria-labelledby="achievements" className="flex flex-col gap-4">
      <h2 className="text-24" id="achievements">
        Achievements
      </h2>
      {achievements ? (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {achievements.map((achievement) => (
            <AchievementCard achievement={achievement} key={achievement.id} />
          ))}
        </ul>
      ) : failure ? (
        <div className="card flex flex-wrap items-center justify-between gap-3 p-4" role="alert">
          <p className="text-soft">{failure}</p>
          <Button icon="refresh" kind="secondary" onClick={onRetry} size="small">
            Try Again
          </Button>
        </div>
      ) : (
        <Skeleton className="grid gap-3 md:grid-cols-2" text="Loading achievements...">
          <Bone className="h-20" />
          <Bone className="h-20" />
        </Skeleton>
      )}
    </section>
  )
}

function AchievementCard({ achievement: { title, about, reached, goal, isAchieved } }: { achievement: Achievement }) {
  return (
    <li className="card flex items-center gap-3 p-4">
      <Icon className={`size-6 ${isAchieved ? 'text-accent' : 'text-faint'}`} name={isAchieved ? 'trophy' : 'lock'} />
      <div className="min-w-0 grow">
        <h3 className="text-17">{title}</h3>
        <p className="text-13 text-soft">{about}</p>
      </div>
      <p className={`tabular shrink-0 text-13 font-semibold ${isAchieved ? 'text-green' : 'text-soft'}`}>
        {isAchieved ? 'Achieved' : `${formatNumber(reached)} of ${formatNumber(goal)}`}
      </p>
    </li>
  )
}
