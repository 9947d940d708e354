import { Failure } from '../failure.ts'
import { type Answers, ATTEMPT_MESSAGES, findOption } from './answers.ts'
import { sumPenalties } from './exam-penalty.ts'
import type { Quiz } from './quiz.ts'
import { type ExtraTime, limitWith } from './quiz-settings.ts'

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
  /** After an exam's penalties, to two decimals; negative if the penalties exceed the marks of the right answers. */
  earnedMarks: number
  totalMarks: number
  correctAnswers: number
  answeredQuestions: number
  totalQuestions: number
  questions: GradedQuestion[]
}

/** Grades answers. An unanswered question earns nothing, like a wrong one, but only a wrong answer has a penalty. */
export function gradeQuiz(quiz: Quiz, answers: Answers): GradedQuiz {
  const questions = quiz.questions.map((question): GradedQuestion => {
    const { id, correctAnswer, explanation } = question
    const chosen = findOption(question, answers[id] ?? null)?.id ?? null
    return { id, chosen, correctAnswer, explanation, isCorrect: chosen === correctAnswer }
  })
  const correctAnswers = questions.filter((question) => question.isCorrect).length
  const answeredQuestions = questions.filter((question) => question.chosen !== null).length
  const earnedMarks = roundMarks(sumRightMarks(quiz, questions) - sumPenalties(quiz, questions))
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

/** To two decimals: a sum of penalties such as 0.1 is not exact. */
export function roundMarks(marks: number): number {
  return Math.round(marks * 100) / 100
}

/** The marks of the right answers before any penalty. Points are computed from them. */
export function sumRightMarks({ questions }: Quiz, graded: readonly GradedQuestion[]): number {
  return questions.reduce((sum, question, index) => sum + (graded[index]?.isCorrect ? question.marks : 0), 0)
}

/**
 * The answers with the ids of their options, whichever way they name them.
 * @throws Failure `invalid` when an answer names a question or an option that the quiz does not have
 */
export function resolveAnswers(quiz: Quiz, answers: Answers): Answers {
  const questions = new Map(quiz.questions.map((question) => [question.id, question]))
  const resolved = Object.entries(answers).map(([questionId, answer]) => {
    const question = questions.get(questionId)
    if (!question) throw new Failure('invalid', ATTEMPT_MESSAGES.unknownQuestion)
    const option = findOption(question, answer)
    if (!option) throw new Failure('invalid', ATTEMPT_MESSAGES.unknownOption)
    return [questionId, option.id]
  })
  return Object.fromEntries(resolved)
}

/** Whole seconds, at most the time limit with the extra time: a phone that slept can report more. `clamped` tells the student that it did. */
export function clampTimeSpent(
  quiz: Quiz,
  seconds: number,
  extraTime: ExtraTime,
): { timeSpent: number; clamped: boolean } {
  const limit = limitWith(quiz.timeLimit * 60, extraTime)
  return seconds > limit ? { timeSpent: limit, clamped: true } : { timeSpent: Math.round(seconds), clamped: false }
}
