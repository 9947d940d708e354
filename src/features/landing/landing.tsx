import { Link } from '@tanstack/react-router'
import firstSubjects from '#content/built/first-subjects.json'
import totals from '#content/built/totals.json'
import { FEATURES } from '#content/site/landing.ts'
import type { Subject } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS } from '#domain/catalogue/school-class.ts'
import { countOf } from '#domain/numbers.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import lamp from './art/lamp.svg?url'
import { ARRIVALS, arriveOnce } from './first-view.ts'
import { Hero } from './hero.tsx'
import { MarginSection, MoreLink } from './margin-section.tsx'
import { StatsBand } from './stats-band.tsx'
import { SuccessStories } from './stories/success-stories.tsx'

export function Landing() {
  return (
    <>
      <Hero />
      <StatsBand />
      <div className="page divide-y divide-line">
        <FeatureCards />
        <LandingSubjects />
        <LearningResources />
        <SuccessStories />
      </div>
      <CallToAction />
    </>
  )
}

function CallToAction() {
  return (
    <section aria-labelledby="begin" className="page">
      <div className="card grid items-end gap-8 overflow-hidden px-4 pt-8 sm:px-8 md:grid-cols-[1fr_20rem] lg:px-12">
        <div className="flex flex-col items-start gap-6 md:pb-12">
          <div className="flex flex-col gap-2">
            <h2 className="text-32" id="begin">
              Try a quiz now
            </h2>
            <p className="max-w-md text-17 text-balance text-soft">
              No account needed. With one, every result is kept.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton icon="quiz" to="/quiz">
              Take Quiz
            </LinkButton>
            <LinkButton kind="secondary" search={{ mode: 'signup' }} to="/login">
              Create an account
            </LinkButton>
          </div>
        </div>
        <img
          alt=""
          className="h-auto w-full max-w-80 justify-self-center"
          height="182"
          loading="lazy"
          src={lamp}
          width="320"
        />
      </div>
    </section>
  )
}

/** Inlined, because each as a file of its own would be a request and a separate document for the browser. */
const DRAWINGS = import.meta.glob<string>(['./art/*.svg', '!./art/lamp.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function FeatureCards() {
  return (
    <MarginSection
      id="features"
      lead="Four things, done with care, so that an hour of study is an hour of study."
      title="Everything for the exam, nothing else"
    >
      <ul className="grid gap-4 md:grid-cols-2" ref={arriveOnce}>
        {FEATURES.map((feature, index) => (
          <li className={ARRIVALS[index]} key={feature.title}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

function FeatureCard({ feature: { hue, art, title, description, benefits } }: { feature: (typeof FEATURES)[number] }) {
  return (
    <article className="card flex h-full flex-col gap-4 p-4 sm:p-6" data-hue={hue}>
      <div className="flex grow items-start justify-between gap-4">
        <div>
          <h3 className="text-20">{title}</h3>
          <p className="pt-1 text-pretty text-soft">{description}</p>
        </div>
        <div
          aria-hidden="true"
          className="w-24 shrink-0 *:h-auto *:w-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={{ __html: DRAWINGS[`./art/${art}.svg`] ?? '' }}
        />
      </div>
      <ul className="flex flex-col gap-2 border-t border-line pt-4 text-soft">
        {benefits.map((benefit) => (
          <li className="flex items-start gap-2" key={benefit}>
            <Icon className="mt-1 size-4 text-hue" name="check" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}

type FirstSubject = Omit<Subject, 'description'>
const subjects = firstSubjects as FirstSubject[]

function LandingSubjects() {
  return (
    <MarginSection
      id="subjects"
      lead="Every chapter of the course in its order, with what there is to read in it."
      more={<MoreLink label="All subjects" to="/notes" />}
      title={`${DEFAULT_CLASS} subjects`}
    >
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" ref={arriveOnce}>
        {subjects.map((subject, index) => (
          <li className={ARRIVALS[index]} key={subject.key}>
            <SubjectCard subject={subject} />
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

function SubjectCard({ subject }: { subject: FirstSubject }) {
  return (
    <Link
      className="card flex h-full flex-col gap-3 border-l-2 border-l-hue p-4 transition-colors duration-150 hover:bg-raised"
      data-hue={subject.hue}
      params={{ subject: subject.key }}
      to="/notes/$subject"
    >
      <Icon className="size-8 text-hue" name={subject.icon} />
      <span className="grow">
        <span className="block text-17 font-semibold">{subject.name}</span>
        <span className="tabular flex flex-wrap gap-x-3 text-13 text-soft">
          <span>{countOf(subject.totalChapters, 'chapter')}</span>
          <span>{countOf(subject.totalNotes, 'note')}</span>
        </span>
      </span>
    </Link>
  )
}

const ENTRIES = [
  {
    to: '/notes',
    title: 'Study Notes',
    text: 'Whole chapters as PDF files: formulas, derivations, worked examples and board-style questions.',
    amount: countOf(totals.notes, 'study note'),
  },
  {
    to: '/resources/blogs',
    title: 'Educational Blogs',
    text: 'Ways into each subject, study methods, and the entrance examinations explained.',
    amount: countOf(totals.blogs, 'article'),
  },
  {
    to: '/resources/past-papers',
    title: 'Past Papers',
    text: 'Model papers and practice sets in the pattern of each board, with answer keys.',
    amount: countOf(totals.papers, 'paper'),
  },
] as const

/** The kinds of resources with their counts, set like a table of contents. */
function LearningResources() {
  return (
    <MarginSection
      id="resources"
      lead="All of it is open to everyone, and all of it is written by our own desk."
      more={<MoreLink label="All resources" to="/resources" />}
      title="Learning Resources"
    >
      <ul className="-mt-4 divide-y divide-line" ref={arriveOnce}>
        {ENTRIES.map(({ to, title, text, amount }, index) => (
          <li className={ARRIVALS[index]} key={to}>
            <Link className="group flex flex-col gap-1 py-4" to={to}>
              <span className="flex items-baseline gap-3 text-20 font-semibold">
                <span className="group-hover:text-accent-strong">{title}</span>
                <span aria-hidden="true" className="grow border-b-2 border-dotted border-strong" />
                <span className="tabular text-accent">{amount}</span>
              </span>
              <span className="max-w-2xl text-pretty text-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}
