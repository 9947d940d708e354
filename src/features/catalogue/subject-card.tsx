import { Link } from '@tanstack/react-router'
import type { SubjectListing } from '../../../domain/catalogue.ts'
import { SHOWN_TOPICS } from '../../../domain/subject-search.ts'
import { Icon } from '../../ui/icon.tsx'
import { SubjectIcon } from './subject-icon.tsx'

/** The whole card leads to the subject; its link is the title. */
export function SubjectCard({ subject, topics }: { subject: SubjectListing; topics: string[] }) {
  const more = topics.length - SHOWN_TOPICS
  return (
    <article
      className="card relative flex h-full flex-col gap-3 border-l-2 border-l-hue p-4 transition-colors duration-150 hover:bg-raised"
      data-hue={subject.hue}
    >
      <div className="flex items-center gap-3">
        <SubjectIcon hue={subject.hue} icon={subject.icon} />
        <div>
          <h2 className="text-20">
            <Link className="after:absolute after:inset-0" params={{ subject: subject.key }} to="/notes/$subject">
              {subject.name}
            </Link>
          </h2>
          <p className="text-13 text-faint">{subject.grade_level}</p>
        </div>
      </div>
      <p className="text-soft">{subject.description}</p>
      <ul className="flex flex-col gap-1 text-13 text-soft">
        {topics.slice(0, SHOWN_TOPICS).map((topic) => (
          <li className="flex gap-2" key={topic}>
            <span aria-hidden="true" className="text-hue">
              ·
            </span>
            {topic}
          </li>
        ))}
        {more > 0 && <li className="text-faint">+{more} more topics</li>}
      </ul>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-13 text-soft">
        <span className="inline-flex items-center gap-1">
          <Icon className="size-4" name="book" />
          {count(subject.totalChapters, 'chapter')}
        </span>
        <span className="inline-flex items-center gap-1">
          <Icon className="size-4" name="file" />
          {count(subject.totalNotes, 'note')}
        </span>
      </p>
    </article>
  )
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
