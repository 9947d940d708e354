import { LinkButton } from '#src/ui/button.tsx'
import { SampleQuiz } from './sample-quiz.tsx'

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
