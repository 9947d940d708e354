import { Link } from '@tanstack/react-router'
import firstSubjects from '../../../content/built/first-subjects.json'
import { FEATURES, STATS, TESTIMONIALS } from '../../../content/site/landing.ts'
import type { Subject } from '../../../domain/catalogue.ts'
import { DEFAULT_GRADE } from '../../../domain/grade.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTitle } from '../../ui/use-title.ts'

const subjects = firstSubjects as Subject[]

export function Landing() {
  useTitle('Free notes, quizzes and mock exams for students in Nepal')
  return (
    <>
      <Hero />
      <StatsBand />
      <Features />
      <Subjects />
      <Stories />
      <CallToAction />
    </>
  )
}

function Hero() {
  return (
    <section className="page grid items-center gap-12 py-12 lg:grid-cols-[1.2fr_1fr] lg:py-24">
      <div className="flex flex-col items-start gap-6">
        <p className="text-13 font-semibold text-accent">For Class 10, 11, 12, IOE and CEE</p>
        <h1 className="text-32 lg:text-44">Study for the paper you will sit</h1>
        <p className="max-w-xl text-17 text-soft">
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

const SAMPLE_PERCENT = 75

/** A drawing of what a quiz looks like, not a result. */
function SampleQuiz() {
  return (
    <figure className="card flex flex-col gap-4 p-6">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-3">
          <span className="flex size-11 items-center justify-center rounded-sm bg-raised text-hue" data-hue="blue">
            <Icon className="size-6" name="atom" />
          </span>
          <span>
            <span className="block text-17 font-semibold">Physics Quiz</span>
            <span className="block text-13 text-faint">Rotational Dynamics</span>
          </span>
        </span>
        <span className="tabular text-24 font-semibold text-accent">{SAMPLE_PERCENT}%</span>
      </figcaption>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-raised">
        <div className="h-full w-3/4 rounded-full bg-accent" />
      </div>
      <ul aria-hidden="true" className="grid gap-2">
        {['Torque', 'Moment of inertia', 'Angular momentum', 'Rolling'].map((topic, index) => (
          <li className="flex items-center justify-between rounded-sm bg-raised px-3 py-2 text-soft" key={topic}>
            {topic}
            <Icon
              className={`size-5 ${index < 3 ? 'text-green' : 'text-faint'}`}
              name={index < 3 ? 'check' : 'minus'}
            />
          </li>
        ))}
      </ul>
    </figure>
  )
}

function StatsBand() {
  return (
    <section aria-label="Adhyayan in numbers" className="border-y border-line bg-surface">
      <dl className="page grid grid-cols-2 gap-6 py-8 lg:grid-cols-4">
        {STATS.map(({ label, value, icon }) => (
          <div className="flex flex-col-reverse items-center text-center" key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="tabular flex items-center gap-2 text-32 font-semibold">
              <Icon className="size-6 text-accent" name={icon} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Features() {
  return (
    <section className="page flex flex-col gap-6 py-16">
      <h2 className="text-24 lg:text-32">Everything for the exam, nothing else</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ icon, title, description, benefits }) => (
          <li className="card flex flex-col gap-3 p-4" key={title}>
            <Icon className="size-6 text-accent" name={icon} />
            <h3 className="text-17">{title}</h3>
            <p className="text-soft">{description}</p>
            <ul className="flex flex-col gap-1 text-13 text-soft">
              {benefits.map((benefit) => (
                <li className="flex items-start gap-2" key={benefit}>
                  <Icon className="mt-0.5 size-4 text-green" name="check" />
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Subjects() {
  return (
    <section className="page flex flex-col gap-6 pb-16">
      <h2 className="text-24 lg:text-32">{DEFAULT_GRADE} subjects</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {subjects.map((subject) => (
          <li key={subject.key}>
            <Link
              className="card flex items-center gap-4 p-4 transition-colors duration-150 hover:bg-raised"
              data-hue={subject.hue}
              params={{ subject: subject.key }}
              to="/notes/$subject"
            >
              <span className="flex size-11 items-center justify-center rounded-sm bg-raised text-hue">
                <Icon className="size-6" name={subject.icon} />
              </span>
              <span>
                <span className="block text-17 font-semibold">{subject.name}</span>
                <span className="block text-13 text-soft">
                  {subject.totalChapters} chapters · {subject.totalNotes} {subject.totalNotes === 1 ? 'note' : 'notes'}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stories() {
  return (
    <section aria-labelledby="stories" className="page flex flex-col gap-6 pb-16">
      <h2 className="text-24 lg:text-32" id="stories">
        Success stories
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {TESTIMONIALS.map(({ id, name, role, quote, image }) => (
          <li key={id}>
            <figure className="card flex h-full flex-col gap-4 p-4">
              <blockquote className="text-17 text-pretty">{quote}</blockquote>
              <figcaption className="mt-auto flex items-center gap-3">
                <span className="flex size-11 items-center justify-center rounded-full bg-raised text-accent">
                  <Icon name={image} />
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-13 text-soft">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CallToAction() {
  return (
    <section className="page">
      <div className="card flex flex-col items-start gap-4 p-6 md:flex-row md:items-center md:justify-between lg:p-8">
        <div>
          <h2 className="text-24">Try a quiz now</h2>
          <p className="text-soft">No account needed. With one, every result is kept.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton icon="quiz" to="/quiz">
            Take Quiz
          </LinkButton>
          <LinkButton kind="secondary" to="/login">
            Create an account
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
