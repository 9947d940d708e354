// The index of passages as the browser downloads it: rows without field names, and without the ids that follow from titles.
import type { Passage, PassageKind } from '../catalogue/passage.ts'
import { slugify } from '../catalogue/slug.ts'

type HeadingRow = [level: 1 | 2 | 3, title: string, id?: string]
type BoxRow = [kind: Exclude<PassageKind, 'section'>, title: string, id?: string, labels?: string[]]
type PassageRow = HeadingRow | BoxRow

/** The passages of each note, in the order of the notes in the search file of the same build. */
export type PassageFile = PassageRow[][]

export function writePassage({ kind, id, title, level, labels = [] }: Passage): PassageRow {
  const isUsual = id === usualId(kind, title)
  if (kind === 'section') return isUsual ? [level ?? 1, title] : [level ?? 1, title, id]
  if (labels.length > 0) return [kind, title, id, labels]
  return isUsual ? [kind, title] : [kind, title, id]
}

export function readPassage([first, title, id, labels]: PassageRow): Passage {
  if (typeof first === 'number') {
    return { kind: 'section', id: id ?? usualId('section', title), title, level: first }
  }
  return { kind: first, id: id ?? usualId(first, title), title, ...(labels && { labels }) }
}

/** The id of most passages (scripts/content/notes/flowing/name-places.ts). */
function usualId(kind: PassageKind, title: string): string {
  return kind === 'section' ? slugify(title) : `${kind}-${slugify(title)}`
}
