import type { SubjectListing } from '../../../domain/catalogue.ts'
import { DEFAULT_GRADE, GRADES, type Grade } from '../../../domain/grade.ts'
import { searchSubjects } from '../../../domain/subject-search.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SubjectCard } from './subject-card.tsx'

export type SubjectFilter = { grade?: Grade | undefined; q?: string | undefined }

type Props = { subjects: SubjectListing[]; filter: SubjectFilter; onFilter: (filter: SubjectFilter) => void }

export function SubjectList({ subjects, filter, onFilter }: Props) {
  const grade = filter.grade ?? DEFAULT_GRADE
  const query = filter.q ?? ''
  const matches = searchSubjects(subjects, query)
  useTitle(`${grade} Notes`)

  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="text-32">{grade} Notes</h1>
        <p className="max-w-2xl text-17 text-soft">
          Pick a subject, then a chapter. Every note is a PDF that you can read here or keep on your phone.
        </p>
      </header>
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <div className="grow">
          <SearchField
            label="Search subjects and topics"
            onChange={(q) => onFilter({ ...filter, q: q || undefined })}
            placeholder="Search subjects and topics"
            value={query}
          />
        </div>
        <Segments
          label="Class"
          onChange={(next) => onFilter({ ...filter, grade: next === DEFAULT_GRADE ? undefined : next })}
          options={GRADES.toReversed().map((value) => ({ value, label: value }))}
          value={grade}
        />
      </div>
      {matches.length === 0 ? (
        <EmptyState
          hint="Try searching with different keywords or browse all subjects below."
          icon="search"
          title="No results found"
        >
          <Button kind="secondary" onClick={() => onFilter({ ...filter, q: undefined })}>
            Clear Search
          </Button>
        </EmptyState>
      ) : null}
      <SubjectGrid matches={matches.length === 0 ? searchSubjects(subjects, '') : matches} />
    </div>
  )
}

function SubjectGrid({ matches }: { matches: ReturnType<typeof searchSubjects> }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {matches.map(({ subject, topics }) => (
        <li key={subject.key}>
          <SubjectCard subject={subject} topics={topics} />
        </li>
      ))}
    </ul>
  )
}
