import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { SubjectListing } from '../../../domain/catalogue/catalogue.ts'
import { slugify } from '../../../domain/catalogue/slug.ts'
import { countOf } from '../../../domain/plural.ts'
import { findSubject } from '../../content/catalogue-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'

type Props = { subject: SubjectListing; open: boolean; onToggle: () => void }

/** A subject that expands to its chapters and their notes. */
export function SubjectFold({ subject, open, onToggle }: Props) {
  const id = useId()
  return (
    <div className="card border-l-2 border-l-hue" data-hue={subject.hue}>
      <h3>
        <button
          aria-controls={id}
          aria-expanded={open}
          className="flex w-full items-center gap-4 p-4 text-left"
          onClick={onToggle}
          type="button"
        >
          <span className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-raised text-hue">
            <Icon className="size-6" name={subject.icon} />
          </span>
          <span className="grow">
            <span className="block text-17 font-semibold">{subject.name}</span>
            <span className="block text-13 font-normal text-soft">
              {countOf(subject.totalChapters, 'chapter')} · {countOf(subject.totalNotes, 'note')}
            </span>
          </span>
          <Icon className="text-soft" name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h3>
      <div className="px-4" hidden={!open} id={id}>
        {open && <Chapters subjectKey={subject.key} />}
      </div>
    </div>
  )
}

function Chapters({ subjectKey }: { subjectKey: string }) {
  const { data: subject } = useQuery({
    queryKey: ['subject', subjectKey],
    queryFn: () => findSubject(subjectKey),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!subject) {
    return (
      <Skeleton className="flex flex-col gap-2 pb-4" text="Loading chapters...">
        <Bone className="h-12" />
        <Bone className="h-12" />
      </Skeleton>
    )
  }
  return (
    <ol className="flex flex-col divide-y divide-line border-t border-line">
      {subject.chapters.map((chapter, index) => (
        <li className="flex flex-col gap-2 py-3" key={chapter.id}>
          <p className="flex gap-2">
            <span className="tabular w-6 text-right text-faint">{index + 1}</span>
            <span className="font-semibold">{chapter.title}</span>
          </p>
          {chapter.notes.length === 0 ? (
            <p className="pl-8 text-13 text-faint">Notes coming soon</p>
          ) : (
            <ul className="flex flex-col gap-2 pl-8">
              {chapter.notes.map((note) => (
                <li key={note.id}>
                  <Link
                    className="flex min-h-11 items-center gap-3 rounded-sm bg-raised px-3 py-2 hover:text-accent"
                    params={{ noteSlug: slugify(note.title) }}
                    to="/dashboard/notes/$noteSlug"
                  >
                    <Icon className="text-accent" name="file" />
                    <span className="grow">{note.title}</span>
                    <span className="text-13 text-faint">{note.size}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
