import { useState } from 'react'
import { COMMUNITY } from '#content/site/community.ts'
import { formatNumber } from '#domain/numbers.ts'
import { type Achievement, countPoints, listAchievements, type StudyTotals } from '#domain/study/achievement.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { Tile } from '#src/ui/tile.tsx'

type Props = {
  /** Null until the worker has answered. */
  totals: StudyTotals | null
  /** The error if the achievements could not be loaded. */
  failure: string | null
  onRetry: () => void
}

/** First the student's real achievements, last a preview of the community. */
export function CommunityPage({ totals, failure, onRetry }: Props) {
  const achievements = totals && listAchievements(totals)
  const achieved = achievements?.filter(({ isAchieved }) => isAchieved).length
  return (
    <div className="flex flex-col gap-8">
      <PageHead title="Community" />
      <div className="flex flex-col gap-1">
        <h1 className="text-32 max-lg:sr-only">Community</h1>
        <p className="text-soft">A place to ask, to answer and to study together.</p>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <Tile label="Achievements" value={achievements && `${achieved} of ${achievements.length}`} />
        <Tile label="Your Points" value={totals && formatNumber(countPoints(totals))} />
      </dl>
      <Achievements achievements={achievements} failure={failure} onRetry={onRetry} />
      <Coming />
      <dl className="grid grid-cols-2 gap-3">
        <Tile label="Discussions" value="Soon" />
        <Tile label="Study Groups" value="Soon" />
      </dl>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Examples examples={COMMUNITY.discussions} id="discussions" title="Recent Discussions" />
        <Examples examples={COMMUNITY.groups} id="groups" title="Study Groups" />
      </div>
    </div>
  )
}

function Coming() {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-sm border border-line bg-surface p-4">
      <p className="flex grow basis-56 items-start gap-2 text-soft">
        <Icon className="mt-0.5 text-accent" name="info" />
        {COMMUNITY.note}
      </p>
      <Button icon="plus" kind="secondary" onClick={() => setAsked(true)}>
        New Discussion
      </Button>
      <p className="w-full text-accent empty:hidden" role="status">
        {isAsked && COMMUNITY.newDiscussion}
      </p>
    </div>
  )
}

type ExamplesProps = {
  id: string
  title: string
  examples: readonly { id: string; title: string; text: string; subject: string }[]
}

/** Shown in a part of the community until it opens. */
function Examples({ id, title, examples }: ExamplesProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 className="text-24" id={id}>
        {title}
      </h2>
      <ul className="flex flex-col gap-3">
        {examples.map((example) => (
          <li className="card flex flex-col gap-2 p-4" key={example.id}>
            <p className="flex flex-wrap items-center gap-2 text-13 text-soft">
              <Badge>Example</Badge>
              <span>{example.subject}</span>
            </p>
            <h3 className="text-17">{example.title}</h3>
            <p className="text-soft">{example.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AchievementsProps = { achievements: readonly Achievement[] | null; failure: string | null; onRetry: () => void }

function Achievements({ achievements, failure, onRetry }: AchievementsProps) {
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
