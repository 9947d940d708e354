import type { Chapter, Note, SubjectDetail, SubjectName } from './catalogue.ts'
import { slugify } from './slug.ts'

export type NoteAddress = { subject: string; chapter: string; noteId: string }

/** Why there is no note at an address, as the student is told. */
export type NoteMissing = 'Missing required parameters' | 'Subject not found' | 'Chapter not found' | 'Note not found'

export type OpenedNote = { note: Note; chapter: Pick<Chapter, 'id' | 'title'>; subject: SubjectName }

/** Finds a note by its id, or else by the slug of its title. */
export function findNote(notes: readonly Note[], idOrSlug: string): Note | null {
  return notes.find((note) => note.id === idOrSlug) ?? notes.find((note) => slugify(note.title) === idOrSlug) ?? null
}

/** `subject` is the one that the address names, or null if the catalogue has no such subject. */
export function openNote(subject: SubjectDetail | null, address: NoteAddress): OpenedNote | NoteMissing {
  if (Object.values(address).some((part) => part.trim() === '')) return 'Missing required parameters'
  if (!subject) return 'Subject not found'
  const chapter = subject.chapters.find(({ id }) => id === address.chapter)
  if (!chapter) return 'Chapter not found'
  const note = findNote(chapter.notes, address.noteId)
  return note ? { note, chapter, subject } : 'Note not found'
}

/** The path of the page on which a note's PDF is read. */
export function pathOfNote({ subject, chapter, note }: OpenedNote): string {
  return `/notes/${subject.key}/${chapter.id}/${note.id}/view`
}

/** The path of the page on which a note flows. */
export function pathOfFlowingNote({ subject, chapter, note }: OpenedNote): string {
  return `/notes/${subject.key}/${chapter.id}/${note.id}/read`
}
