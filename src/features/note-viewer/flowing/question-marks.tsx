import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Note } from '#domain/catalogue/catalogue.ts'
import type { QuestionMark } from '#domain/study/question-mark-list.ts'
import { useQuestionMarks } from '#src/platform/question-marks/use-question-marks.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'

const CHOICES: { mark: QuestionMark; icon: IconName }[] = [
  { mark: 'can', icon: 'check' },
  { mark: 'again', icon: 'refresh' },
]

const WORDS = {
  en: {
    can: 'I can do this',
    again: 'Again',
    ask: (number: number) => `Question ${number}: how well can you do it?`,
  },
  ne: {
    can: 'मलाई आउँछ',
    again: 'फेरि गर्छु',
    ask: (number: number) => `प्रश्न ${inNepali(number)}: कत्तिको आउँछ?`,
  },
}

function inNepali(number: number): string {
  return String(number).replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
}

type Props = { note: Note; of: RefObject<HTMLElement | null>; lang: 'en' | 'ne' }

/** Adds two buttons below each question of the text (scripts/content/notes/flowing/name-places.ts leaves room for them). */
export function QuestionMarks({ note, of, lang }: Props) {
  const words = WORDS[lang]
  const [places, setPlaces] = useState<HTMLElement[]>([])
  const { marksOf, mark } = useQuestionMarks(note.questions ? [note.id] : [])
  const marks = marksOf(note.id)

  useEffect(() => {
    setPlaces([...(of.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])])
  }, [of])

  return places.map((place, index) => {
    const questionId = place.dataset.question ?? ''
    return createPortal(
      <fieldset lang={lang}>
        <legend className="sr-only">{words.ask(index + 1)}</legend>
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
              <span>{words[choice.mark]}</span>
            </button>
          )
        })}
      </fieldset>,
      place,
      questionId,
    )
  })
}
