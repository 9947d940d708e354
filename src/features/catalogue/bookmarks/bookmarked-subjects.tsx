import { Link } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import type { SubjectName } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS } from '#domain/catalogue/school-class.ts'
import { listSubjectNames } from '#src/content/catalogue-data.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { SubjectIcon } from '../subjects/subject-icon.tsx'
import { BookmarksLoading } from './bookmark-states.tsx'

// Visitors have no bookmarks, and do not load the tRPC client.
const BookmarkSync = lazy(async () => ({ default: (await import('./bookmark-sync.tsx')).BookmarkSync }))

type Props = { userId: string; keys: string[] | null; subjects: readonly SubjectName[] }

/**
 * The subjects that a student has bookmarked, from every class. `subjects` are those whose names are already loaded.
 */
export function BookmarkedSubjects({ userId, keys, subjects }: Props) {
  const shown = useSubjectNames(keys ?? [], subjects)
  return (
    <section aria-labelledby="bookmarked" className="flex flex-col gap-2">
      <h2 className="text-17" id="bookmarked">
        Your Bookmarked Subjects
      </h2>
      <div className="flex min-h-14 flex-col justify-center gap-2 md:flex-row md:items-center md:justify-between md:gap-6">
        {keys?.length === 0 && <p className="text-soft">Press the bookmark on a subject, and it waits for you here.</p>}
        {shown.length > 0 && (
          <ul className="flex flex-wrap gap-2 py-1">
            {shown.map((subject) => (
              <li key={subject.key}>
                <Link
                  className="card flex min-h-11 items-center gap-2 py-1 pr-4 pl-1 font-semibold transition-colors duration-150 hover:bg-raised"
                  params={{ subject: subject.key }}
                  to="/notes/$subject"
                >
                  <SubjectIcon hue={subject.hue} icon={subject.icon} size="small" />
                  <span>{subject.name}</span>
                  {subject.grade_level !== DEFAULT_CLASS && (
                    <span className="text-13 font-normal text-faint">{subject.grade_level}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Extra fallback={keys === null && <BookmarksLoading />}>
          <BookmarkSync isKnown={keys !== null} userId={userId} />
        </Extra>
      </div>
    </section>
  )
}

/** The subjects with these keys in the order of the catalogue. Names from other classes are loaded a moment later. */
function useSubjectNames(keys: string[], known: readonly SubjectName[]): readonly SubjectName[] {
  const [all, setAll] = useState<readonly SubjectName[] | null>(null)
  const isShort = keys.some((key) => !known.some((subject) => subject.key === key))
  useEffect(() => {
    if (!isShort || all) return
    listSubjectNames().then(setAll, (error) => console.error('The names of the subjects did not load', error))
  }, [isShort, all])
  return (all ?? known).filter(({ key }) => keys.includes(key))
}
