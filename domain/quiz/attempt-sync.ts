import { mergeShared, type Revision, type SharedAttempt, turnOf } from './shared-attempt.ts'

/** What the student's other devices need to go on with the attempt (shared-attempt.ts). */
export type Sync = {
  revision: Revision
  /** The revisions at which answers and flags were last changed, by question. */
  answeredAt: Readonly<Record<string, Revision>>
  flaggedAt: Readonly<Record<string, Revision>>
  /** Set if the attempt continues on another device: the turn of that device, as far as this one knows. */
  elsewhere: { turn: number; isGivenUp: boolean } | null
  /** When the worker last heard of it, by this device's clock, in milliseconds; 0 if never. */
  savedAt: number
}

export const NEVER_SHARED: Sync = { revision: 0, answeredAt: {}, flaggedAt: {}, elsewhere: null, savedAt: 0 }

/** Of an attempt that this device never had. It is earlier than any other. */
export const NOT_HERE: Sync = { ...NEVER_SHARED, revision: -1 }

/** The part of an unfinished attempt that devices share. */
type Shareable = Omit<SharedAttempt, 'version' | 'state' | 'revision' | 'answeredAt' | 'flaggedAt'> & {
  version: string | null
  state: 'running' | 'paused'
  sync: Sync
}

/** What this device tells the others; null until its questions were loaded. */
export function toShared(attempt: Shareable): SharedAttempt | null {
  const { attemptId, quizId, version, state, limit, remaining, extraTime } = attempt
  const { answers, flagged, position, visited, times, paper } = attempt
  if (version === null) return null
  const { revision, answeredAt, flaggedAt } = attempt.sync
  const dated = { revision, answers, answeredAt, flagged, flaggedAt }
  return { attemptId, quizId, version, state, limit, remaining, extraTime, position, visited, times, paper, ...dated }
}

/**
 * Adds what the worker knows. If another device has taken the attempt over, it goes on elsewhere: this device keeps its
 * own revision, so that what is still done here stays earlier.
 */
export function withShared<Attempt extends Shareable>(
  attempt: Attempt,
  { shared, isTaken, now }: { shared: SharedAttempt; isTaken: boolean; now: number },
): Attempt {
  const own = toShared(attempt)
  const { answers, answeredAt, flagged, flaggedAt } = own ? mergeShared(own, shared) : shared
  const sync = { ...attempt.sync, answeredAt, flaggedAt, savedAt: now }
  const merged = { ...attempt, answers, flagged, sync }
  const turn = turnOf(shared.revision)
  const isNews = turn > turnOf(sync.revision) && (isTaken || turn >= (sync.elsewhere?.turn ?? turn))
  if (!isNews) return merged
  const { version, limit, remaining, extraTime, position, visited, times, paper, revision } = shared
  const place = { version, limit, remaining, extraTime, position, visited, times, paper, state: 'paused' as const }
  if (isTaken) return { ...merged, ...place, sync: { ...sync, revision, elsewhere: null } }
  return { ...merged, ...place, sync: { ...sync, elsewhere: { turn, isGivenUp: shared.state === 'given-up' } } }
}

/** The revision of `attempt` is that of the change; null removes the answer. */
export function withAnswer<Attempt extends Pick<Shareable, 'answers' | 'sync'>>(
  attempt: Attempt,
  { questionId, option }: { questionId: string; option: string | null },
): Attempt {
  const { [questionId]: _, ...others } = attempt.answers
  const answers = option === null ? others : { ...others, [questionId]: option }
  const { sync } = attempt
  // In an attempt that goes on elsewhere, the other device can have answered the question later.
  if ((sync.answeredAt[questionId] ?? 0) > sync.revision) return attempt
  return { ...attempt, answers, sync: { ...sync, answeredAt: { ...sync.answeredAt, [questionId]: sync.revision } } }
}

export function withFlag<Attempt extends Pick<Shareable, 'flagged' | 'sync'>>(
  attempt: Attempt,
  { questionId, isFlagged }: { questionId: string; isFlagged: boolean },
): Attempt {
  const others = attempt.flagged.filter((id) => id !== questionId)
  const flagged = isFlagged ? [...others, questionId] : others
  const { sync } = attempt
  if ((sync.flaggedAt[questionId] ?? 0) > sync.revision) return attempt
  return { ...attempt, flagged, sync: { ...sync, flaggedAt: { ...sync.flaggedAt, [questionId]: sync.revision } } }
}
