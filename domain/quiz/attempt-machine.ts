import { type Answers, FIRST_VERSION } from './answers.ts'
import type { Attempt as Submission } from './attempt.ts'
import { NEVER_SHARED, type Sync, withAnswer, withFlag, withShared } from './attempt-sync.ts'
import type { GradedQuiz } from './grading.ts'
import type { QuizSummary } from './quiz.ts'
import { type ExtraTime, limitWith } from './quiz-settings.ts'
import { nextRevision, type SharedAttempt } from './shared-attempt.ts'

/** The fields that every attempt has from its start. */
type Progress = {
  attemptId: string
  quizId: string
  /** The version whose questions the student sees; null until they are loaded. */
  version: string | null
  title: string
  subject: string
  difficulty: string
  totalQuestions: number
  /** Seconds, with the extra time. */
  limit: number
  /** Seconds. */
  remaining: number
  answers: Answers
  flagged: readonly string[]
  /** The zero-based index of the question on the screen. */
  position: number
  /** The ids of the questions that were on the screen, the latest last. Empty in attempts from before it was recorded. */
  visited: readonly string[]
  /** Seconds for each question, by its id, with its player open. Their sum is at most the time that the clock has run. */
  times: Readonly<Record<string, number>>
  /**
   * Null if it is answered on the screen. On paper the student reads the questions while the clock runs (`reading`), and
   * then enters the marks without a clock (`entering`).
   */
  paper: 'reading' | 'entering' | null
  /** What the student had when the attempt began. A later change of the settings does not change it. */
  extraTime: ExtraTime
  sync: Sync
}

/** `running`: its player is open in a tab, or was open when the tab died. `paused`: the student has left the player. */
export type UnfinishedAttempt = Progress & { state: 'running' | 'paused' }

type Finished = Progress & {
  timedOut: boolean
  /** By the device's clock, in milliseconds. */
  completedAt: number
  /** Seconds. */
  timeSpent: number
  /** The student has seen the result. */
  isSeen: boolean
}

/** The worker's answer to an attempt. */
export type AttemptResult = { grade: GradedQuiz; timeSpent: number; timeSpentClamped: boolean }

/**
 * - `handed-in`: the worker has not graded it yet
 * - `graded`: it has a result but is not in an account: it is a visitor's, or the worker could not store it yet
 * - `stored`: it is in the student's account
 * - `refused`: the worker does not accept it
 */
export type FinishedAttempt = Finished &
  (
    | { state: 'handed-in' }
    | { state: 'graded'; result: AttemptResult }
    | { state: 'stored'; result: AttemptResult }
    | { state: 'refused'; reason: string }
  )

/** An attempt as a device stores it; null if it has not started. */
export type QuizAttempt = UnfinishedAttempt | FinishedAttempt

/** The question that was on the screen until the event. The time since the event before is counted for it. */
type TimeEvent = { remaining: number; spentOn?: string }

export type AttemptEvent =
  /** Null removes an answer. */
  | { type: 'answer'; questionId: string; option: string | null }
  | { type: 'flag'; questionId: string; isFlagged: boolean }
  /** `questionId` is the question that shows now. */
  | ({ type: 'move'; position: number; questionId?: string } & Partial<TimeEvent>)
  /** `remaining` is in seconds in every event. */
  | ({ type: 'tick' } & TimeEvent)
  | ({ type: 'pause' } & TimeEvent)
  /** Its player opens with the questions of this version. The limit is that of the quiz, in seconds. */
  | { type: 'resume'; version: string; totalQuestions: number; limit: number; questionId?: string }
  /** The student stops answering on paper, and enters the marks next. */
  | ({ type: 'pen-down' } & TimeEvent)
  | ({ type: 'hand-in'; timedOut: boolean; now: number } & TimeEvent)
  | { type: 'grade'; result: AttemptResult }
  | { type: 'store'; result: AttemptResult }
  | { type: 'refuse'; reason: string }
  | { type: 'retry' }
  | { type: 'see' }
  /** What the worker knows of the attempt. `isTaken`: this device takes it over with it. */
  | { type: 'sync'; shared: SharedAttempt; isTaken: boolean; now: number }
  /** It was handed in on another device. */
  | { type: 'end-elsewhere'; result: AttemptResult; completedAt: number }

type Choice = { onPaper?: boolean; extraTime?: ExtraTime }

export function startAttempt(
  quiz: QuizSummary,
  attemptId: string,
  { onPaper = false, extraTime = 'none' }: Choice = {},
): UnfinishedAttempt {
  const limit = limitWith(quiz.timeLimit * 60, extraTime)
  return {
    state: 'running',
    attemptId,
    quizId: quiz.id,
    version: null,
    title: quiz.title,
    subject: quiz.subject,
    difficulty: quiz.difficulty,
    totalQuestions: quiz.totalQuestions,
    limit,
    remaining: limit,
    answers: {},
    flagged: [],
    position: 0,
    visited: [],
    times: {},
    paper: onPaper ? 'reading' : null,
    extraTime,
    sync: NEVER_SHARED,
  }
}

/** The attempt after an event. An event that has no meaning in the current state returns the same object. */
export function transition(attempt: QuizAttempt, event: AttemptEvent): QuizAttempt {
  return 'completedAt' in attempt ? transitionFinished(attempt, event) : transitionUnfinished(attempt, event)
}

function transitionUnfinished(attempt: UnfinishedAttempt, event: AttemptEvent): QuizAttempt {
  const sync = { ...attempt.sync, revision: nextRevision(attempt.sync.revision) }
  // An event of a player shows that the attempt is running, even if another tab has paused it.
  const running = { ...attempt, state: 'running' as const, sync }
  switch (event.type) {
    case 'answer':
      return withAnswer(running, event)
    case 'flag':
      return withFlag(running, event)
    case 'move': {
      const last = Math.max(0, attempt.totalQuestions - 1)
      const position = Math.min(Math.max(0, event.position), last)
      return { ...running, ...spend(attempt, event), position, visited: withVisit(attempt.visited, event) }
    }
    case 'tick':
      return { ...running, ...spend(attempt, event), sync: attempt.sync }
    case 'pause':
      return { ...attempt, state: 'paused', ...spend(attempt, event), sync }
    case 'resume':
      return openVersion(running, event)
    case 'pen-down':
      return attempt.paper === null ? attempt : { ...running, ...spend(attempt, event), paper: 'entering' }
    case 'hand-in': {
      const spent = spend(attempt, event)
      return {
        ...attempt,
        ...spent,
        state: 'handed-in',
        timedOut: event.timedOut,
        completedAt: event.now,
        timeSpent: Math.round(attempt.limit - spent.remaining),
        isSeen: false,
      }
    }
    case 'sync':
      return withShared(attempt, event)
    case 'end-elsewhere':
      return endElsewhere(attempt, event)
    default:
      return attempt
  }
}

function transitionFinished(attempt: FinishedAttempt, event: AttemptEvent): QuizAttempt {
  // A stored result can only be viewed.
  if (attempt.state === 'stored') return event.type === 'see' ? { ...attempt, isSeen: true } : attempt
  switch (event.type) {
    case 'grade':
      return { ...attempt, state: 'graded', result: event.result }
    case 'store':
      return { ...attempt, state: 'stored', result: event.result }
    case 'refuse':
      return { ...attempt, state: 'refused', reason: event.reason }
    case 'retry':
      return attempt.state === 'refused' ? { ...attempt, state: 'handed-in' } : attempt
    case 'see':
      return attempt.state === 'graded' ? { ...attempt, isSeen: true } : attempt
    default:
      return attempt
  }
}

/** The submission of a finished attempt. */
export function toSubmission(attempt: FinishedAttempt): Submission {
  const { attemptId, quizId, version, answers, flagged, times, timeSpent, completedAt, extraTime, sync } = attempt
  // An attempt can be submitted only after its player has opened, and then it has a version.
  return {
    attemptId,
    quizId,
    version: version ?? FIRST_VERSION,
    answers,
    answeredAt: sync.answeredAt,
    flagged: [...flagged],
    times: { ...times },
    timeSpent,
    completedAt,
    ...(extraTime !== 'none' && { extraTime }),
  }
}

/**
 * Takes the time since the event before from the clock, and counts it for the question that was on the screen. Time only
 * decreases: of two tabs with the same attempt, the one with less time left is right. While marks from paper are entered,
 * the clock stands.
 */
function spend(attempt: Progress, event: Partial<TimeEvent>): Pick<Progress, 'remaining' | 'times'> {
  if (attempt.paper === 'entering') return { remaining: attempt.remaining, times: attempt.times }
  const remaining = Math.max(0, Math.min(attempt.remaining, event.remaining ?? attempt.remaining))
  const seconds = attempt.remaining - remaining
  if (seconds === 0 || event.spentOn === undefined) return { remaining, times: attempt.times }
  const sum = (attempt.times[event.spentOn] ?? 0) + seconds
  // The clock counts in tenths of a second.
  return { remaining, times: { ...attempt.times, [event.spentOn]: Math.round(sum * 10) / 10 } }
}

function withVisit(visited: readonly string[], { questionId }: { questionId?: string }): readonly string[] {
  if (questionId === undefined || visited.at(-1) === questionId) return visited
  return [...visited.filter((id) => id !== questionId), questionId]
}

/** The answers that count are those of the result. */
function endElsewhere(
  attempt: UnfinishedAttempt,
  { result, completedAt }: AttemptEvent & { type: 'end-elsewhere' },
): FinishedAttempt {
  const { timeSpent } = result
  return { ...attempt, state: 'stored', result, completedAt, timeSpent, timedOut: false, isSeen: false }
}

/** An attempt keeps the version that it was opened with. A new attempt takes its time limit from that version, too. */
function openVersion(attempt: UnfinishedAttempt, event: AttemptEvent & { type: 'resume' }): UnfinishedAttempt {
  const { version, totalQuestions } = event
  const limit = limitWith(event.limit, attempt.extraTime)
  const position = Math.min(attempt.position, Math.max(0, totalQuestions - 1))
  const time = attempt.version === null ? { limit, remaining: limit } : {}
  return { ...attempt, ...time, version, totalQuestions, position, visited: withVisit(attempt.visited, event) }
}
