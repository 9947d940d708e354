import type { Answers } from './answers.ts'
import type { ExtraTime } from './quiz-settings.ts'

// An unfinished attempt on two devices, and the worker between them. Messages can be late, repeated or lost, so every
// copy merges what it hears: `mergeShared` gives the same for any order and number of messages. See
// docs/decisions/another-device.md.

/**
 * Counts the changes of an attempt. Its millions are the *turn*: the worker begins a new one when another device takes
 * the attempt over, so no two devices ever make the same revision, and what the later device does is later.
 */
export type Revision = number

/** The revisions of one turn. */
export const TURN = 1_000_000

/** The answers with the revision of each, also of those that were removed. An answer without one is the oldest. */
type DatedAnswers = { answers: Answers; answeredAt: Readonly<Record<string, Revision>> }

/** What the devices of a student and the worker tell each other of an unfinished attempt. */
export type SharedAttempt = DatedAnswers & {
  attemptId: string
  quizId: string
  version: string
  revision: Revision
  /** `given-up`: the student has started the quiz over. */
  state: 'running' | 'paused' | 'given-up'
  flagged: readonly string[]
  flaggedAt: Readonly<Record<string, Revision>>
  position: number
  visited: readonly string[]
  /** Seconds for each question. */
  times: Readonly<Record<string, number>>
  paper: 'reading' | 'entering' | null
  extraTime: ExtraTime
  /** Seconds. */
  limit: number
  /** Seconds. */
  remaining: number
}

export function turnOf(revision: Revision): number {
  return Math.floor(revision / TURN)
}

/** The revision of the next change in the same turn. */
export function nextRevision(revision: Revision): Revision {
  return Math.min(revision + 1, (turnOf(revision) + 1) * TURN - 1)
}

/**
 * The answers and flags of both, for each question the latest, and the place and the time left of the one that is later
 * as a whole. Commutative, associative and idempotent.
 */
export function mergeShared(one: SharedAttempt, other: SharedAttempt): SharedAttempt {
  const later = isLater(one, other) ? one : other
  return { ...later, ...mergeAnswers(one, other), ...mergeFlags(one, other) }
}

function isLater(one: SharedAttempt, other: SharedAttempt): boolean {
  // The clock runs on between two changes.
  return one.revision === other.revision ? one.remaining <= other.remaining : one.revision > other.revision
}

export function mergeAnswers(one: DatedAnswers, other: DatedAnswers): DatedAnswers {
  const answers: Answers = {}
  const answeredAt: Record<string, Revision> = {}
  for (const id of idsOf(one.answers, other.answers, one.answeredAt, other.answeredAt)) {
    const [at, otherAt] = [one.answeredAt[id] ?? 0, other.answeredAt[id] ?? 0]
    const option = at === otherAt ? (one.answers[id] ?? other.answers[id]) : (at > otherAt ? one : other).answers[id]
    if (option !== undefined) answers[id] = option
    if (at > 0 || otherAt > 0) answeredAt[id] = Math.max(at, otherAt)
  }
  return { answers, answeredAt }
}

type DatedFlags = Pick<SharedAttempt, 'flagged' | 'flaggedAt'>

function mergeFlags(one: DatedFlags, other: DatedFlags): DatedFlags {
  const flaggedAt: Record<string, Revision> = {}
  const flagged = idsOf(toRecord(one.flagged), toRecord(other.flagged), one.flaggedAt, other.flaggedAt).filter((id) => {
    const [at, otherAt] = [one.flaggedAt[id] ?? 0, other.flaggedAt[id] ?? 0]
    if (at > 0 || otherAt > 0) flaggedAt[id] = Math.max(at, otherAt)
    return at === otherAt
      ? one.flagged.includes(id) || other.flagged.includes(id)
      : (at > otherAt ? one : other).flagged.includes(id)
  })
  return { flagged, flaggedAt }
}

/** In an order that does not depend on which record comes first. */
function idsOf(...records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap(Object.keys))].sort()
}

function toRecord(ids: readonly string[]): Record<string, true> {
  return Object.fromEntries(ids.map((id) => [id, true]))
}

/** What the worker knows of an attempt. */
export type KnownAttempt = {
  shared: SharedAttempt
  /** When it last heard of the attempt, by its own clock, in milliseconds. */
  savedAt: number
}

/**
 * A device reports every change, but not that the clock runs on. If its player was open, the time since its last report
 * counts, but no more than this: it may also have died.
 */
export const SILENCE_MAX_SECONDS = 120

/** Seconds that another device would have now. */
export function timeLeft({ shared, savedAt }: KnownAttempt, now: number): number {
  const { state, paper, remaining } = shared
  if (state !== 'running' || paper === 'entering') return remaining
  const silence = Math.min(SILENCE_MAX_SECONDS, Math.max(0, (now - savedAt) / 1000))
  return Math.max(0, Math.round((remaining - silence) * 10) / 10)
}

/** A device reports its copy. */
export function receiveReport(known: KnownAttempt | null, sent: SharedAttempt, now: number): KnownAttempt {
  if (!known) return { shared: sent, savedAt: now }
  const isNews = isLater(sent, known.shared)
  return { shared: mergeShared(known.shared, sent), savedAt: isNews ? now : known.savedAt }
}

/** Another device takes the attempt over. Whatever the first one reports later is of an earlier turn. */
export function receiveTake(known: KnownAttempt, now: number): KnownAttempt {
  const { shared } = known
  const revision = (turnOf(shared.revision) + 1) * TURN
  return { shared: { ...shared, revision, state: 'paused', remaining: timeLeft(known, now) }, savedAt: now }
}

/**
 * The student has started the quiz over on a device that knew of this turn. An attempt that another device has taken
 * over since goes on.
 */
export function receiveGivingUp(known: KnownAttempt | null, sent: SharedAttempt, now: number): KnownAttempt {
  const { shared } = receiveReport(known, sent, now)
  if (turnOf(shared.revision) > turnOf(sent.revision)) return { shared, savedAt: known?.savedAt ?? now }
  return { shared: { ...shared, revision: (turnOf(shared.revision) + 1) * TURN, state: 'given-up' }, savedAt: now }
}

/**
 * The answers of an attempt that is handed in: those of the device, with what another device reported later. A page from
 * before answers were dated sends none of their revisions; then its answers are taken as they are.
 */
export function answersHandedIn(
  shared: DatedAnswers | null,
  { answers, answeredAt }: { answers: Answers; answeredAt?: DatedAnswers['answeredAt'] | undefined },
): Answers {
  return shared && answeredAt ? mergeAnswers(shared, { answers, answeredAt }).answers : answers
}
