import { HISTORY_SORTS, type HistorySearch } from '../../../../domain/quiz/history-search.ts'
import { ALL } from '../../../../domain/quiz/quiz-catalogue.ts'
import { SelectField } from '../../../ui/field.tsx'

type Props = { subjects: readonly string[]; search: HistorySearch; onSearch: (search: HistorySearch) => void }

export function HistoryFilters({ subjects, search, onSearch }: Props) {
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:w-auto sm:min-w-96">
      <SelectField
        label="Subject"
        onChange={(value) => onSearch({ ...search, subject: value === ALL ? undefined : value })}
        options={[{ value: ALL, label: 'All Subjects' }, ...subjects.map((name) => ({ value: name, label: name }))]}
        value={search.subject ?? ALL}
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
