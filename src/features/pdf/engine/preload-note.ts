import type { NotePlace, SubjectDetail } from '#domain/catalogue/catalogue.ts'
import { openNote } from '#domain/catalogue/note-address.ts'
import { findNotePlace, findSubject } from '#src/content/catalogue-data.ts'
import { warmEngine } from './engine.ts'
import { startFile } from './use-pdf-source.ts'

/** Fetches a note's place in the catalogue, the engine and the file at the same time, as far as possible. */
export async function preloadNote(subjectKey: string, chapter: string, noteId: string): Promise<SubjectDetail | null> {
  warmEngine()
  const subject = await findSubject(subjectKey)
  const opened = openNote(subject, { subject: subjectKey, chapter, noteId })
  if (typeof opened !== 'string' && opened.note.url) startFile(opened.note.url)
  return subject
}

export type FoundNote = { place: NotePlace; subject: SubjectDetail | null }

/** The same for a note of which only the id or the slug is known; without the engine and the file unless `isMeant`. */
export async function findAndPreloadNote(noteSlug: string, isMeant: boolean): Promise<FoundNote | null> {
  if (isMeant) warmEngine()
  const place = await findNotePlace(noteSlug)
  if (!place) return null
  const { subjectKey, chapterId, id } = place
  const subject = await (isMeant ? preloadNote(subjectKey, chapterId, id) : findSubject(subjectKey))
  return { place, subject }
}
