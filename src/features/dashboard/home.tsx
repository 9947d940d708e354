import { Link } from '@tanstack/react-router'
import { historyColour } from '../../../domain/quiz/grading.ts'
import { timeAgo } from '../../../domain/study/time-ago.ts'
import { useAuth } from '../../app/auth.tsx'
import { describeError, trpc } from '../../app/trpc.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { TEXT_COLOURS } from '../../ui/text-colours.ts'

const SHOWN_ACTIVITY = 3

export function DashboardHome() {
  const { user } = useAuth()
  const name = user?.displayName ?? user?.email.split('@', 1)[0]
  return (
    <div className="flex flex-col gap-6">
      <PageHead title="Dashboard" />
      <section className="card flex flex-col gap-4 p-4 lg:p-6">
        <div>
          <h1 className="text-24 wrap-anywhere">
            {greet(new Date().getHours())}, {name}
          </h1>
          <p className="text-soft">What will you study today?</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton icon="quiz" to="/dashboard/quizzes/take">
            Take a quiz
          </LinkButton>
          <LinkButton icon="book" kind="secondary" to="/dashboard/notes">
            Read notes
          </LinkButton>
        </div>
      </section>
      <Progress />
      <div className="grid gap-6 lg:grid-cols-2">
        <ContinueLearning />
        <RecentQuizzes />
      </div>
    </div>
  )
}

/** `hour` is from 0 to 23, by the clock of the device. */
export function greet(hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

function Progress() {
  const stats = trpc.stats.get.useQuery()
  const summary = trpc.quizResults.summary.useQuery({})
  const tiles = [
    { label: 'Quizzes taken', value: stats.data?.totalQuizzes },
    { label: 'Average score', value: summary.data && `${summary.data.averageScore}%` },
    { label: 'Notes opened', value: stats.data?.totalContentViews },
    { label: 'Minutes of reading', value: stats.data && Math.round(stats.data.totalStudyTime / 60) },
  ]
  return (
    <section aria-labelledby="progress">
      <h2 className="mb-3 text-20" id="progress">
        Your Progress
      </h2>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(({ label, value }) => (
          <div className="card flex flex-col-reverse p-4" key={label}>
            <dt className="text-13 text-soft">{label}</dt>
            <dd className="tabular text-24 font-semibold">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ContinueLearning() {
  const recent = trpc.contentAccess.recent.useQuery({ limit: SHOWN_ACTIVITY })
  return (
    <Panel
      empty="Notes that you open are listed here, so that you find your place again."
      query={recent}
      title="Continue Learning"
    >
      {(records) =>
        records.map((record) => (
          <li key={record.id}>
            <Link
              className="flex items-center gap-3 rounded-sm bg-raised p-3 hover:text-accent"
              to={record.url ?? '/notes'}
            >
              <Icon className="text-accent" name="file" />
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{record.title}</span>
                <span className="block text-13 text-soft">
                  {record.subject} · {timeAgo(record.lastAccessed, Date.now())}
                </span>
              </span>
              <span className="tabular text-13 text-soft">{Math.round(record.progress)}%</span>
            </Link>
          </li>
        ))
      }
    </Panel>
  )
}

function RecentQuizzes() {
  const results = trpc.quizResults.list.useQuery({ limit: SHOWN_ACTIVITY })
  const items = { ...results, data: results.data?.items }
  return (
    <Panel empty="Your results are listed here after your first quiz." query={items} title="Recent quizzes">
      {(rows) =>
        rows.map((row) => (
          <li className="flex items-center gap-3 rounded-sm bg-raised p-3" key={row.id}>
            <Icon className="text-accent" name="quiz" />
            <span className="min-w-0 grow">
              <span className="block truncate font-semibold">{row.title}</span>
              <span className="block text-13 text-soft">
                {row.subject} · {timeAgo(row.completedAt, Date.now())}
              </span>
            </span>
            <span className={`tabular text-20 font-semibold ${TEXT_COLOURS[historyColour(row.score)]}`}>
              {row.score}%
            </span>
          </li>
        ))
      }
    </Panel>
  )
}

type PanelProps<Row> = {
  title: string
  empty: string
  query: { data: Row[] | undefined; error: unknown; isError: boolean; refetch: () => unknown }
  children: (rows: Row[]) => React.ReactNode
}

/** A short list of the student's data, with its loading, empty and failed states. */
function Panel<Row>({ title, empty, query, children }: PanelProps<Row>) {
  return (
    <section className="card flex flex-col gap-3 p-4">
      <h2 className="text-20">{title}</h2>
      {query.data ? (
        query.data.length > 0 ? (
          <ul className="flex flex-col gap-2">{children(query.data)}</ul>
        ) : (
          <p className="text-soft">{empty}</p>
        )
      ) : query.isError ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-soft">{describeError(query.error)}</p>
          <Button icon="refresh" kind="secondary" onClick={() => query.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="flex flex-col gap-2" text={`Loading ${title}...`}>
          <Bone className="h-16" />
          <Bone className="h-16" />
        </Skeleton>
      )}
    </section>
  )
}
