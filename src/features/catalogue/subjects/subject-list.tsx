import { lazy, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS, SCHOOL_CLASSES } from '#domain/catalogue/school-class.ts'
import { type SubjectFilter, searchSubjects } from '#domain/catalogue/subject-search.ts'
import { countOf } from '#domain/numbers.ts'
import { LaterDialog } from '#src/platform/loading/later-dialog.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SearchField } from '#src/ui/field.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { BookmarkedSubjects } from '../bookmarks/bookmarked-subjects.tsx'
import { useBookmarks } from '../bookmarks/use-bookmarks.ts'
import { SubjectGrid } from './subject-grid.tsx'

const SignInFirst = lazy(async () => ({ default: (await import('../bookmarks/sign-in-first.tsx')).SignInFirst }))

type Props = {
  subjects: SubjectListing[]
  filter: SubjectFilter
  onFilter: (filter: SubjectFilter) => void
  /** Shows results of the site search for the same query, and `none` if there are none. */
  more: (options: { title: string; none?: ReactNode }) => ReactNode
}

export function SubjectList({ subjects, filter, onFilter, more }: Props) {
  const schoolClass = filter.grade ?? DEFAULT_CLASS
  const hasNotes = subjects.some(({ totalNotes }) => totalNotes > 0)
  const title = hasNotes ? `${schoolClass} Notes` : `${schoolClass} Subjects`
  const query = filter.q ?? ''
  const matches = searchSubjects(subjects, query)
  const searchBox = useRef<HTMLDivElement>(null)
  const bookmarks = useBookmarks()
  const [wanted, setWanted] = useState<readonly SubjectListing[]>([])
  const asked = wanted.at(-1)
  const [said, setSaid] = useState('')
  const { loading } = useAuth()
  const chooseWanted = useEffectEvent(() => {
    wanted.forEach(toggle)
    setWanted([])
  })
  // Pressed before it was known who is signed in.
  useEffect(() => {
    if (bookmarks.userId) chooseWanted()
  }, [bookmarks.userId])

  const change = (next: SubjectFilter) => {
    setSaid('')
    onFilter(next)
  }
  const toggle = (subject: SubjectListing) => {
    if (!bookmarks.userId) return setWanted(loading ? [...wanted, subject] : [subject])
    const bookmarked = !bookmarks.keys?.includes(subject.key)
    bookmarks.choose(subject, bookmarked)
    setSaid(`${subject.name} is ${bookmarked ? 'bookmarked' : 'no longer bookmarked'}.`)
  }
  const clearSearch = () => {
    change({ ...filter, q: undefined })
    // The pressed button disappears with the empty state.
    searchBox.current?.querySelector('input')?.focus()
  }

  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <PageHead
        description="Free chapter-wise notes for Class 12 in Nepal: physics, chemistry, biology, mathematics, computer science, English and Nepali."
        path="/notes"
        title={title}
      />
      <header className="flex flex-col gap-2">
        <h1 className="text-32">{title}</h1>
        <p className="max-w-2xl text-17 text-pretty text-soft">
          {hasNotes
            ? 'Pick a subject, then a chapter. Every note is a PDF that you can read here or keep on your phone.'
            : `There are no notes for ${schoolClass} yet. Here are its subjects, with their chapters and topics.`}
        </p>
      </header>
      {bookmarks.userId && <BookmarkedSubjects keys={bookmarks.keys} subjects={subjects} userId={bookmarks.userId} />}
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <div className="grow" ref={searchBox}>
          <SearchField
            label="Search subjects and topics"
            onChange={(q) => change({ ...filter, q: q || undefined })}
            placeholder="Search subjects and topics"
            value={query}
          />
        </div>
        <Segments
          label="Class"
          onChange={(next) => change({ ...filter, grade: next === DEFAULT_CLASS ? undefined : next })}
          options={SCHOOL_CLASSES.toReversed().map((value) => ({ value, label: value }))}
          value={schoolClass}
        />
      </div>
      <p className="sr-only" role="status">
        {said || (query.trim() && `${countOf(matches.length, 'subject')} found.`)}
      </p>
      {matches.length === 0 &&
        more({
          title: 'No subject of this name; in topics:',
          none: (
            <EmptyState
              hint="Try searching with different keywords or browse all subjects below."
              icon="search"
              title="No results found"
            >
              <Button kind="secondary" onClick={clearSearch}>
                Clear Search
              </Button>
            </EmptyState>
          ),
        })}
      <SubjectGrid
        isBookmarked={(key) => bookmarks.keys?.includes(key) ?? false}
        matches={matches.length === 0 ? searchSubjects(subjects, '') : matches}
        onBookmark={toggle}
      />
      {matches.length > 0 && query.trim() && more({ title: 'Also found' })}
      {asked && !loading && (
        <LaterDialog>
          <SignInFirst onClose={() => setWanted([])} subject={asked} />
        </LaterDialog>
      )}
    </div>
  )
}
