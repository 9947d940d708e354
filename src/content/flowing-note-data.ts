import type { Note } from '../../domain/catalogue/catalogue.ts'
import type { FlowingNoteOutline } from '../../domain/catalogue/flowing-note.ts'
import { readContent, readPageText } from './content-file.ts'

// The note names the version of its files, so that no page loads a list of all notes, which grows with their number.

export type FlowingNote = FlowingNoteOutline & { html: string }

/** The attribute of the element that holds the text of a note. Its value is the note's id. */
export const NOTE_TEXT = 'data-note-text'

/** The flowing edition of a note, or null where there is none. */
export async function findFlowingNote(note: Note): Promise<FlowingNote | null> {
  const [outline, html] = await Promise.all([findNoteOutline(note), findHtml(note)])
  return outline && html !== null ? { ...outline, html } : null
}

/** The headings and parts of a note, or null where it has no flowing edition. */
export function findNoteOutline(note: Note): Promise<FlowingNoteOutline | null> {
  return readContent(addressOf(note, 'outline'))
}

/** By the note's id. The text must stay the same while it is shown, or React makes all of it anew. */
const texts = new Map<string, string>()

async function findHtml(note: Note): Promise<string | null> {
  if (import.meta.env.SSR) return fetchHtml(note)
  const html = texts.get(note.id) ?? findHtmlInPage(note.id) ?? (await fetchHtml(note))
  if (html !== null) texts.set(note.id, html)
  return html
}

/** The text of a prerendered page is not fetched a second time. Once scripts have been at it, it is another text. */
function findHtmlInPage(id: string): string | undefined {
  return document.querySelector(`[${NOTE_TEXT}="${CSS.escape(id)}"]`)?.innerHTML
}

async function fetchHtml(note: Note): Promise<string | null> {
  return (await readPageText<{ html: string }>(addressOf(note, 'text')))?.html ?? null
}

function addressOf({ id, flowing }: Note, kind: 'outline' | 'text'): string | undefined {
  return flowing && `/files/flowing-notes/${id}.${flowing}.${kind}.json`
}
