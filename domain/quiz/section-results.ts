import { listSections } from './exam-sections.ts'
import { type GradedQuestion, roundMarks } from './grading.ts'
import type { PublicQuestion, PublicQuiz } from './quiz.ts'

export type SectionResult = {
  name: string
  right: number
  wrong: number
  open: number
  /** Of the right answers. */
  rightMarks: number
  /** The marks that the wrong answers cost. */
  penalty: number
  /** After the penalty, to two decimals. */
  earned: number
  total: number
  /** On the screen; null if the times of the attempt are not known. */
  seconds: number | null
}

/** The results of a mock exam by section, in the order of the exam. They add up to the grade. */
export function sumSections(
  quiz: PublicQuiz,
  graded: readonly GradedQuestion[],
  times: Readonly<Record<string, number>>,
): SectionResult[] {
  const byId = new Map(graded.map((question) => [question.id, question]))
  const isTimed = Object.keys(times).length > 0
  return listSections(quiz).map(({ name, positions, marks: total }) => {
    const questions = positions.flatMap((position) => quiz.questions[position] ?? [])
    const isRight = ({ id }: PublicQuestion) => byId.get(id)?.isCorrect === true
    const isOpen = ({ id }: PublicQuestion) => (byId.get(id)?.chosen ?? null) === null
    const right = questions.filter(isRight).length
    const open = questions.filter(isOpen).length
    const wrong = questions.length - right - open
    const rightMarks = questions.filter(isRight).reduce((sum, { marks }) => sum + marks, 0)
    const penalty = roundMarks(wrong * (quiz.exam?.penaltyPerWrong ?? 0))
    const seconds = isTimed ? questions.reduce((sum, { id }) => sum + (times[id] ?? 0), 0) : null
    return { name, right, wrong, open, rightMarks, penalty, earned: roundMarks(rightMarks - penalty), total, seconds }
  })
}

/** What blind guesses bring on average, at the questions that were left open and at those that were answered wrong. */
export type BlindGuesses = { open: number; wrong: number }

export function sumBlindGuesses(quiz: PublicQuiz, graded: readonly GradedQuestion[]): BlindGuesses {
  const byId = new Map(quiz.questions.map((question) => [question.id, question]))
  const penalty = quiz.exam?.penaltyPerWrong ?? 0
  const sum = (some: readonly GradedQuestion[]) =>
    roundMarks(some.reduce((marks, { id }) => marks + expectFromGuess(byId.get(id), penalty), 0))
  return {
    open: sum(graded.filter(({ chosen }) => chosen === null)),
    wrong: sum(graded.filter(({ chosen, isCorrect }) => chosen !== null && !isCorrect)),
  }
}

/**
 * The expected marks of a blind guess, at which each of the options is as likely: marks/n - penalty (n - 1)/n with n
 * options. With four options it brings something as long as the penalty is less than a third of the marks.
 */
export function expectFromGuess(
  question: { marks: number; options: readonly unknown[] } | undefined,
  penalty: number,
): number {
  if (!question || question.options.length === 0) return 0
  const count = question.options.length
  return (question.marks - penalty * (count - 1)) / count
}
