import { Link } from '@tanstack/react-router'
import totals from '#content/built/totals.json'
import { countOf } from '#domain/numbers.ts'
import { ARRIVALS, arriveOnce } from './first-view.ts'
import { MarginSection, MoreLink } from './margin-section.tsx'

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
export function LearningResources() {
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
