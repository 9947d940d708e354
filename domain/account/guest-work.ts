// What a visitor did on a device, as it is offered to the student who signs in there. Free of schemas.
import { countOf } from '../plural.ts'
import { isCount, isText, parseObject } from '../untrusted-json.ts'

/** In the order in which they are told. */
export const GUEST_KINDS = ['results', 'unfinished', 'bookmarks', 'notes'] as const
export type GuestKind = (typeof GUEST_KINDS)[number]

const NOUNS: Record<GuestKind, readonly [one: string, many?: string]> = {
  results: ['quiz result'],
  unfinished: ['unfinished quiz', 'unfinished quizzes'],
  bookmarks: ['bookmark'],
  notes: ['opened note'],
}

/** `3 quiz results`, or `1 bookmark`. */
export function countOfKind(kind: GuestKind, count: number): string {
  return countOf(count, ...NOUNS[kind])
}

/** `3 quiz results, 1 unfinished quiz, 2 bookmarks`; what there is none of is left out. */
export function describeGuestWork(kinds: readonly GuestKind[]): string {
  return GUEST_KINDS.map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => countOfKind(kind, count))
    .join(', ')
}

/** Who did not want to decide, and when. */
export type PutOff = { owner: string; at: number }

/** A sitting: until the student signs out, or has slept over it. */
const SITTING_MS = 12 * 60 * 60 * 1000

export function parsePutOff(json: string | null): PutOff | null {
  const kept = parseObject(json)
  return isText(kept?.owner) && isCount(kept.at) ? { owner: kept.owner, at: kept.at } : null
}

/** Whether this student is not to be asked now. */
export function isPutOff(putOff: PutOff | null, owner: string, now: number): boolean {
  return putOff?.owner === owner && now >= putOff.at && now - putOff.at < SITTING_MS
}

/** What has become of one piece of work on its way into an account. */
export type AddingState = { name: 'waiting' } | { name: 'added' } | { name: 'refused'; reason: string }

/** How far the adding is; `isOver` when nothing of it is on its way any more. */
export function summarizeAdding(states: readonly AddingState[]): { added: number; isOver: boolean } {
  return {
    added: states.filter(({ name }) => name === 'added').length,
    isOver: states.every(({ name }) => name !== 'waiting'),
  }
}
