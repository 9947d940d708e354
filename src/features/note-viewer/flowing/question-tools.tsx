import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Note } from '#domain/catalogue/catalogue.ts'
import type { QuestionMark } from '#domain/study/question-mark-list.ts'
import { useQuestionMarks } from '#src/platform/question-marks/use-question-marks.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'

/** The controls that the script adds to the questions of a text. */
export function QuestionTools(props: ComponentProps<typeof QuestionMarks>) {
  useChoices(props.of, props.lang)
  return <QuestionMarks {...props} />
}

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
function QuestionMarks({ note, of, lang }: Props) {
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

const OUTCOMES = {
  en: { right: 'Right.', wrong: (answer: string) => `Not right. The answer is ${answer}.` },
  ne: { right: 'ठीक।', wrong: (answer: string) => `मिलेन। सही उत्तर ${answer} हो।` },
}

/**
 * Turns the options of multiple-choice questions into buttons, which show at once whether they are right and open the
 * answer.
 */
function useChoices(text: RefObject<HTMLElement | null>, lang: 'en' | 'ne'): void {
  useEffect(() => {
    const questions = text.current?.querySelectorAll<HTMLElement>('section.question:has(.option)') ?? []
    const closers = [...questions].flatMap((question) => openChoice(question, lang) ?? [])
    return () => {
      for (const close of closers) close()
    }
  }, [text, lang])
}

/** Returns a function that makes the question plain text again; null if nothing says which option is right. */
function openChoice(question: HTMLElement, lang: 'en' | 'ne'): (() => void) | null {
  const options = [...question.querySelectorAll<HTMLElement>('.option')]
  const details = question.querySelector('details')
  // The answer begins with the letter of the right option, written like the option itself: (B).
  const answer = details?.querySelector('.result strong')?.textContent?.trim()
  if (!answer || !options.some((option) => option.textContent?.trim().startsWith(answer))) return null
  const outcome = document.createElement('p')
  outcome.className = 'outcome'
  outcome.setAttribute('role', 'status')
  options.at(-1)?.after(outcome)

  const buttons = options.map((option) => {
    // Read before a translation may change the text.
    const isRight = option.textContent?.trim().startsWith(answer) ?? false
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('aria-pressed', 'false')
    button.append(...option.childNodes)
    option.append(button)
    button.addEventListener('click', () => {
      for (const other of buttons) {
        other.setAttribute('aria-pressed', String(other === button))
        delete other.dataset.right
      }
      button.dataset.right = String(isRight)
      outcome.textContent = isRight ? OUTCOMES[lang].right : OUTCOMES[lang].wrong(answer)
      if (details) details.open = true
    })
    return button
  })
  return () => {
    for (const button of buttons) button.replaceWith(...button.childNodes)
    outcome.remove()
  }
}
