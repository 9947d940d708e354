import type { Question, QuizExam } from './quiz.ts'

// What wrong answers cost in a mock exam, and how a student is told: on the card of the quiz, with the result, and of
// open questions before any quiz is handed in.

/** What is told of a result counts these of its grade. */
type Counts = { answeredQuestions: number; correctAnswers: number }

/** The marks that wrong answers cost. A quiz that is no mock exam takes none off. */
export function sumPenalties(exam: QuizExam | undefined, wronglyAnswered: readonly Question[]): number {
  return wronglyAnswered.length * (exam?.penaltyPerWrong ?? 0)
}

/** Told before the attempt. */
export function announcePenalty({ penaltyPerWrong }: QuizExam): string {
  return `${penaltyPerWrong} marks off for each wrong answer`
}

/** Told before a quiz is handed in with unanswered questions. */
export const UNANSWERED_EARN_NOTHING = 'A question without an answer earns no marks.'

/** Told with the result. An unanswered question is not among the wrong answers. */
export function explainPenalty({ penaltyPerWrong }: QuizExam, { answeredQuestions, correctAnswers }: Counts): string {
  const wrongAnswers = answeredQuestions - correctAnswers
  return `Wrong answers: ${wrongAnswers}. Each took ${penaltyPerWrong} marks off; unanswered questions cost nothing.`
}
