import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { SubjectName } from '../../../../domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS } from '../../../../domain/catalogue/school-class.ts'
import { retryNow, useFailures } from '../../../app/connection/retry.ts'
import { listSubjectNames } from '../../../content/catalogue-data.ts'
import { SubjectIcon } from '../subjects/subject-icon.tsx'
import { BookmarksLoading, BookmarkTrouble } from './bookmark-states.tsx'

// Visitors have no bookmarks, and need nothing that talks to the worker.
const BookmarkSync = lazy(async () => ({ default: (await import('./bookmark-sync.tsx')).BookmarkSync }))

type Props = { userId: string; keys: string[] | null; subjects: readonly SubjectName[] }

/** The subjects that a student has bookmarked, from every class. `subjects` are those whose names are known already. */
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
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
            {shown.map((subject) => (
              <li className="shrink-0" key={subject.key}>
                <Link
                  className="card flex min-h-11 items-center gap-2 py-1 pr-4 pl-1 font-semibold transition-colors duration-150 hover:bg-raised"
                  params={{ subject: subject.key }}
                  to="/notes/$subject"
                >
                  <SubjectIcon hue={subject.hue} icon={subject.icon} size="small" />
                  {subject.name}
                  {subject.grade_level !== DEFAULT_CLASS && (
                    <span className="text-13 font-normal text-faint">{subject.grade_level}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Suspense fallback={<SyncLoading isKnown={keys !== null} />}>
          <BookmarkSync isKnown={keys !== null} userId={userId} />
        </Suspense>
      </div>
    </section>
  )
}

/** Shown until the tRPC client is loaded. */
function SyncLoading({ isKnown }: { isKnown: boolean }) {
  const failures = useFailures()
  if (failures === 0) return isKnown ? null : <BookmarksLoading />
  return (
    <BookmarkTrouble
      onRetry={retryNow}
      text="We could not bring your bookmarks up to date. What you choose is kept on this device and sent later."
    />
  )
}

/** The subjects of these keys in the order of the catalogue. The names of other classes are loaded a moment later. */
function useSubjectNames(keys: string[], known: readonly SubjectName[]): readonly SubjectName[] {
  const [all, setAll] = useState<readonly SubjectName[] | null>(null)
  const isShort = keys.some((key) => !known.some((subject) => subject.key === key))
  useEffect(() => {
    if (!isShort || all) return
    listSubjectNames().then(setAll, (error) => console.error('The names of the subjects did not load', error))
  }, [isShort, all])
  return (all ?? known).filter(({ key }) => keys.includes(key))
}
