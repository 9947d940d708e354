import type { Question, Quiz } from './quiz.ts'
import type { Difficulty } from './quiz-kinds.ts'

/** In a hard quiz, demanding questions outnumber light ones by at least this share of all questions. */
const HARD_FROM = 0.1

/**
 * The difficulty of a quiz, from the labels and marks of its questions. A demanding question is labelled Hard or has
 * two marks, because it takes more than one step. A light one is labelled Easy and has one mark. A quiz with more light
 * questions than demanding ones is Easy, and one with clearly more demanding ones is Hard. A penalty counts as its part
 * of a mark: 0.25 marks for a wrong answer count as if a quarter of the questions more were demanding.
 */
export function rateDifficulty({ questions, exam }: Pick<Quiz, 'questions' | 'exam'>): Difficulty {
  const surplus = questions.filter(isDemanding).length - questions.filter(isLight).length
  const share = surplus / questions.length + (exam?.penaltyPerWrong ?? 0)
  if (share < 0) return 'Easy'
  return share < HARD_FROM ? 'Medium' : 'Hard'
}

function isDemanding({ difficulty, marks }: Question): boolean {
  return difficulty === 'Hard' || marks > 1
}

function isLight(question: Question): boolean {
  return question.difficulty === 'Easy' && !isDemanding(question)
}
