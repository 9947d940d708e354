import { type Answers, findOption } from './answers.ts'
import { sumPenalties } from './exam-penalty.ts'
import type { Quiz } from './quiz.ts'

export type GradedQuestion = {
  id: string
  /** The id of an option, as in `correctAnswer`. */
  chosen: string | null
  correctAnswer: string
  explanation: string
  isCorrect: boolean
}

export type GradedQuiz = {
  /** Percent of the marks, rounded, at least 0; 0 for a quiz without marks. */
  score: number
  /** To two decimals. Negative if an exam's penalties are more than the marks earned. */
  earnedMarks: number
  totalMarks: number
  correctAnswers: number
  answeredQuestions: number
  totalQuestions: number
  questions: GradedQuestion[]
}

/** Grades answers. An unanswered question earns nothing, like a wrong one, but an exam's penalty is for wrong answers. */
export function gradeQuiz(quiz: Quiz, answers: Answers): GradedQuiz {
  const questions = quiz.questions.map((question): GradedQuestion => {
    const { id, correctAnswer, explanation } = question
    const chosen = findOption(question, answers[id] ?? null)?.id ?? null
    return { id, chosen, correctAnswer, explanation, isCorrect: chosen === correctAnswer }
  })
  const correctAnswers = questions.filter((question) => question.isCorrect).length
  const answeredQuestions = questions.filter((question) => question.chosen !== null).length
  const gained = quiz.questions.reduce(
    (sum, question, index) => sum + (questions[index]?.isCorrect ? question.marks : 0),
    0,
  )
  const earnedMarks = Math.round((gained - sumPenalties(quiz, questions)) * 100) / 100
  return {
    score: quiz.totalMarks === 0 ? 0 : Math.max(0, Math.round((earnedMarks / quiz.totalMarks) * 100)),
    earnedMarks,
    totalMarks: quiz.totalMarks,
    correctAnswers,
    answeredQuestions,
    totalQuestions: quiz.totalQuestions,
    questions,
  }
}
