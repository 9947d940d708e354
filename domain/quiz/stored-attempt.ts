import * as z from 'zod/mini'
import { Amount, Count, parseStored, Text, validItems, validValues } from '../stored-json.ts'
import { StoredAnswers } from './answers.ts'
import type { AttemptEvent, AttemptResult, QuizAttempt } from './attempt-machine.ts'
import { NEVER_SHARED } from './attempt-sync.ts'
import { ExtraTimeSchema } from './quiz-settings.ts'

const Revisions = z.catch(validValues(Count), {})

const Sync = z.object({
  // Of an attempt from another device it is -1.
  revision: z.int().check(z.gte(-1)),
  answeredAt: Revisions,
  flaggedAt: Revisions,
  elsewhere: z.catch(z.nullable(z.object({ turn: Count, isGivenUp: z.boolean() })), null),
  savedAt: z.catch(Count, 0),
})

const progress = {
  attemptId: Text,
  quizId: Text,
  version: z.catch(z.nullable(Text), null),
  title: z.catch(Text, 'Quiz'),
  subject: z.catch(z.string(), ''),
  difficulty: z.catch(Text, 'Medium'),
  totalQuestions: z.catch(Count, 0),
  limit: Amount,
  remaining: Amount,
  answers: StoredAnswers,
  flagged: z.catch(validItems(Text), []),
  position: z.catch(Count, 0),
  // Attempts from before they were recorded have none.
  visited: z.catch(validItems(Text), []),
  times: z.catch(validValues(Amount), {}),
  paper: z.catch(z.nullable(z.enum(['reading', 'entering'])), null),
  extraTime: z.catch(ExtraTimeSchema, 'none'),
  sync: z.catch(Sync, NEVER_SHARED),
}

/** A report of an unfinished attempt that waits to be sent. */
export const StoredShared = z.object({
  attemptId: Text,
  quizId: Text,
  version: Text,
  revision: Count,
  state: z.enum(['running', 'paused']),
  answers: StoredAnswers,
  answeredAt: Revisions,
  flagged: progress.flagged,
  flaggedAt: Revisions,
  position: progress.position,
  visited: progress.visited,
  times: progress.times,
  paper: progress.paper,
  extraTime: progress.extraTime,
  limit: Amount,
  remaining: Amount,
})

const finished = {
  ...progress,
  timedOut: z.catch(z.boolean(), false),
  completedAt: Count,
  timeSpent: Amount,
  isSeen: z.catch(z.boolean(), false),
}

/** The worker's answer is stored unchanged, so its parts are not checked again. */
const AnswerOutline = z.object({ timeSpent: Amount, grade: z.object({ questions: z.array(z.unknown()) }) })
const Result = z.custom<AttemptResult>((value) => z.safeParse(AnswerOutline, value).success)

const StoredAttempt = z.union([
  z.object({ ...progress, state: z.enum(['running', 'paused']) }),
  z.object({ ...finished, state: z.enum(['graded', 'stored']), result: Result }),
  z.object({ ...finished, state: z.literal('refused'), reason: z.catch(Text, 'It could not be graded.') }),
  // A result that cannot be read is requested again.
  z.object({ ...finished, state: z.catch(z.literal('handed-in'), 'handed-in') }),
])

/** The attempt that a device stored, or null if it cannot be read. Invalid parts are left out. */
export function parseAttempt(value: unknown): QuizAttempt | null {
  const attempt = parseStored(StoredAttempt, value)
  if (!attempt) return null
  const counted = Object.values(attempt.times).reduce((sum, seconds) => sum + seconds, 0)
  // Rounding to tenths can add up to a second.
  const times = counted > attempt.limit + 1 ? {} : attempt.times
  return { ...attempt, times, remaining: Math.min(attempt.remaining, attempt.limit) }
}

const question = { questionId: z.exactOptional(Text) }
const spent = { spentOn: z.exactOptional(Text) }

const StoredEvents = validItems(
  z.union([
    z.object({ type: z.literal('answer'), questionId: Text, option: z.nullable(Text) }),
    z.object({ type: z.literal('resume'), version: Text, totalQuestions: Count, limit: Amount, ...question }),
    z.object({ type: z.literal('flag'), questionId: Text, isFlagged: z.boolean() }),
    z.object({
      type: z.literal('move'),
      position: Count,
      remaining: z.exactOptional(Amount),
      ...question,
      ...spent,
    }),
    z.object({ type: z.literal('pause'), remaining: Amount, ...spent }),
    z.object({ type: z.literal('pen-down'), remaining: Amount, ...spent }),
    z.object({
      type: z.literal('hand-in'),
      remaining: Amount,
      now: Count,
      timedOut: z.catch(z.boolean(), false),
      ...spent,
    }),
  ]),
)

/** The events that a tab had not yet applied to an attempt when it was left. Events that cannot be read are dropped. */
export function parseEvents(value: unknown): AttemptEvent[] {
  return parseStored(StoredEvents, value) ?? []
}
