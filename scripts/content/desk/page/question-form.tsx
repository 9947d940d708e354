import { type FormEvent, useState } from 'react'
import { DIFFICULTIES, OPTION_LETTERS } from '../../../../domain/quiz/quiz-kinds.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { TextAreaField, TextField } from '../../../../src/ui/field.tsx'
import { Segments } from '../../../../src/ui/segments.tsx'
import type { DeskPlaces, DeskQuestion } from '../desk-types.ts'
import { askDesk, Refused } from './ask-desk.ts'
import { ChapterFields } from './chapter-fields.tsx'
import { QuestionView } from './question-view.tsx'

type Props = {
  file: string
  places: DeskPlaces
  question: DeskQuestion
  /** The id of the question that it takes the place of; without it the question is added. */
  replaces?: string
  onSaved: () => void
  onClose: () => void
}

const sameOf = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }))

/** Writes one question into the file. What students will see stands beside it. */
export function QuestionForm({ file, places, question, replaces, onSaved, onClose }: Props) {
  const [draft, setDraft] = useState(question)
  const [mistakes, setMistakes] = useState<string[]>([])
  const [isSaving, setSaving] = useState(false)
  const set = (change: Partial<DeskQuestion>) => setDraft((before) => ({ ...before, ...change }))
  const setOption = (index: number, text: string) =>
    set({ options: OPTION_LETTERS.map((_, at) => (at === index ? text : (draft.options[at] ?? ''))) })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await askDesk('PUT', '/desk/question', { file, question: withoutEmpty(draft), ...(replaces && { replaces }) })
      onSaved()
      onClose()
    } catch (error) {
      setMistakes(error instanceof Refused ? error.mistakes : ['The desk does not answer. Is it still running?'])
    } finally {
      setSaving(false)
    }
  }

  return (
    <form className="grid gap-6 lg:grid-cols-2" onSubmit={save}>
      <div className="flex flex-col gap-4">
        <ChapterFields chapter={draft.chapter} onChange={set} places={places} topic={draft.topic} />
        <TextAreaField
          label="Question"
          onChange={(event) => set({ question: event.target.value })}
          required
          rows={4}
          value={draft.question}
        />
        {OPTION_LETTERS.map((letter, index) => (
          <TextField
            key={letter}
            label={`Option ${letter}`}
            onChange={(event) => setOption(index, event.target.value)}
            required
            value={draft.options[index] ?? ''}
          />
        ))}
        <Segments
          label="Right answer"
          onChange={(answer) => set({ answer })}
          options={sameOf(OPTION_LETTERS)}
          value={OPTION_LETTERS.find((letter) => letter === draft.answer) ?? null}
        />
        <TextAreaField
          label="Explanation"
          onChange={(event) => set({ explanation: event.target.value })}
          required
          rows={4}
          value={draft.explanation}
        />
        <Segments
          label="Difficulty"
          onChange={(difficulty) => set({ difficulty })}
          options={sameOf(DIFFICULTIES)}
          value={DIFFICULTIES.find((difficulty) => difficulty === draft.difficulty) ?? null}
        />
        <Segments
          label="Marks"
          onChange={(marks) => set({ marks: Number(marks) })}
          options={[
            { value: '1', label: '1 mark' },
            { value: '2', label: '2 marks' },
          ]}
          value={draft.marks === 2 ? '2' : '1'}
        />
        <TextField
          hint="Names the idea, in small letters with hyphens: work-at-constant-volume"
          label="Name of the question"
          onChange={(event) => set({ id: event.target.value })}
          required
          value={draft.id}
        />
        {mistakes.length > 0 && (
          <ul className="text-red" role="alert">
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        )}
        <div className="flex gap-3">
          <Button busy={isSaving} type="submit">
            Save into the file
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
      <section aria-label="As students see it" className="rounded-lg border border-line bg-ground p-4">
        <h3 className="mb-3 text-13 text-faint">As students see it. Formulas stand between dollars: $v = u + at$</h3>
        <QuestionView question={draft} />
      </section>
    </form>
  )
}

/** A section of a mock exam can have questions without a chapter. */
function withoutEmpty({ chapter, ...question }: DeskQuestion) {
  return chapter === '' ? question : { ...question, chapter }
}
