import { type RefObject, useEffect } from 'react'

const WORDS = {
  en: { right: 'Right.', wrong: (answer: string) => `Not right. The answer is ${answer}.` },
  ne: { right: 'ठीक।', wrong: (answer: string) => `मिलेन। सही उत्तर ${answer} हो।` },
}

/**
 * Turns the options of multiple-choice questions into buttons, which show at once whether they are right and open the
 * answer.
 */
export function useChoices(text: RefObject<HTMLElement | null>, lang: 'en' | 'ne'): void {
  useEffect(() => {
    const questions = text.current?.querySelectorAll<HTMLElement>('section.question:has(.option)') ?? []
    const undo = [...questions].flatMap((question) => openChoice(question, lang) ?? [])
    return () => {
      for (const close of undo) close()
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
      outcome.textContent = isRight ? WORDS[lang].right : WORDS[lang].wrong(answer)
      if (details) details.open = true
    })
    return button
  })
  return () => {
    for (const button of buttons) button.replaceWith(...button.childNodes)
    outcome.remove()
  }
}
