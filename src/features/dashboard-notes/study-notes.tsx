import { useState } from 'react'
import type { SubjectListing } from '../../../domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS, SCHOOL_CLASSES, type SchoolClass } from '../../../domain/catalogue/school-class.ts'
import { searchSubjects } from '../../../domain/catalogue/subject-search.ts'
import { trpc } from '../../app/data/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SubjectFold } from './subject-fold.tsx'

type Props = {
  schoolClass: SchoolClass
  query: string
  subjects: SubjectListing[]
  onFilter: (filter: { grade?: SchoolClass | undefined; q?: string | undefined }) => void
}

export function StudyNotes({ schoolClass, query, subjects, onFilter }: Props) {
  const stats = trpc.stats.get.useQuery()
  const [open, setOpen] = useState<string | null>(null)
  const matches = searchSubjects(subjects, query)
  const grade = schoolClass === DEFAULT_CLASS ? undefined : schoolClass
  const tiles = [
    { label: 'Total Notes', value: subjects.reduce((sum, subject) => sum + subject.totalNotes, 0) },
    { label: 'Subjects', value: subjects.length },
    { label: 'Study Hours', value: stats.data ? (stats.data.totalStudyTime / 3600).toFixed(1) : '–' },
  ]

  return (
    <div className="flex flex-col gap-6">
      <PageHead title="Study Notes" />
      <header>
        <h1 className="text-24">Study Notes</h1>
        <p className="text-soft">{schoolClass}</p>
      </header>
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <div className="grow">
          <SearchField
            label="Search Notes"
            onChange={(q) => onFilter({ grade, q: q || undefined })}
            placeholder="Search Notes"
            value={query}
          />
        </div>
        <Segments
          label="Class"
          onChange={(next) => onFilter({ grade: next === DEFAULT_CLASS ? undefined : next, q: query || undefined })}
          options={SCHOOL_CLASSES.toReversed().map((value) => ({ value, label: value }))}
          value={schoolClass}
        />
      </div>
      <dl className="grid grid-cols-3 gap-3">
        {tiles.map(({ label, value }) => (
          <div className="card flex flex-col-reverse p-4" key={label}>
            <dt className="text-13 text-soft">{label}</dt>
            <dd className="tabular text-24 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="your-subjects" className="flex flex-col gap-3">
        <h2 className="text-20" id="your-subjects">
          Your Subjects
        </h2>
        {matches.length === 0 ? (
          <EmptyState hint="Try searching with different keywords." icon="search" title="No results found">
            <Button kind="secondary" onClick={() => onFilter({ grade })}>
              Clear Search
            </Button>
          </EmptyState>
        ) : (
          <ul className="flex flex-col gap-3">
            {matches.map(({ subject }) => (
              <li key={subject.key}>
                <SubjectFold
                  onToggle={() => setOpen(open === subject.key ? null : subject.key)}
                  open={open === subject.key}
                  subject={subject}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
