import type { Note } from '#domain/catalogue/catalogue.ts'
import type { FlowingNoteOutline } from '#domain/catalogue/flowing-note.ts'
import { findNote, type NoteAddress, type OpenedNote } from '#domain/catalogue/note-address.ts'
import { readContent } from './content-file.ts'

// The note has the version of its files, so that no page loads a list of all notes, which grows with their number.

export type FlowingNote = FlowingNoteOutline & { html: string }

/** The attribute of a note's text element with the other data of its page, as JSON. */
export const NOTE_TEXT = 'data-note'
type HeldNote = { opened: OpenedNote; outline: FlowingNoteOutline }

/** A note and its flowing edition, if it has one. */
export type NoteToRead = { opened: OpenedNote; flowing: FlowingNote | null }

/** The flowing edition of a note, or null if it has none. */
export async function findFlowingNote(note: Note): Promise<FlowingNote | null> {
  const [outline, html] = await Promise.all([findNoteOutline(note), findHtml(note)])
  return outline && html !== null ? { ...outline, html } : null
}

/** The language and the headings of a note, or null if it has no flowing edition. */
export function findNoteOutline(note: Note): Promise<FlowingNoteOutline | null> {
  return readContent(addressOf(note, 'outline'))
}

/** By the note's id. The text must stay the same object while it is shown; otherwise React builds all of it again. */
const texts = new Map<string, string>()

/**
 * The note of the current prerendered page, or null if the address belongs to another one. The page holds all of it, so
 * no file is fetched; the files of its subject contain all other chapters, too.
 */
export function findNoteInPage({ subject, chapter, noteId }: NoteAddress): NoteToRead | null {
  if (import.meta.env.SSR) return null
  const element = document.querySelector<HTMLElement>(`[${NOTE_TEXT}]`)
  const json = element?.getAttribute(NOTE_TEXT)
  if (!element || !json) return null
  const { opened, outline }: HeldNote = JSON.parse(json)
  if (opened.subject.key !== subject || opened.chapter.id !== chapter || !findNote([opened.note], noteId)) return null
  const { id } = opened.note
  // Scripts may have changed the text since.
  const html = texts.get(id) ?? element.innerHTML
  texts.set(id, html)
  return { opened, flowing: { ...outline, html } }
}

/** The data that `findNoteInPage` reads. */
export function holdNote({ note, chapter, subject }: OpenedNote, { lang, sections }: FlowingNote): string {
  const { key, name, icon, hue, grade_level } = subject
  const { id, title } = chapter
  const held: HeldNote = {
    opened: { note, chapter: { id, title }, subject: { key, name, icon, hue, grade_level } },
    outline: { lang, sections },
  }
  return JSON.stringify(held)
}

async function findHtml(note: Note): Promise<string | null> {
  if (import.meta.env.SSR) return fetchHtml(note)
  const html = texts.get(note.id) ?? (await fetchHtml(note))
  if (html !== null) texts.set(note.id, html)
  return html
}

async function fetchHtml(note: Note): Promise<string | null> {
  return (await readContent<{ html: string }>(addressOf(note, 'text')))?.html ?? null
}

function addressOf({ id, flowing }: Note, kind: 'outline' | 'text'): string | undefined {
  return flowing && `/files/flowing-notes/${id}.${flowing}.${kind}.json`
}
