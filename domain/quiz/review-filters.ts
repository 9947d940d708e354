import type { GradedQuestion } from './grading.ts'
import { outcomeOf } from './result-breakdown.ts'

export const REVIEW_FILTERS = ['All', 'Wrong', 'Flagged', 'Left open', 'Slow'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

/** What a review knows of an attempt besides its grade. */
export type AttemptFacts = {
  /** The ids of the flagged questions. */
  flagged: readonly string[]
  /** Seconds on the screen, by the id of the question; empty if they are not known. */
  times: Readonly<Record<string, number>>
  /** Seconds that one had for all questions; null without a clock. */
  limit: number | null
  /** The sum over all questions. */
  totalMarks: number
  /** The marks that a wrong answer costs. */
  penalty: number
}

/** A run without a clock, flags or penalties. */
export const UNTIMED: AttemptFacts = { flagged: [], times: {}, limit: null, totalMarks: 0, penalty: 0 }

/**
 * The seconds that one has for a question: its share of the time limit, by its marks. A question of two marks may take
 * twice as long as one of one mark. Null without a clock.
 */
export function secondsFor(
  marks: number,
  { limit, totalMarks }: Pick<AttemptFacts, 'limit' | 'totalMarks'>,
): number | null {
  return limit === null || totalMarks <= 0 ? null : (limit * marks) / totalMarks
}

/** Whether a question took longer than one has for it. Without a time or a clock it is not slow. */
export function isSlow({ id, marks }: { id: string; marks: number }, facts: AttemptFacts): boolean {
  const allowed = secondsFor(marks, facts)
  return allowed !== null && (facts.times[id] ?? 0) > allowed
}

/** Whether the review shows a question under a filter. */
export function isShownBy(filter: ReviewFilter, graded: GradedQuestion, marks: number, facts: AttemptFacts): boolean {
  switch (filter) {
    case 'All':
      return true
    case 'Flagged':
      return facts.flagged.includes(graded.id)
    case 'Wrong':
      return outcomeOf(graded) === 'wrong'
    case 'Left open':
      return outcomeOf(graded) === 'unanswered'
    case 'Slow':
      return isSlow({ id: graded.id, marks }, facts)
  }
}
