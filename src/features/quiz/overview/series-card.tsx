import type { Series } from '#domain/quiz/quiz-kinds.ts'
import { nameSeries } from '#domain/quiz/quiz-kinds.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'

const FACTS: Record<Series, { icon: IconName; exam: string; text: string }> = {
  ioe: {
    icon: 'sigma',
    exam: 'Engineering Entrance',
    text: 'Mathematics, physics, chemistry and English at entrance pace.',
  },
  cee: { icon: 'leaf', exam: 'Medical Entrance', text: 'Biology, chemistry and physics for the common entrance.' },
  'class-12': { icon: 'book', exam: 'Board Exam', text: 'Chapter by chapter, in the style of the NEB board.' },
}

type Props = {
  series: Series
  summary: { totalTests: number; difficulty: string }
}

export function SeriesCard({ series, summary }: Props) {
  const { icon, exam, text } = FACTS[series]
  return (
    <article className="card flex w-full flex-col gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-3">
        <span className="rounded-sm bg-raised p-2 text-accent">
          <Icon className="size-6" name={icon} />
        </span>
        <h3 className="text-20">{nameSeries(series)}</h3>
      </div>
      <p className="text-soft">{text}</p>
      <dl className="flex flex-col gap-2">
        <Fact label="Total Tests" value={String(summary.totalTests)} />
        <Fact label="Exam Type" value={exam} />
        <Fact label="Difficulty" value={summary.difficulty} />
      </dl>
      <LinkButton className="mt-auto" kind="secondary" state={{ seriesType: series }} to="/dashboard/quizzes/take">
        Start Test Series
      </LinkButton>
    </article>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line pb-2 last:border-0 last:pb-0">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular font-semibold">{value}</dd>
    </div>
  )
}
