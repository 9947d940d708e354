import { SAMPLE_QUIZ } from '#content/site/landing.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="page grid items-center gap-12 pt-8 pb-12 md:grid-cols-[1fr_22rem] md:gap-8 lg:grid-cols-[1fr_28rem] lg:gap-16 lg:py-16"
    >
      <div className="flex flex-col items-start gap-6">
        <p className="text-13 font-semibold text-accent">For Class 12, IOE and CEE</p>
        <h1 className="text-44 text-balance" id="hero">
          Study for the paper{' '}
          <span className="relative inline-block">
            you will sit
            <PencilLine />
          </span>
        </h1>
        <p className="max-w-lg text-17 text-balance text-soft">
          Chapter-wise notes, timed quizzes and mock exams for students in Nepal. Free, made for a small phone and a
          slow line, and it never loses your work.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton icon="book" to="/notes">
            Start Learning
          </LinkButton>
          <LinkButton icon="layers" kind="secondary" to="/resources">
            Explore Resources
          </LinkButton>
        </div>
      </div>
      <SampleQuiz />
    </section>
  )
}

function PencilLine() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-1 h-2 w-full text-accent"
      fill="none"
      preserveAspectRatio="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="3"
      viewBox="0 0 200 8"
    >
      <path d="M2 5.5C40 2.5 76 2 112 3s62 1.5 86-.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const { subject, topic, questions, answered } = SAMPLE_QUIZ
const percent = Math.round((answered / questions) * 100)

/** A picture of a quiz that is three quarters done. It is not a real student's result. */
function SampleQuiz() {
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

/**
 * A disc and a ring that roll down a slope from the dashed circle. The disc has rolled 4/3 of the ring's way, which is
 * (1 + 1)/(1 + 1/2); the dots are its positions after two and after three quarters of the time.
 */
function RollingRace() {
  return (
    <svg aria-hidden="true" className="h-auto w-full" fill="none" height="170" viewBox="0 0 400 170" width="400">
      <path className="fill-surface stroke-strong" d="M30 44 370 154H30z" strokeLinejoin="round" strokeWidth="2" />
      <path className="stroke-faint" d="M322.4 138.6A50 50 0 0 0 320 154" strokeWidth="1.5" />
      <circle
        className="stroke-faint"
        cx="64"
        cy="31.9"
        r="22"
        strokeDasharray="2 6"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <g className="fill-blue">
        <circle cx="125.2" cy="51.7" r="2.5" />
        <circle cx="201.7" cy="76.5" r="2.5" />
      </g>
      <circle className="stroke-accent" cx="247.6" cy="91.3" r="19" strokeWidth="6" />
      <circle className="fill-blue" cx="308.8" cy="111.1" r="22" />
      <path className="stroke-surface" d="M308.8 111.1 322 98" strokeLinecap="round" strokeWidth="2.5" />
      <circle className="fill-surface" cx="308.8" cy="111.1" r="2.5" />
      <path
        className="stroke-soft"
        d="m340 104 26 8.400m-8.5-8.5 8.5 8.5-11.6 2.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
      />
    </svg>
  )
}
