import type { Chapter, Note, NotePlace, SubjectDetail, SubjectName } from './catalogue.ts'
import { slugify } from './slug.ts'

export type NoteAddress = { subject: string; chapter: string; noteId: string }

/** The reason, shown to the student, why there is no note at an address. */
export type NoteMissing = 'Missing required parameters' | 'Subject not found' | 'Chapter not found' | 'Note not found'

export type OpenedNote = { note: Note; chapter: Pick<Chapter, 'id' | 'title'>; subject: SubjectName }

/** Finds a note by its id, otherwise by the slug of its title. */
export function findNote(notes: readonly Note[], idOrSlug: string): Note | null {
  return notes.find((note) => note.id === idOrSlug) ?? notes.find((note) => slugify(note.title) === idOrSlug) ?? null
}

/** `subject` is the subject in the address, or null if the catalogue has none with this key. */
export function openNote(subject: SubjectDetail | null, address: NoteAddress): OpenedNote | NoteMissing {
  if (Object.values(address).some((part) => part.trim() === '')) return 'Missing required parameters'
  if (!subject) return 'Subject not found'
  const chapter = subject.chapters.find(({ id }) => id === address.chapter)
  if (!chapter) return 'Chapter not found'
  const note = findNote(chapter.notes, address.noteId)
  return note ? { note, chapter, subject } : 'Note not found'
}

/** The note at a place of the catalogue; null if the subject no longer has it. */
export function openPlace(subject: SubjectDetail | null, { subjectKey, chapterId, id }: NotePlace): OpenedNote | null {
  const opened = openNote(subject, { subject: subjectKey, chapter: chapterId, noteId: id })
  return typeof opened === 'string' ? null : opened
}

/** The path of a note's PDF page. */
export function pathOfNote({ subject, chapter, note }: OpenedNote): string {
  return `/notes/${subject.key}/${chapter.id}/${note.id}/view`
}

/** The path of a note's text page. */
export function pathOfFlowingNote({ subject, chapter, note }: OpenedNote): string {
  return `/notes/${subject.key}/${chapter.id}/${note.id}/read`
}

/** The path of the text page for the path of a note's PDF page. Any other path is returned unchanged. */
export function toFlowing(path: string): string {
  return path.replace(/^(\/notes\/[^/]+\/[^/]+\/[^/]+)\/view$/, '$1/read')
}

/** The path of the same note, at the same place in its text, in the dashboard. Any other path is returned unchanged. */
export function toDashboard(path: string): string {
  return path
    .replace(/^\/notes\/[^/]+\/[^/]+\/([^/]+)\/view$/, '/dashboard/notes/$1')
    .replace(/^\/notes\/[^/]+\/[^/]+\/([^/#]+)\/read(?=#|$)/, '/dashboard/notes/$1?view=text')
}
