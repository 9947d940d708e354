import { DIFFICULTIES, OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { Segments } from '#src/ui/segments.tsx'
import type { DeskPlaces, DeskQuestion } from '../desk-types.ts'
import { ChapterFields } from './chapter-fields.tsx'
import { DraftField, DraftMistakes, WithMessages } from './draft-field.tsx'
import { DraftOutcome, Restored } from './draft-outcome.tsx'
import { FigureFields, OptionFigureFields } from './figure-fields.tsx'
import { proposeName } from './propose-name.ts'
import { QuestionView } from './question-view.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  file: string
  places: DeskPlaces
  /** The id of the question that it replaces; without it the question is added. */
  replaces?: string
  onSaved: (question: DeskQuestion) => void
  onClose: () => void
} & (
  | { question: DeskQuestion }
  /** The chapter and topic of a new question. */
  | { chapter: string; topic: string }
)

const sameOf = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }))

/** The form for one question of the file, with the students' view beside it. */
export function QuestionForm({ file, places, replaces, onSaved, onClose, ...begin }: Props) {
  const isNew = !('question' in begin)
  const { draft, set, save, drop, form, isRestored, ...outcome } = useDraft<DeskQuestion>({
    address: '/desk/question',
    initial: isNew ? { ...EMPTY, chapter: begin.chapter, topic: begin.topic } : begin.question,
    toBody: (question) => ({ file, question, ...(replaces && { replaces }) }),
    isNew,
    name: `question ${file} ${replaces ?? ''}`,
    onSaved,
  })
  const setOption = (index: number, text: string) => {
    const options = OPTION_LETTERS.map((_, at) => (at === index ? text : (draft.options[at] ?? '')))
    set({ options }, `options.${index}`)
  }

  /** A name that nobody has changed follows the question. */
  const setQuestion = (text: string) => {
    const isOwn = !isNew || (draft.id !== '' && draft.id !== proposeName(draft.question, draft.topic))
    set({ question: text, ...(!isOwn && { id: proposeName(text, draft.topic) }) }, 'question')
  }

  return (
    <form className="grid gap-6 lg:grid-cols-2" noValidate onSubmit={save} ref={form}>
      <DraftMistakes value={outcome.mistakes}>
        <div className="flex flex-col gap-4">
          {isRestored && <Restored />}
          <ChapterFields chapter={draft.chapter} onChange={set} places={places} topic={draft.topic} />
          <DraftField field="question" onChange={setQuestion} rows={4} value={draft.question} />
          <FigureFields figure={draft.figure} onChange={(figure, field) => set({ figure }, field)} />
          <div className="grid gap-4 sm:grid-cols-2">
            {OPTION_LETTERS.map((letter, index) => (
              <DraftField
                field={`options.${index}`}
                key={letter}
                onChange={(text) => setOption(index, text)}
                value={draft.options[index] ?? ''}
              />
            ))}
          </div>
          <OptionFigureFields
            figures={draft.optionFigures}
            onChange={(optionFigures, field) => set({ optionFigures }, field)}
          />
          <WithMessages field="answer" title="Right answer">
            <Segments
              label="Right answer"
              onChange={(answer) => set({ answer })}
              options={sameOf(OPTION_LETTERS)}
              value={OPTION_LETTERS.find((letter) => letter === draft.answer) ?? null}
            />
          </WithMessages>
          <DraftField
            field="explanation"
            onChange={(explanation) => set({ explanation })}
            rows={4}
            value={draft.explanation}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <WithMessages field="difficulty" title="Difficulty">
              <Segments
                label="Difficulty"
                onChange={(difficulty) => set({ difficulty })}
                options={sameOf(DIFFICULTIES)}
                value={DIFFICULTIES.find((difficulty) => difficulty === draft.difficulty) ?? null}
              />
            </WithMessages>
            <WithMessages field="marks" title="Marks">
              <Segments
                label="Marks"
                onChange={(marks) => set({ marks: Number(marks) })}
                options={[
                  { value: '1', label: '1 mark' },
                  { value: '2', label: '2 marks' },
                ]}
                value={draft.marks === 2 ? '2' : '1'}
              />
            </WithMessages>
          </div>
          <DraftField
            field="id"
            hint="Made of the question, or name the idea in small letters with hyphens: work-at-constant-volume"
            onChange={(id) => set({ id })}
            value={draft.id}
          />
          <DraftOutcome
            {...outcome}
            onClose={() => {
              drop()
              onClose()
            }}
          />
        </div>
      </DraftMistakes>
      <section
        aria-label="As students see it"
        className="self-start rounded-lg border border-line bg-ground p-4 lg:sticky lg:top-4"
      >
        <h3 className="mb-3 text-13 text-faint">As students see it. Formulas stand between dollars: $v = u + at$</h3>
        <QuestionView question={draft} />
      </section>
    </form>
  )
}

const EMPTY = {
  id: '',
  difficulty: 'Easy',
  marks: 1,
  question: '',
  options: ['', '', '', ''],
  answer: '',
  explanation: '',
}
