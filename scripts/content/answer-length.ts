import { findMarksMistake } from './papers/paper-format.ts'

/** Half of what a good answer has: shorter ones cannot hold what earns the marks. */
const WORDS_PER_MARK = 8
const REFERENCE = /(?<!cross[- ]?)\bsections?\s+\d/i

type Answer = { line: number; marks: number; answer: string }

/** Checks a model answer of a question in the style of the board: its length, its steps, and that it is written out. */
export function findAnswerMistakes({ line, marks, answer }: Answer): { line: number; message: string }[] {
  const short = findShortAnswer(answer, marks)
  const steps = marks > 0 ? findMarksMistake(answer, 'earns', marks) : null
  return [
    ...(short ? [short] : []),
    ...(steps ? [steps] : []),
    ...(REFERENCE.test(answer) ? ['the answer points to a section of the note: write it out here'] : []),
  ].map((message) => ({ line, message }))
}

/** What is wrong with an answer that is shorter than its marks allow, or null. */
export function findShortAnswer(answer: string, marks: number): string | null {
  const words = Math.round(measureAnswer(answer))
  if (words >= marks * WORDS_PER_MARK) return null
  return `the answer to this question of ${marks} marks has about ${words} words; write at least ${marks * WORDS_PER_MARK}`
}

/** What a reader sees of Typst markup, in words. Two signs of a formula count as one. */
export function measureAnswer(markup: string): number {
  let signs = 0
  const text = markup.replace(/#(?:earns|worth)\([^)]*\)/g, ' ').replace(/\$[^$]*\$/g, (formula) => {
    signs += (formula.match(/[A-Za-z]+|\d+|[^\sA-Za-z\d$_^(){}"#\\]/g) ?? []).length
    return ' '
  })
  const words = text.replace(/#[\w.-]+|\b\w+:\s/g, ' ').match(/[\p{L}\p{M}\d]+/gu) ?? []
  return words.length + signs / 2
}
