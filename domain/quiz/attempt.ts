import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { listOf, recordOf } from '../input.ts'
import { FIRST_VERSION } from './answers.ts'
import { ExtraTimeSchema } from './quiz-settings.ts'

export const QuizId = z
  .string('Which quiz?')
  .check(z.minLength(1, 'Which quiz?'), z.maxLength(80, 'That is no quiz id.'))

export const QuizVersion = z
  .string('Which version?')
  .check(z.minLength(1, 'Which version?'), z.maxLength(40, 'That is no version of a quiz.'))

/** The longest mock exam has 200 questions. */
const ANSWERS_MAX = 500
const NO_ANSWERS = 'Answers are the ids of the chosen options, by question.'

const NO_FLAGS = 'Flags are ids of questions.'
const NO_TIMES = 'Times are seconds, by question.'
const DAY_SECONDS = 24 * 60 * 60
/** Revisions by question (shared-attempt.ts). */
export const Revisions = recordOf(z.int(NO_ANSWERS).check(z.gte(0, NO_ANSWERS)), {
  max: ANSWERS_MAX,
  longest: 80,
  none: NO_ANSWERS,
  many: 'No quiz has such questions.',
})

/** A finished attempt as the browser submits it. The browser makes its id, so that it can be sent twice. */
export const Attempt = z.strictObject({
  attemptId: z.uuid('An attempt needs an id (a UUID).'),
  quizId: QuizId,
  /** The version of the quiz that the student saw. */
  version: z._default(QuizVersion, FIRST_VERSION),
  answers: recordOf(
    z.pipe(
      z.union([z.string().check(z.maxLength(40)), z.number()], 'An answer is the id of an option.'),
      z.transform(String),
    ),
    {
      max: ANSWERS_MAX,
      longest: 80,
      none: NO_ANSWERS,
      many: 'No quiz has such questions.',
    },
  ),
  /** The ids of the flagged questions. Pages from before they were stored send none. */
  flagged: z.optional(
    listOf(z.string(NO_FLAGS).check(z.maxLength(80, NO_FLAGS)), { max: ANSWERS_MAX, none: NO_FLAGS, many: NO_FLAGS }),
  ),
  /** Seconds on the screen, by question. */
  times: z.optional(
    recordOf(z.number(NO_TIMES).check(z.gte(0, NO_TIMES), z.lte(DAY_SECONDS, NO_TIMES)), {
      max: ANSWERS_MAX,
      longest: 80,
      none: NO_TIMES,
      many: NO_TIMES,
    }),
  ),
  /** Of the answers, also of those that were removed. Pages from before they were sent send none. */
  answeredAt: z.optional(Revisions),
  timeSpent: z
    .number('Time spent is in seconds.')
    .check(z.gte(0, 'Time spent cannot be negative.'), z.lte(Number.MAX_SAFE_INTEGER, 'Time spent is in seconds.')),
  /** What the student had when the attempt began; absent if there was none. */
  extraTime: z.optional(ExtraTimeSchema),
  completedAt: z
    .int('The time of completion is in milliseconds.')
    .check(
      z.gte(0, 'The time of completion is in milliseconds.'),
      z.lte(8.64e15, 'The time of completion is in milliseconds.'),
    ),
  /** The device's clock when the attempt was sent, so that a wrong clock makes no difference. */
  sentAt: z.optional(Moment),
})
export type Attempt = z.infer<typeof Attempt>
/** A submitted attempt. One from before quizzes had versions names none. */
export type AttemptInput = z.input<typeof Attempt>
