import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import { DIFFICULTIES } from '../../../../domain/quiz/quiz-kinds.ts'
import { ALL, listSubjects, QUIZ_SORTS, type QuizSearch, SERIES_TABS } from '../../../../domain/quiz/quiz-search.ts'
import { SearchField, SelectField } from '../../../ui/field.tsx'
import { SubjectField } from '../subject-field.tsx'
import { useSearchText } from './use-search-text.ts'

type Props = { quizzes: readonly QuizSummary[]; search: QuizSearch; onSearch: (search: QuizSearch) => void }

export function QuizFilters({ quizzes, search, onSearch }: Props) {
  const [text, setText] = useSearchText(search.q ?? '', (q) => onSearch({ ...search, q: q || undefined }))
  const subjects = listSubjects(search.subject ? [...quizzes, { subject: search.subject }] : quizzes)
  const series = search.series ?? ALL

  return (
    <div className="flex flex-col gap-4 noscript:hidden">
      <fieldset className="grid grid-cols-2 gap-2 sm:flex">
        <legend className="sr-only">Series</legend>
        {SERIES_TABS.map(({ value, label }) => (
          <button
            aria-pressed={value === series}
            className={`min-h-11 rounded-full border px-4 font-semibold transition-colors duration-150 ${value === series ? 'border-accent bg-accent text-on-accent' : 'border-line text-soft hover:border-strong hover:text-ink'}`}
            key={value}
            onClick={() => onSearch({ ...search, series: value === ALL ? undefined : value })}
            type="button"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <SearchField label="Search quizzes" onChange={setText} placeholder="Search quizzes" value={text} />
        </div>
        <SubjectField
          onChange={(subject) => onSearch({ ...search, subject })}
          subjects={subjects}
          value={search.subject}
        />
        <SelectField
          label="Difficulty"
          onChange={(value) => onSearch({ ...search, difficulty: value === ALL ? undefined : value })}
          options={[{ value: ALL, label: 'All' }, ...DIFFICULTIES.map((name) => ({ value: name, label: name }))]}
          value={search.difficulty ?? ALL}
        />
        <SelectField
          className="col-span-2 sm:col-span-1"
          label="Sort by"
          onChange={(sort) => onSearch({ ...search, sort: sort === 'title' ? undefined : sort })}
          options={QUIZ_SORTS}
          value={search.sort ?? 'title'}
        />
      </div>
    </div>
  )
}
