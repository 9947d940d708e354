import { findMarksMistake } from './papers/paper-format.ts'

/** Half the length of a good answer. A shorter one cannot contain what earns the marks. */
const WORDS_PER_MARK = 8
const REFERENCE = /(?<!cross[- ]?)\bsections?\s+\d/i
/** The drawing that the student should make, described only in words. */
const DRAWING_IN_WORDS = /\b(?:Diagram|Sketch|Drawing)(?:e?s)?(?: of [^:.]*| with\b|:)/

type Answer = { line: number; marks: number; answer: string }

/** Checks a model answer of a question in the style of the board: its length, its steps, and that it is complete. */
export function findAnswerMistakes({ line, marks, answer }: Answer): { line: number; message: string }[] {
  const short = findShortAnswer(answer, marks)
  const steps = marks > 0 ? findMarksMistake(answer, 'earns', marks) : null
  return [
    ...(short ? [short] : []),
    ...(steps ? [steps] : []),
    ...(DRAWING_IN_WORDS.test(answer) && !/@[a-z]|#fig\(/.test(answer)
      ? ['the answer tells of a drawing in words: lead to the figure, Diagram as in @name, or show it']
      : []),
    ...(REFERENCE.test(answer) ? ['the answer points to a section of the note: write it out here'] : []),
  ].map((message) => ({ line, message }))
}

/** The mistake in an answer that is shorter than its marks require, or null. */
export function findShortAnswer(answer: string, marks: number): string | null {
  const words = Math.round(measureAnswer(answer))
  if (words >= marks * WORDS_PER_MARK) return null
  return `the answer to this question of ${marks} marks has about ${words} words; write at least ${marks * WORDS_PER_MARK}`
}

/** The words of Typst markup that a reader sees. Two signs of a formula count as one word. */
export function measureAnswer(markup: string): number {
  let signs = 0
  const text = markup.replace(/#(?:earns|worth)\([^)]*\)/g, ' ').replace(/\$[^$]*\$/g, (formula) => {
    signs += (formula.match(/[A-Za-z]+|\d+|[^\sA-Za-z\d$_^(){}"#\\]/g) ?? []).length
    return ' '
  })
  const words = text.replace(/#[\w.-]+|\b\w+:\s/g, ' ').match(/[\p{L}\p{M}\d]+/gu) ?? []
  return words.length + signs / 2
}
