import * as z from 'zod/mini'
import { listOf, recordOf } from '../input.ts'
import { Attempt, Revisions } from './attempt.ts'
import { ExtraTimeSchema } from './quiz-settings.ts'
import type { SharedAttempt } from './shared-attempt.ts'

const NO_PLACE = 'That is no place in an attempt.'

/** The longest mock exam has 200 questions. */
const QUESTIONS_MAX = 500
const many = 'No quiz has such questions.'

const Whole = z.int(NO_PLACE).check(z.gte(0, NO_PLACE), z.lte(1e12, NO_PLACE))
const Seconds = z.number(NO_PLACE).check(z.gte(0, NO_PLACE), z.lte(Number.MAX_SAFE_INTEGER, NO_PLACE))
const QuestionIds = listOf(z.string(NO_PLACE).check(z.maxLength(80, NO_PLACE)), {
  max: QUESTIONS_MAX,
  none: NO_PLACE,
  many,
})

const { attemptId, quizId, answers } = Attempt.shape

/** An unfinished attempt as a device reports it. */
const Report = z.strictObject({
  attemptId,
  quizId,
  version: Attempt.shape.version,
  revision: Whole,
  state: z.enum(['running', 'paused'], NO_PLACE),
  answers,
  answeredAt: Revisions,
  flagged: QuestionIds,
  flaggedAt: Revisions,
  position: Whole,
  visited: QuestionIds,
  times: recordOf(Seconds, { max: QUESTIONS_MAX, longest: 80, none: NO_PLACE, many }),
  paper: z.nullable(z.enum(['reading', 'entering'], NO_PLACE)),
  extraTime: ExtraTimeSchema,
  limit: Seconds,
  remaining: Seconds,
}) satisfies z.ZodMiniType<SharedAttempt>

export const RunningAttemptReport = z.strictObject({
  shared: Report,
  /** The student has started the quiz over. */
  isGivenUp: z._default(z.boolean(NO_PLACE), false),
})
export type RunningAttemptReport = z.infer<typeof RunningAttemptReport>

export const RunningAttemptName = z.strictObject({ attemptId })
