import type { Quiz, QuizExam } from './quiz.ts'

// What wrong answers cost in a mock exam, and how a student is told: on the card of the quiz, with the result, and of
// open questions before any quiz is handed in.

/** What is told of a result counts these of its grade. */
type Counts = { answeredQuestions: number; correctAnswers: number }

/** `chosen` is null where a question was left open. */
type GradedAnswer = { chosen: string | null; isCorrect: boolean }

/** The marks that the answers to all questions of a quiz cost. One that is no mock exam takes none off. */
export function sumPenalties({ exam }: Pick<Quiz, 'exam'>, answers: readonly GradedAnswer[]): number {
  const wrong = answers.filter(({ chosen, isCorrect }) => chosen !== null && !isCorrect)
  return wrong.length * (exam?.penaltyPerWrong ?? 0)
}

/** Told before the attempt. */
export function announcePenalty({ penaltyPerWrong }: QuizExam): string {
  return `${penaltyPerWrong} marks off for each wrong answer`
}

/** Told before a quiz is handed in with unanswered questions. */
export function warnOfUnanswered(exam: QuizExam | undefined): string {
  if (!exam) return 'A question without an answer earns no marks.'
  return `A question without an answer earns no marks and costs none; a wrong answer takes ${exam.penaltyPerWrong} marks off.`
}

/** Told with the result. An unanswered question is not among the wrong answers. */
export function explainPenalty({ penaltyPerWrong }: QuizExam, { answeredQuestions, correctAnswers }: Counts): string {
  const wrongAnswers = answeredQuestions - correctAnswers
  return `Wrong answers: ${wrongAnswers}. Each took ${penaltyPerWrong} marks off; unanswered questions cost nothing.`
}
