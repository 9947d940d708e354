import { join } from 'node:path'
import type { Question, Quiz } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import type { Mistake } from '../mistakes.ts'
import { measureOption } from './question-text.ts'

/** With fewer questions a letter can be rare by chance. */
const BALANCED_FROM = 200
const LETTER_MIN = 0.22
const LETTER_MAX = 0.28
/** By chance the right option is the longest in a quarter of the questions, or the shortest. */
const LENGTH_MAX = 0.35

/**
 * Finds what gives a right answer away over the whole bank: its letter, or that it is longer or shorter than the
 * others.
 */
export function findImbalanceOfBank(quizzes: readonly Quiz[], content: string): Mistake[] {
  const bank = new Map(quizzes.flatMap(({ questions }) => questions.map((question) => [question.id, question])))
  const questions = [...bank.values()]
  if (questions.length < BALANCED_FROM) return []
  const shareOf = (isSo: (question: Question) => boolean) => questions.filter(isSo).length / questions.length
  const letters = OPTION_LETTERS.flatMap((letter, index) => {
    const share = shareOf((question) => placeOf(question) === index)
    if (share >= LETTER_MIN && share <= LETTER_MAX) return []
    return `over all quizzes ${letter} is the answer of ${percent(share)} of the questions: in new ones, put right answers at ${share < LETTER_MIN ? letter : 'other letters'}`
  })
  const longest = shareOf((question) => lengthsOf(question).others.every((one) => one < lengthsOf(question).right))
  const shortest = shareOf((question) => lengthsOf(question).others.every((one) => one > lengthsOf(question).right))
  const lengths = [
    ...(longest > LENGTH_MAX
      ? [`over all quizzes the right option is the longest in ${percent(longest)}: lengthen wrong ones`]
      : []),
    ...(shortest > LENGTH_MAX
      ? [`over all quizzes the right option is the shortest in ${percent(shortest)}: shorten wrong ones`]
      : []),
  ]
  return [...letters, ...lengths].map((message) => ({ file: join(content, 'quizzes'), line: 0, message }))
}

function placeOf({ options, correctAnswer }: Question): number {
  return options.findIndex(({ id }) => id === correctAnswer)
}

function lengthsOf(question: Question): { right: number; others: number[] } {
  const lengths = question.options.map(({ text }) => measureOption(text))
  const place = placeOf(question)
  return { right: lengths[place] ?? 0, others: lengths.filter((_, index) => index !== place) }
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
