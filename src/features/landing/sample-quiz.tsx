import { SAMPLE_QUIZ } from '#content/site/landing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RollingRace } from './rolling-race.tsx'

const { subject, topic, questions, answered } = SAMPLE_QUIZ
const percent = Math.round((answered / questions) * 100)

/** A picture of a quiz that is three quarters done. It is not a real student's result. */
export function SampleQuiz() {
  return (
    <figure aria-label={`Sample ${subject} quiz`} className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-3">
        <span className="flex size-11 items-center justify-center rounded-sm bg-raised text-hue" data-hue="blue">
          <Icon className="size-6" name="atom" />
        </span>
        <p className="grow">
          <span className="block text-17 font-semibold">{`${subject} Quiz`}</span>
          <span className="block text-13 text-faint">{topic}</span>
        </p>
        <span className="rounded-full border border-line px-3 text-13 text-soft">Sample</span>
      </div>
      <div className="rounded-sm bg-raised p-3">
        <RollingRace />
        <p className="pt-2 text-13 text-pretty text-soft">
          A disc and a ring, let go together. The disc is ahead: less of its energy goes into turning.
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex items-baseline justify-between">
          <span className="font-semibold">Progress</span>
          <span className="tabular text-24 font-semibold text-accent">{`${percent}%`}</span>
        </p>
        <div
          aria-label={`Progress of the sample ${subject} quiz`}
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-raised"
          role="progressbar"
        >
          <div className="h-full w-3/4 rounded-full bg-accent" data-fill />
        </div>
      </div>
      <ol aria-hidden="true" className="tabular grid grid-cols-10 gap-1 text-center text-13">
        {Array.from({ length: questions }, (_, index) => index + 1).map((number) => (
          <li className={`rounded-sm py-1 ${toneOf(number)}`} key={number}>
            {number}
          </li>
        ))}
      </ol>
      <figcaption className="text-13 text-faint">{`${answered} of ${questions} questions answered`}</figcaption>
    </figure>
  )
}

function toneOf(number: number): string {
  if (number <= answered) return 'bg-green/15 text-green'
  return number === answered + 1 ? 'text-ink outline-2 -outline-offset-2 outline-accent' : 'bg-raised text-faint'
}
