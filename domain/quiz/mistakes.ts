import { createEmptyCard, type FSRS, fsrs, type Grade, Rating, State } from 'ts-fsrs'
import { nepalDay } from '../calendar/nepal-day.ts'
import type { Confidence } from './practice-rules.ts'

// The notebook of mistakes. A question comes into it when it is answered wrong, anywhere. FSRS (ts-fsrs, with its
// default weights) says when it comes back. It leaves the notebook after two right answers on different days.

/** Questions of a day. More would not be calm. */
export const DAILY_SET_MAX = 15
const DAYS_TO_LEAVE = 2

/** What FSRS needs to know of a question, besides the time of its last answer. */
export type Memory = { stability: number; difficulty: number; reps: number; lapses: number }

export type MissedQuestion = {
  questionId: string
  /** As subjectKey/chapter-id. */
  chapter: string
  topic: string
  memory: Memory
  /** The day in Nepal on which it comes back. */
  dueDay: number
  missedAt: number
  /** The newest answer. Older ones, which arrive late or twice, change nothing. */
  answeredAt: number
  /** The last answer on a day on which it was due; null if there is none. */
  reviewedAt: number | null
  /** On how many days it was known since it was last missed, and the last of these days. */
  knownDays: number
  lastKnownDay: number | null
  /** When it left the notebook; null while it is in it. */
  leftAt: number | null
}

export type AnsweredQuestion = {
  questionId: string
  chapter: string
  topic: string
  isRight: boolean
  confidence: Confidence
  at: number
}

/** Intervals are whole days: a notebook is opened once a day. Without fuzz, the same answers give the same days. */
const scheduler: FSRS = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 })

/** The notebook's entry of a question after an answer; null if it has none and needs none. */
export function recordAnswer(entry: MissedQuestion | null, answer: AnsweredQuestion): MissedQuestion | null {
  const { questionId, chapter, topic, isRight, at } = answer
  if (!entry) {
    if (isRight) return null
    const scheduled = schedule(null, Rating.Again, at)
    const counts = { knownDays: 0, lastKnownDay: null, leftAt: null }
    return { questionId, chapter, topic, ...scheduled, missedAt: at, answeredAt: at, reviewedAt: null, ...counts }
  }
  if (at <= entry.answeredAt) return entry
  const today = nepalDay(at)
  const isReview = entry.leftAt === null && entry.dueDay <= today
  const answered = { ...entry, answeredAt: at, reviewedAt: isReview ? at : entry.reviewedAt }
  if (!isRight) {
    const scheduled = schedule(entry, Rating.Again, at)
    return { ...answered, ...scheduled, missedAt: at, knownDays: 0, lastKnownDay: null, leftAt: null }
  }
  if (entry.leftAt !== null) return answered
  const isKnown = answer.confidence === 'knew'
  const scheduled = schedule(entry, isKnown ? Rating.Good : Rating.Hard, at)
  if (!isKnown || entry.lastKnownDay === today) return { ...answered, ...scheduled }
  const knownDays = entry.knownDays + 1
  return {
    ...answered,
    ...scheduled,
    knownDays,
    lastKnownDay: today,
    leftAt: knownDays >= DAYS_TO_LEAVE ? at : null,
  }
}

type Known = Pick<MissedQuestion, 'memory' | 'answeredAt'>

function schedule(known: Known | null, grade: Grade, at: number): { memory: Memory; dueDay: number } {
  const empty = createEmptyCard(new Date(at))
  const card = known
    ? { ...empty, ...known.memory, state: State.Review, last_review: new Date(known.answeredAt) }
    : empty
  const { stability, difficulty, reps, lapses, scheduled_days: days } = scheduler.next(card, new Date(at), grade).card
  // Whatever the time of day, a question comes back on another day.
  return { memory: { stability, difficulty, reps, lapses }, dueDay: nepalDay(at) + Math.max(1, days) }
}

/** How many more questions of the notebook belong to today. */
export function leftForToday(reviewedToday: number): number {
  return Math.max(0, DAILY_SET_MAX - reviewedToday)
}
