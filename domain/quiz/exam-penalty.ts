import type { Quiz, QuizExam } from './quiz.ts'

// The cost of wrong answers in a mock exam, and how a student reads it: on the card of the quiz, with the result, and
// in the warning before a quiz with open questions is submitted.

/** The fields of a grade that the message about a result needs. */
type Counts = { answeredQuestions: number; correctAnswers: number }

/** `chosen` is null if a question was left open. */
type GradedAnswer = { chosen: string | null; isCorrect: boolean }

/** The marks that the answers to a quiz cost. A quiz that is not a mock exam costs none. */
export function sumPenalties({ exam }: Pick<Quiz, 'exam'>, answers: readonly GradedAnswer[]): number {
  const wrong = answers.filter(({ chosen, isCorrect }) => chosen !== null && !isCorrect)
  return wrong.length * (exam?.penaltyPerWrong ?? 0)
}

/** Shown before the attempt. */
export function announcePenalty({ penaltyPerWrong }: QuizExam): string {
  return `${penaltyPerWrong} marks off for each wrong answer`
}

/** Shown before a quiz with unanswered questions is submitted. */
export function warnOfUnanswered(exam: QuizExam | undefined): string {
  if (!exam) return 'A question without an answer earns no marks.'
  return `A question without an answer earns no marks and costs none; a wrong answer takes ${exam.penaltyPerWrong} marks off.`
}

/** Shown with the result. An unanswered question is not a wrong answer. */
export function explainPenalty({ penaltyPerWrong }: QuizExam, { answeredQuestions, correctAnswers }: Counts): string {
  const wrongAnswers = answeredQuestions - correctAnswers
  return `Wrong answers: ${wrongAnswers}. Each took ${penaltyPerWrong} marks off; unanswered questions cost nothing. Points count the right answers alone.`
}
