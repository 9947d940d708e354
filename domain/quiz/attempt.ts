import { z } from 'zod'
import { Moment } from '../calendar/moment.ts'
import { Failure } from '../failure.ts'
import { type Answers, FIRST_VERSION, findOption } from './answers.ts'
import type { Quiz } from './quiz.ts'

export const ATTEMPT_MESSAGES = {
  noQuiz: 'Quiz not found.',
  unknownVersion: 'This version of the quiz is no longer known. Please begin the quiz again.',
  unknownQuestion: 'An answer belongs to no question of this quiz.',
  unknownOption: 'There is no such option.',
} as const

export const QuizId = z.string('Which quiz?').min(1, 'Which quiz?').max(80, 'That is no quiz id.')

export const QuizVersion = z.string('Which version?').min(1, 'Which version?').max(40, 'That is no version of a quiz.')

/** A finished attempt as the browser submits it. The browser makes its id, so that it can be sent twice. */
export const Attempt = z.strictObject({
  attemptId: z.uuid('An attempt needs an id (a UUID).'),
  quizId: QuizId,
  /** The version of the quiz that the student saw. */
  version: QuizVersion.default(FIRST_VERSION),
  answers: z.record(
    z.string().max(80),
    z.union([z.string().max(40), z.number()], 'An answer is the id of an option.').transform(String),
    'Answers are the ids of the chosen options, by question.',
  ),
  timeSpent: z
    .number('Time spent is in seconds.')
    .min(0, 'Time spent cannot be negative.')
    .max(Number.MAX_SAFE_INTEGER, 'Time spent is in seconds.'),
  completedAt: z
    .int('The time of completion is in milliseconds.')
    .min(0, 'The time of completion is in milliseconds.')
    .max(8.64e15, 'The time of completion is in milliseconds.'),
  /** The device's clock when it sent this: a clock that is wrong makes no difference then. */
  sentAt: Moment.optional(),
})
export type Attempt = z.infer<typeof Attempt>
/** What may be sent: an attempt from before quizzes had versions names none. */
export type AttemptInput = z.input<typeof Attempt>

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

/** Whole seconds, at most the time limit: a phone that slept can report more. `clamped` tells the student that it did. */
export function clampTimeSpent(quiz: Quiz, seconds: number): { timeSpent: number; clamped: boolean } {
  const limit = quiz.timeLimit * 60
  return seconds > limit ? { timeSpent: limit, clamped: true } : { timeSpent: Math.round(seconds), clamped: false }
}
