import { Link } from '@tanstack/react-router'
import { timeAgo } from '#domain/calendar/time-ago.ts'
import { toDashboard } from '#domain/catalogue/note-address.ts'
import { historyColour } from '#domain/quiz/result-colours.ts'
import type { Activity } from '#domain/study/recent-activity.ts'
import { useNow } from '../clock/use-clock.ts'
import { Icon, type IconName } from '../icon.tsx'
import { TEXT_COLOURS } from '../text-colours.ts'

const ICONS: Record<Activity['kind'], IconName> = {
  result: 'quiz',
  quiz: 'quiz',
  note: 'file',
  chapter: 'layers',
  blog: 'feather',
  article: 'feather',
}

/** The latest activities of a student, each with its age. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const now = useNow()
  if (activities.length === 0) {
    return <p className="text-soft">Nothing yet. Quizzes that you take and notes that you read are listed here.</p>
  }
  return (
    <ul className="flex flex-col gap-2">
      {activities.map((activity) => (
        <li key={activity.id}>
          <Link
            className="group flex min-h-16 items-center gap-3 rounded-sm bg-raised p-3"
            to={
              activity.kind === 'result'
                ? '/dashboard/quizzes/history'
                : toDashboard(activity.url ?? '/dashboard/notes')
            }
          >
            <Icon className="text-accent" name={ICONS[activity.kind]} />
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere group-hover:text-accent">{activity.title}</span>
              <span className="block text-13 text-soft">{`${activity.subject} · ${timeAgo(activity.at, now)}`}</span>
            </span>
            {activity.kind === 'result' && <Score score={activity.score} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Score({ score }: { score: number }) {
  return <span className={`tabular text-17 font-semibold ${TEXT_COLOURS[historyColour(score)]}`}>{`${score}%`}</span>
}
