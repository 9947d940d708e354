import { z } from 'zod'
import { Failure } from '../failure.ts'
import { Moment } from '../study/moment.ts'
import type { Answers } from './grading.ts'
import type { Quiz } from './quiz.ts'

export const QuizId = z.string('Which quiz?').min(1, 'Which quiz?').max(80, 'That is no quiz id.')

/** A finished attempt as the browser submits it. The browser makes its id, so that it can be sent twice. */
export const Attempt = z.strictObject({
  attemptId: z.uuid('An attempt needs an id (a UUID).'),
  quizId: QuizId,
  answers: z.record(
    z.string().max(80),
    z
      .int('An answer is the number of an option.')
      .min(0, 'There is no such option.')
      .max(3, 'There is no such option.'),
    'Answers are the numbers of the chosen options, by question.',
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

/** @throws Failure `invalid` when an answer names a question or an option that the quiz does not have. */
export function checkAnswers(quiz: Quiz, answers: Answers): void {
  const optionCounts = new Map(quiz.questions.map((question) => [question.id, question.options.length]))
  for (const [questionId, option] of Object.entries(answers)) {
    const options = optionCounts.get(questionId)
    if (options === undefined) throw new Failure('invalid', 'An answer belongs to no question of this quiz.')
    if (option >= options) throw new Failure('invalid', 'There is no such option.')
  }
}

/** Whole seconds, at most the time limit: a phone that slept can report more. `clamped` tells the student that it did. */
export function clampTimeSpent(quiz: Quiz, seconds: number): { timeSpent: number; clamped: boolean } {
  const limit = quiz.timeLimit * 60
  return seconds > limit ? { timeSpent: limit, clamped: true } : { timeSpent: Math.round(seconds), clamped: false }
}
