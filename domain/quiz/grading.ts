import type { Quiz } from './quiz.ts'

/** The chosen option (zero-based) by question id; a question that is not there was left unanswered. */
export type Answers = Record<string, number>

export type GradedQuestion = {
  id: string
  chosen: number | null
  correctAnswer: number
  explanation: string
  isCorrect: boolean
}

export type GradedQuiz = {
  /** Percent of the marks, rounded; 0 if the quiz has no marks, and never less. */
  score: number
  /** To two decimals; below zero when an exam's penalties outweigh the right answers. */
  earnedMarks: number
  totalMarks: number
  correctAnswers: number
  answeredQuestions: number
  totalQuestions: number
  questions: GradedQuestion[]
}

/** An unanswered question counts as wrong, but an exam takes its penalty off for a wrong answer only. */
export function gradeQuiz(quiz: Quiz, answers: Answers): GradedQuiz {
  const questions = quiz.questions.map(({ id, correctAnswer, explanation }): GradedQuestion => {
    const chosen = answers[id] ?? null
    return { id, chosen, correctAnswer, explanation, isCorrect: chosen === correctAnswer }
  })
  const correctAnswers = questions.filter((question) => question.isCorrect).length
  const answeredQuestions = questions.filter((question) => question.chosen !== null).length
  const gained = quiz.questions.reduce(
    (sum, question, index) => sum + (questions[index]?.isCorrect ? question.marks : 0),
    0,
  )
  const lost = (answeredQuestions - correctAnswers) * (quiz.exam?.penaltyPerWrong ?? 0)
  const earnedMarks = Math.round((gained - lost) * 100) / 100
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

export type Colour = 'green' | 'yellow' | 'orange' | 'red'

export function resultColour(score: number): Colour {
  return score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red'
}

export function historyColour(score: number): Colour {
  return score >= 90 ? 'green' : score >= 75 ? 'yellow' : score >= 60 ? 'orange' : 'red'
}

export function resultMessage(score: number): string {
  if (score >= 90) return 'Excellent work! Outstanding performance!'
  if (score >= 80) return 'Great job! You did very well!'
  if (score >= 70) return 'Good work! Keep it up!'
  if (score >= 60) return "Not bad! There's room for improvement."
  return "Keep practicing! You'll get better with time."
}
