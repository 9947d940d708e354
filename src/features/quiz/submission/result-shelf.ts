import { parseObject } from '../../../../domain/untrusted-json.ts'
import type { Outputs } from '../../../app/trpc.ts'
import { announceChange } from '../../../device/device-store.ts'

export type GradedAttempt = {
  attemptId: string
  quizId: string
  title: string
  subject: string
  flagged: string[]
  timedOut: boolean
  result: Outputs['quizResults']['submit']
}

// For this tab's lifetime: a phone that drops the page while the student reads the explanations brings them back.
const KEY = 'quiz_graded'
const VERSION = 1
let latest: GradedAttempt | null = null

export function shelve(graded: GradedAttempt): void {
  latest = graded
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, graded }))
  } catch {
    // Without room it stays in memory, until the page is left.
  }
  announceChange()
}

/** Shows none of these any more. */
export function unshelve(attemptIds: readonly string[]): void {
  latest ??= readLatest()
  if (!latest || !attemptIds.includes(latest.attemptId)) return
  latest = null
  sessionStorage.removeItem(KEY)
  announceChange()
}

/** The graded attempt with this id, if it is the one that was graded last in this tab. */
export function findGraded(attemptId: string): GradedAttempt | null {
  latest ??= readLatest()
  return latest?.attemptId === attemptId ? latest : null
}

/** Clears the shelf of this tab. */
export function forgetGraded(): void {
  latest = null
  sessionStorage.removeItem(KEY)
}

function readLatest(): GradedAttempt | null {
  const kept = parseObject(sessionStorage.getItem(KEY))
  return kept?.version === VERSION && isGraded(kept.graded) ? kept.graded : null
}

/** Written by this program only, in one piece: the shape of its parts needs no second look. */
function isGraded(value: unknown): value is GradedAttempt {
  return typeof value === 'object' && value !== null && 'attemptId' in value && 'result' in value
}
