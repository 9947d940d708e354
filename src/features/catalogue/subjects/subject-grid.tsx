import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { SHOWN_TOPICS, type SubjectMatch } from '#domain/catalogue/subject-search.ts'
import { countOf } from '#domain/numbers.ts'
import { favoriteOfSubject } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SubjectIcon } from './subject-icon.tsx'

type Props = {
  matches: readonly SubjectMatch[]
  isBookmarked: (subjectKey: string) => boolean
  onBookmark: (subject: SubjectListing) => void
}

export function SubjectGrid({ matches, isBookmarked, onBookmark }: Props) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {matches.map(({ subject, topics }) => (
        <li key={subject.key}>
          <SubjectCard subject={subject} topics={topics}>
            {(nameId) => (
              <>
                <FavoriteToggle target={favoriteOfSubject(subject)} />
                <BookmarkToggle
                  describedBy={nameId}
                  isBookmarked={isBookmarked(subject.key)}
                  onToggle={() => onBookmark(subject)}
                />
              </>
            )}
          </SubjectCard>
        </li>
      ))}
    </ul>
  )
}

type SubjectCardProps = {
  subject: SubjectListing
  topics: string[]
  /** A control on the card, such as the bookmark button. It gets the id of the element with the subject's name. */
  children: (nameId: string) => ReactNode
}

/** The title is the link, and it covers the whole card. */
function SubjectCard({ subject, topics, children }: SubjectCardProps) {
  const nameId = useId()
  const more = topics.length - SHOWN_TOPICS
  return (
    <article
      className="card relative flex h-full flex-col gap-4 border-l-2 border-l-hue p-4 transition-colors duration-150 hover:bg-raised sm:p-6"
      data-hue={subject.hue}
    >
      <div className="flex items-start gap-3">
        <SubjectIcon hue={subject.hue} icon={subject.icon} />
        <div className="min-w-0 grow">
          <h2 className="text-20">
            <Link
              className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
              id={nameId}
              params={{ subject: subject.key }}
              to="/notes/$subject"
            >
              {subject.name}
            </Link>
          </h2>
          <p className="text-13 text-faint">{subject.grade_level}</p>
        </div>
        {/* Lies above the link that covers the card. */}
        <div className="relative -mt-2 -mr-2 flex shrink-0">{children(nameId)}</div>
      </div>
      <p className="text-soft">{subject.description}</p>
      <ul className="flex flex-col gap-1 text-13 text-soft">
        {topics.slice(0, SHOWN_TOPICS).map((topic) => (
          <li className="flex gap-2" key={topic}>
            <span aria-hidden="true" className="text-hue">
              •
            </span>
            <span>{topic}</span>
          </li>
        ))}
        {more > 0 && <li className="text-faint">{`+${more} more topics`}</li>}
      </ul>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-13 text-soft">
        <span className="inline-flex items-center gap-1">
          <Icon className="size-4" name="book" />
          <span>{countOf(subject.totalChapters, 'chapter')}</span>
        </span>
        <span className="inline-flex items-center gap-1">
          <Icon className="size-4" name="file" />
          <span>{subject.totalNotes > 0 ? countOf(subject.totalNotes, 'note') : 'no notes yet'}</span>
        </span>
      </p>
    </article>
  )
}

type BookmarkToggleProps = {
  isBookmarked: boolean
  /** The id of the element that names the subject. */
  describedBy: string
  onToggle: () => void
}

/** The label says what pressing it does, so it needs no pressed state. */
function BookmarkToggle({ isBookmarked, describedBy, onToggle }: BookmarkToggleProps) {
  return (
    <IconButton
      aria-describedby={describedBy}
      className={isBookmarked ? '[&_svg]:fill-accent [&_svg]:text-accent' : ''}
      icon="bookmark"
      label={isBookmarked ? 'Remove bookmark' : 'Bookmark subject'}
      onClick={onToggle}
    />
  )
}
