import { useId } from 'react'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { SCHOOL_CLASSES, type SchoolClass } from '#domain/catalogue/school-class.ts'
import { countOf } from '#domain/numbers.ts'
import { favoriteOfSubject } from '#domain/study/favorite-target.ts'
import { describeMastery, type Mastery, rateSubject } from '#domain/study/mastery.ts'
import { useTopics } from '#src/platform/data/topics-query.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { ChapterRows } from './chapter-rows.tsx'

type Props = {
  schoolClass: SchoolClass | null
  /** Null while they load, and if loading has failed. */
  subjects: readonly SubjectListing[] | null
  hasFailed: boolean
  bookmarks: readonly string[]
  /** The key of the subject whose card is open. Only one is open at a time. */
  open: string | undefined
  onOpen: (key: string | undefined) => void
  onClass: (schoolClass: SchoolClass) => void
}

export function SubjectCards({ schoolClass, subjects, hasFailed, bookmarks, open, onOpen, onClass }: Props) {
  const topics = useTopics()
  const now = Date.now()
  return (
    <section aria-labelledby="your-subjects" className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <h2 className="text-20" id="your-subjects">
          Your Subjects
        </h2>
        <Segments
          label="Class"
          onChange={onClass}
          options={SCHOOL_CLASSES.toReversed().map((value) => ({ value, label: value }))}
          value={schoolClass}
        />
      </div>
      {subjects && (
        <ul className="flex flex-col gap-3">
          {subjects.map((subject) => (
            <li key={subject.key}>
              <SubjectFold
                isBookmarked={bookmarks.includes(subject.key)}
                onToggle={() => onOpen(open === subject.key ? undefined : subject.key)}
                open={open === subject.key}
                mastery={rateSubject(topics, subject.key, now)}
                subject={subject}
              />
            </li>
          ))}
        </ul>
      )}
      {!subjects && !hasFailed && (
        <Skeleton className="flex flex-col gap-3" text="Loading subjects...">
          <Bone className="h-19 rounded-lg" />
          <Bone className="h-19 rounded-lg" />
          <Bone className="h-19 rounded-lg" />
          <Bone className="h-19 rounded-lg" />
        </Skeleton>
      )}
    </section>
  )
}

type SubjectFoldProps = {
  subject: SubjectListing
  /** Null before the first answer. */
  mastery: Mastery | null
  isBookmarked: boolean
  open: boolean
  onToggle: () => void
}

/** A subject that expands to its chapters and their notes. */
function SubjectFold({ subject, mastery, isBookmarked, open, onToggle }: SubjectFoldProps) {
  const id = useId()
  return (
    <div className="card border-l-2 border-l-hue" data-hue={subject.hue}>
      <div className="flex items-center pr-1">
        <h3 className="min-w-0 grow">
          <button
            aria-controls={id}
            aria-expanded={open}
            className="flex w-full items-center gap-4 rounded-lg p-4 text-left"
            onClick={onToggle}
            type="button"
          >
            <span className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-raised text-hue">
              <Icon className="size-6" name={subject.icon} />
            </span>
            <span className="min-w-0 grow">
              <span className="block text-17 font-semibold">{subject.name}</span>
              <span className="block text-13 font-normal text-soft">
                {`${countOf(subject.totalChapters, 'chapter')} · ${countOf(subject.totalNotes, 'note')}`}
              </span>
              {mastery && (
                <span className="tabular block text-13 font-normal text-soft">{describeMastery(mastery)}</span>
              )}
            </span>
            {isBookmarked && (
              <>
                <Icon className="size-5 fill-accent text-accent" name="bookmark" />
                <span className="sr-only">Bookmarked</span>
              </>
            )}
            <Icon className="text-soft" name={open ? 'chevron-up' : 'chevron-down'} />
          </button>
        </h3>
        <FavoriteToggle target={favoriteOfSubject(subject)} />
      </div>
      <div className="px-4" hidden={!open} id={id}>
        {open && subject.totalNotes > 0 && (
          <div className="pb-2">
            <SaveButton target={{ kind: 'subject', subjectKey: subject.key, id: subject.key }} what={subject.name} />
          </div>
        )}
        {open && <ChapterRows subjectKey={subject.key} />}
      </div>
    </div>
  )
}
