import { useId } from 'react'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { countOf } from '#domain/numbers.ts'
import { favoriteOfSubject } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ChapterRows } from './chapter-rows.tsx'

type Props = { subject: SubjectListing; isBookmarked: boolean; open: boolean; onToggle: () => void }

/** A subject that expands to its chapters and their notes. */
export function SubjectFold({ subject, isBookmarked, open, onToggle }: Props) {
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
