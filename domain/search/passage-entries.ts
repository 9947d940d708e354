import type { Passage } from '../catalogue/passage.ts'
import { type PassageFile, readPassage } from './passage-file.ts'
import type { SearchEntry } from './search-entry.ts'

/** A passage as an entry of the search. */
export type PlacedPassage = {
  entry: SearchEntry
  /** The index of its note. */
  note: number
  /** The index of the heading above it; -1 if there is none. */
  parent: number
}

/** The passages of all notes. `notes` are the entries of the notes in the order of the file. */
export function placePassages(file: PassageFile, notes: readonly SearchEntry[]): PlacedPassage[] {
  const placed: PlacedPassage[] = []
  for (const [note, rows] of file.entries()) {
    const of = notes[note]
    if (!of) throw new Error(`There are passages of note ${note}, and there is no such note.`)
    /** The last heading of each level. */
    const open: number[] = []
    for (const passage of rows.map(readPassage)) {
      const { level = Number.POSITIVE_INFINITY } = passage
      while (open.length >= level) open.pop()
      // A list of formulas or facts belongs to the whole note.
      const parent = passage.kind === 'formula' || passage.kind === 'facts' ? -1 : (open.at(-1) ?? -1)
      if (passage.level) open.push(placed.length)
      placed.push({ entry: toEntry(passage, of, placed[parent]?.entry.title ?? ''), note, parent })
    }
  }
  return placed
}

/** `above` is the heading above it. */
function toEntry({ kind, id, title, labels = [] }: Passage, note: SearchEntry, above: string): SearchEntry {
  // Repeated names are left out: a note often has the name of its chapter, and a definition that of its section.
  const place = [above, note.title, note.chapter, note.place].filter(
    (text, index, all) => text !== '' && text !== title && all.indexOf(text) === index,
  )
  return {
    ...note,
    id: `${note.id}#${id}`,
    type: kind,
    title,
    names: labels,
    description: '',
    url: `${note.url.replace(/\/view$/, '/read')}#${encodeURIComponent(id)}`,
    place: place.join(' · '),
    tags: [],
  }
}
