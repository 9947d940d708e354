import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Note } from '../../../../domain/catalogue/catalogue.ts'
import type { QuestionMark } from '../../../../domain/study/question-mark-list.ts'
import { useQuestionMarks } from '../../../app/question-marks/use-question-marks.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'

const CHOICES: { mark: QuestionMark; label: string; icon: IconName }[] = [
  { mark: 'can', label: 'I can do this', icon: 'check' },
  { mark: 'again', label: 'Again', icon: 'refresh' },
]

type Props = { note: Note; of: RefObject<HTMLElement | null> }

/** Puts two buttons below each question of the text (scripts/content/notes/flowing/name-places.ts leaves room for them). */
export function QuestionMarks({ note, of }: Props) {
  const [places, setPlaces] = useState<HTMLElement[]>([])
  const { marksOf, mark } = useQuestionMarks(note.questions ? [note.id] : [])
  const marks = marksOf(note.id)

  useEffect(() => {
    setPlaces([...(of.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])])
  }, [of])

  return places.map((place, index) => {
    const questionId = place.dataset.question ?? ''
    return createPortal(
      <fieldset lang="en">
        <legend className="sr-only">Question {index + 1}: how well can you do it?</legend>
        {CHOICES.map((choice) => {
          const isChosen = marks[questionId] === choice.mark
          return (
            <button
              aria-pressed={isChosen}
              key={choice.mark}
              onClick={() => mark(note, questionId, isChosen ? null : choice.mark)}
              type="button"
            >
              <Icon className="size-4" name={choice.icon} />
              {choice.label}
            </button>
          )
        })}
      </fieldset>,
      place,
      questionId,
    )
  })
}
