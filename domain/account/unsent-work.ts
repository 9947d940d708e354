import { countOf } from '../numbers.ts'

/** How much of a student's work the worker does not have yet, by the names that students know. */
export type Unsent = {
  results: number
  bookmarks: number
  favorites: number
  tasks: number
  /** Questions in notes that were marked. */
  marks: number
  reading: number
}

/** `2 results wait to be sent`; empty when nothing waits. */
export function describeUnsent(unsent: Unsent): string {
  const { results, bookmarks, favorites, tasks, marks, reading } = unsent
  const isOne = results + bookmarks + favorites + tasks + marks + (reading > 0 ? 1 : 0) === 1
  const names = nameUnsent(unsent)
  return names === '' ? '' : `${names} ${isOne ? 'waits' : 'wait'} to be sent`
}

/** `2 results, 1 bookmark and your reading`; empty when nothing waits. */
export function nameUnsent({ results, bookmarks, favorites, tasks, marks, reading }: Unsent): string {
  const names = [
    ...(results > 0 ? [countOf(results, 'result')] : []),
    ...(bookmarks > 0 ? [countOf(bookmarks, 'bookmark')] : []),
    ...(favorites > 0 ? [countOf(favorites, 'favorite')] : []),
    ...(tasks > 0 ? [countOf(tasks, 'task')] : []),
    ...(marks > 0 ? [countOf(marks, 'marked question')] : []),
    ...(reading > 0 ? ['your reading'] : []),
  ]
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
