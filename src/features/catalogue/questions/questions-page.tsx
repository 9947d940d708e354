import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type BoardQuestion,
  filterQuestions,
  firstQuestions,
  listForms,
  listUnits,
  type NoteQuestions,
  nameForm,
  type QuestionChapter,
  type SubjectQuestions,
} from '#domain/catalogue/board-questions.ts'
import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import type { QuestionSearch } from '#domain/catalogue/question-search.ts'
import { countOf } from '#domain/numbers.ts'
import type { QuestionMark } from '#domain/study/question-mark-list.ts'
import { useQuestionMarks } from '#src/platform/question-marks/use-question-marks.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { CatalogueHead } from '../chapters/catalogue-head.tsx'
import { ChapterTitle, langOf } from '../chapters/nepali-text.tsx'

/** Questions shown at first, and added by each press. */
const STEP = 40
const ALL = 'all'
const MARK_NAMES: Record<QuestionMark, string> = { can: 'I can do this', again: 'Again' }

type Props = {
  subject: SubjectOutline
  questions: SubjectQuestions
  search: QuestionSearch
  onSearch: (search: QuestionSearch) => void
}

/** The board-style questions of a subject's notes, by unit, chapter, kind and marks. */
export function QuestionsPage({ subject, questions, search, onSearch }: Props) {
  const found = filterQuestions(questions, search)
  const count = countQuestions(found)
  const filters = JSON.stringify(search)
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <CatalogueHead
        contribute={{ about: `${subject.name}, ${subject.grade_level}`, label: 'Contribute Notes' }}
        description={`${countOf(countQuestions(questions.notes), 'question')} in the style of the board from our notes of ${subject.name}, ${subject.grade_level}, by unit, kind and marks, each with its answer.`}
        part={{ name: 'Board questions', path: 'questions' }}
        subject={subject}
        title={`Board questions: ${subject.name} (${subject.grade_level})`}
      >
        <h1 className="text-32">{`Board questions: ${subject.name}`}</h1>
        <p className="max-w-2xl text-17 text-soft">
          Questions in the style of the board, from our notes. They are our own: none is taken from a real paper. Each
          leads to its answer in the note.
        </p>
      </CatalogueHead>
      {questions.notes.length === 0 ? (
        <EmptyState icon="book" title="No questions yet">
          <LinkButton activeOptions={{ exact: true }} params={{ subject: subject.key }} to="/notes/$subject">
            {`Back to ${subject.name}`}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <Filters onSearch={onSearch} questions={questions} search={search} />
          <p className="text-soft" role="status">
            {countOf(count, 'question')}
          </p>
          {count === 0 ? (
            <EmptyState icon="search" title="No questions found">
              <Button kind="secondary" onClick={() => onSearch({})}>
                Clear filters
              </Button>
            </EmptyState>
          ) : (
            <QuestionList chapters={questions.chapters} key={filters} notes={found} subjectKey={subject.key} />
          )}
        </>
      )}
    </div>
  )
}

function countQuestions(notes: readonly NoteQuestions[]): number {
  return notes.reduce((sum, { questions }) => sum + questions.length, 0)
}

type FiltersProps = Pick<Props, 'questions' | 'search' | 'onSearch'>

function Filters({ questions: { chapters, notes }, search, onSearch }: FiltersProps) {
  const units = listUnits(chapters)
  const inUnit = chapters.filter(({ unit }) => search.unit === undefined || unit === search.unit)
  const chosen = (value: string) => (value === ALL ? undefined : value)
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:max-w-4xl lg:grid-cols-3">
      {units.length > 0 && (
        <SelectField
          label="Unit"
          onChange={(unit) => onSearch({ form: search.form, unit: chosen(unit) })}
          options={[{ value: ALL, label: 'All units' }, ...units.map((unit) => ({ value: unit, label: unit }))]}
          value={search.unit ?? ALL}
        />
      )}
      <SelectField
        label="Chapter"
        onChange={(chapter) => onSearch({ ...search, chapter: chosen(chapter) })}
        options={[
          { value: ALL, label: 'All chapters' },
          ...inUnit.map(({ id, title, titleNepali }) => ({ value: id, label: titleNepali ?? title })),
        ]}
        value={search.chapter ?? ALL}
      />
      <SelectField
        label="Kind and marks"
        onChange={(form) => onSearch({ ...search, form: chosen(form) })}
        options={[{ value: ALL, label: 'All kinds' }, ...listForms(notes)]}
        value={search.form ?? ALL}
      />
    </div>
  )
}

type ListProps = { chapters: readonly QuestionChapter[]; notes: NoteQuestions[]; subjectKey: string }

function QuestionList({ chapters, notes, subjectKey }: ListProps) {
  const [most, setMost] = useState(STEP)
  const shown = firstQuestions(notes, most)
  const left = countQuestions(notes) - countQuestions(shown)
  const { marksOf } = useQuestionMarks(shown.map(({ noteId }) => noteId))
  return (
    <>
      {shown.map(({ chapterId, noteId, questions }) => {
        const chapter = chapters.find(({ id }) => id === chapterId)
        const marks = marksOf(noteId)
        return (
          <section aria-labelledby={noteId} className="flex flex-col gap-3" key={noteId}>
            <div>
              {chapter?.unit && <p className="text-13 text-soft">{chapter.unit}</p>}
              <h2 className="text-20" id={noteId}>
                {chapter && <ChapterTitle chapter={chapter} />}
              </h2>
            </div>
            <ul className="card divide-y divide-line">
              {questions.map((question) => (
                <li key={question.id}>
                  <Link
                    className="flex flex-col gap-2 p-4 transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2"
                    hash={`question-${question.id}`}
                    params={{ subject: subjectKey, chapter: chapterId, noteId }}
                    preload={false}
                    to="/notes/$subject/$chapter/$noteId/read"
                  >
                    <span className="wrap-anywhere" lang={langOf(question.text)}>
                      {question.text}
                    </span>
                    <Details mark={marks[question.id]} question={question} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {left > 0 && (
        <Button className="self-center noscript:hidden" kind="secondary" onClick={() => setMost(most + STEP)}>
          {`Show more questions (${left} left)`}
        </Button>
      )}
    </>
  )
}

function Details({ question, mark }: { question: BoardQuestion; mark: QuestionMark | undefined }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge>{nameForm(question)}</Badge>
      {mark && <Badge>{MARK_NAMES[mark]}</Badge>}
    </span>
  )
}
