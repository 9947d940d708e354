import type { Question, QuizExam } from './quiz.ts'

// What wrong answers cost in a mock exam, and how a student is told: on the card of the quiz and with the result.

/** The marks that wrong answers cost. A quiz that is no mock exam takes none off. */
export function sumPenalties(exam: QuizExam | undefined, wronglyAnswered: readonly Question[]): number {
  return wronglyAnswered.length * (exam?.penaltyPerWrong ?? 0)
}

/** Told before the attempt. */
export function announcePenalty({ penaltyPerWrong }: QuizExam): string {
  return `${penaltyPerWrong} marks off for each wrong answer`
}

/** Told with the result. */
export function explainPenalty({ penaltyPerWrong }: QuizExam, wrongAnswers: number): string {
  return `Wrong answers: ${wrongAnswers}. Each took ${penaltyPerWrong} marks off; unanswered questions cost nothing.`
}
