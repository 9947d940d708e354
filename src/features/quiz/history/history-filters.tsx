import { HISTORY_SORTS, type HistorySearch } from '#domain/quiz/history-search.ts'
import { SelectField } from '#src/ui/field.tsx'
import { SubjectField } from '../subject-field.tsx'

type Props = { subjects: readonly string[]; search: HistorySearch; onSearch: (search: HistorySearch) => void }

export function HistoryFilters({ subjects, search, onSearch }: Props) {
  return (
    <div className="grid w-full grid-cols-pair gap-3 sm:w-auto sm:min-w-96">
      <SubjectField
        onChange={(subject) => onSearch({ ...search, subject })}
        subjects={subjects}
        value={search.subject}
      />
      <SelectField
        label="Sort by"
        onChange={(sort) => onSearch({ ...search, sort: sort === 'recent' ? undefined : sort })}
        options={HISTORY_SORTS}
        value={search.sort ?? 'recent'}
      />
    </div>
  )
}
