import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import { countOf } from '#domain/numbers.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { DIFFICULTIES } from '#domain/quiz/quiz-kinds.ts'
import { ALL, listSubjects, QUIZ_SORTS, type QuizSearch, SERIES_TABS } from '#domain/quiz/quiz-search.ts'
import { LaterDialog } from '#src/platform/loading/later-dialog.tsx'
import { FIND_KEYS } from '#src/platform/page/find-keys.ts'
import { Button } from '#src/ui/button.tsx'
import { SearchField, SelectField } from '#src/ui/field.tsx'
import { SubjectField } from '../subject-field.tsx'

const Sheet = lazy(async () => ({ default: (await import('#src/ui/dialog/dialog.tsx')).Sheet }))

type Props = {
  userId: string
  quizzes: readonly QuizSummary[]
  search: QuizSearch
  /** The number of quizzes that match the filters. */
  shown: number
  onSearch: (search: QuizSearch) => void
}

/** On a small screen the choices are in a sheet, so that the first quiz is on the first screen. */
export function QuizFilters({ userId, quizzes, search, shown, onSearch }: Props) {
  const [text, setText] = useSearchText(search.q ?? '', (q) => onSearch({ ...search, q: q || undefined }))
  const [isOpen, setOpen] = useState(false)
  const series = search.series ?? ALL
  const on = [search.subject, search.difficulty, search.sort].filter(Boolean).length
  const choices = <Choices onSearch={onSearch} quizzes={quizzes} search={search} />

  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <fieldset className="flex flex-wrap gap-1 sm:gap-2">
        <legend className="sr-only">Series</legend>
        {SERIES_TABS.map(({ value, label }) => (
          <button
            aria-pressed={value === series}
            className={`min-h-11 rounded-full grow border px-2 text-13 font-semibold whitespace-nowrap transition-colors duration-150 sm:grow-0 sm:px-4 ${value === series ? 'border-accent bg-accent text-on-accent' : 'border-line text-soft hover:border-strong hover:text-ink'}`}
            key={value}
            onClick={() => onSearch({ ...search, series: value === ALL ? undefined : value })}
            type="button"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-2 lg:grid lg:grid-cols-2 lg:gap-4">
        <div className="min-w-0 grow basis-[9rem]">
          <SearchField
            keys={userId === GUEST ? undefined : FIND_KEYS}
            label="Search quizzes"
            onChange={setText}
            placeholder="Search quizzes"
            value={text}
          />
        </div>
        <Button
          aria-haspopup="dialog"
          className="shrink-0 px-3 lg:hidden"
          kind="secondary"
          onClick={() => setOpen(true)}
        >
          {`Filters${on > 0 ? ` (${on})` : ''}`}
        </Button>
        <div className="hidden lg:grid lg:grid-cols-3 lg:gap-4">{choices}</div>
      </div>
      {isOpen && (
        <LaterDialog>
          <Sheet onClose={() => setOpen(false)} title="Filters">
            <div className="flex flex-col gap-4">
              {choices}
              <Button onClick={() => setOpen(false)}>{`Show ${countOf(shown, 'quiz', 'quizzes')}`}</Button>
            </div>
          </Sheet>
        </LaterDialog>
      )}
    </div>
  )
}

function Choices({ quizzes, search, onSearch }: Pick<Props, 'quizzes' | 'search' | 'onSearch'>) {
  const subjects = listSubjects(search.subject ? [...quizzes, { subject: search.subject }] : quizzes)
  return (
    <>
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
        label="Sort by"
        onChange={(sort) => onSearch({ ...search, sort: sort === 'title' ? undefined : sort })}
        options={QUIZ_SORTS}
        value={search.sort ?? 'title'}
      />
    </>
  )
}

const PAUSE_MS = 150

/**
 * The text of a search box. It changes with every key press, and `search` is called when the typing pauses. `searched`
 * is the text of the last search, from the address.
 */
function useSearchText(searched: string, search: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(searched)
  const [known, setKnown] = useState(searched)
  // The address changed in another way than by typing: by Back, or because the filters were cleared.
  if (searched !== known) {
    setKnown(searched)
    if (searched !== text.trim()) setText(searched)
  }
  const onPause = useEffectEvent(() => {
    if (text.trim() !== searched) search(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => onPause(), text ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
