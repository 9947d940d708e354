// A visitor's work on a device, as it is offered to the student who signs in there.
import * as z from 'zod/mini'
import { countOf } from '../numbers.ts'
import { Count, parseJson, Text } from '../stored-json.ts'

/** In the order in which they are listed. */
export const GUEST_KINDS = ['results', 'unfinished', 'bookmarks', 'notes', 'marks'] as const
export type GuestKind = (typeof GUEST_KINDS)[number]

const NOUNS: Record<GuestKind, readonly [one: string, many?: string]> = {
  results: ['quiz result'],
  unfinished: ['unfinished quiz', 'unfinished quizzes'],
  bookmarks: ['bookmark'],
  notes: ['opened note'],
  marks: ['note with marked questions', 'notes with marked questions'],
}

/** `3 quiz results`, or `1 bookmark`. */
export function countOfKind(kind: GuestKind, count: number): string {
  return countOf(count, ...NOUNS[kind])
}

/** `3 quiz results, 1 unfinished quiz, 2 bookmarks`; kinds without an item are left out. */
export function describeGuestWork(kinds: readonly GuestKind[]): string {
  return GUEST_KINDS.map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => countOfKind(kind, count))
    .join(', ')
}

/** The student who postponed the decision, and when. */
const Postponed = z.object({ userId: Text, at: Count })
export type Postponed = z.infer<typeof Postponed>

/** How long a student is not asked again. Signing out ends this time, too. */
const POSTPONED_FOR_MS = 12 * 60 * 60 * 1000

export function parsePostponed(json: string | null): Postponed | null {
  return parseJson(Postponed, json)
}

/** Whether this student has postponed the decision, so that no question is shown now. */
export function isPostponed(postponed: Postponed | null, userId: string, now: number): boolean {
  return postponed?.userId === userId && now >= postponed.at && now - postponed.at < POSTPONED_FOR_MS
}

/** One piece of a visitor's work. `title` is the name that the visitor knows; empty if it is unknown. */
export type GuestItem = { kind: GuestKind; id: string; title: string }

/** The state of one item while it is added to an account. */
export type AddingState = { name: 'waiting' } | { name: 'added' } | { name: 'refused'; reason: string }

/** The number of added items. `isOver` is true when no item is waiting. */
export function summarizeAdding(states: readonly AddingState[]): { added: number; isOver: boolean } {
  return {
    added: states.filter(({ name }) => name === 'added').length,
    isOver: states.every(({ name }) => name !== 'waiting'),
  }
}
