import type { BankQuestion } from './bank-chapters.ts'
import type { PracticeChoice } from './practice.ts'

type Known = {
  /** Whether a question is in the student's notebook. */
  isMissed: (question: BankQuestion) => boolean
  /** How many questions ago it was answered; null if it never was. */
  ageOf: (question: BankQuestion) => number | null
}

/**
 * The questions of a practice: missed ones first, then new ones, then those answered longest ago. Questions that only
 * mock exams ask are left out, so that no practice gives an exam away. `random` is from 0 to 1.
 */
export function choosePractice(
  bank: readonly BankQuestion[],
  { topics, difficulty, count }: Pick<PracticeChoice, 'topics' | 'difficulty' | 'count'>,
  { isMissed, ageOf }: Known,
  random: () => number,
): BankQuestion[] {
  const wanted = bank.filter(
    (question) =>
      !question.isExam &&
      (topics.length === 0 || topics.includes(question.topic)) &&
      (difficulty === null || question.difficulty === difficulty),
  )
  const rank = (question: BankQuestion) => (isMissed(question) ? 0 : ageOf(question) === null ? 1 : 2)
  return wanted
    .map((question) => ({ question, rank: rank(question), age: ageOf(question) ?? 0, tie: random() }))
    .sort((one, other) => one.rank - other.rank || other.age - one.age || one.tie - other.tie)
    .slice(0, count)
    .map(({ question }) => question)
}
