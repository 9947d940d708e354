import placesAddress from '#content/built/notes.json?url'
import namesAddress from '#content/built/subject-index.json?url'
import type {
  NotePlace,
  SubjectDetail,
  SubjectListing,
  SubjectName,
  SubjectNotes,
  SubjectOutline,
} from '#domain/catalogue/catalogue.ts'
import { type SchoolClass, slugOfClass } from '#domain/catalogue/school-class.ts'
import { readContent } from './content-file.ts'

// The addresses of the files; a file is fetched when a page needs it. The notes of a subject are a separate file,
// because it grows with their number and a page shows the chapters first.
const built = '../../content/built'
const outlines = import.meta.glob<string>('../../content/built/subjects/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const notes = import.meta.glob<string>('../../content/built/subject-notes/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const classFiles = import.meta.glob<string>('../../content/built/classes/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

export function findOutline(key: string): Promise<SubjectOutline | null> {
  return readContent(outlines[`${built}/subjects/${key}.json`])
}

async function findSubjectNotes(key: string): Promise<SubjectNotes> {
  return (await readContent<SubjectNotes>(notes[`${built}/subject-notes/${key}.json`])) ?? {}
}

/** A subject with its chapters, and a promise of their notes, so that a page can show the chapters before the notes. */
export async function openSubject(
  key: string,
): Promise<{ subject: SubjectOutline | null; notes: Promise<SubjectNotes> }> {
  const notes = makeReadable(findSubjectNotes(key))
  const subject = await findOutline(key)
  // A prerendered page includes the notes.
  if (import.meta.env.SSR) await notes
  return { subject, notes }
}

/** Marks a settled promise as React does, so that `use` reads its value without suspending. */
function makeReadable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // The reader of the promise handles a rejection.
    () => undefined,
  )
  return promise
}

/** A subject with its chapters and their notes. */
export async function findSubject(key: string): Promise<SubjectDetail | null> {
  const [outline, byChapter] = await Promise.all([findOutline(key), findSubjectNotes(key)])
  if (!outline) return null
  return {
    ...outline,
    chapters: outline.chapters.map((chapter) => ({ ...chapter, notes: byChapter[chapter.id] ?? [] })),
  }
}

export async function listSubjects(schoolClass: SchoolClass): Promise<SubjectListing[]> {
  const file = classFiles[`${built}/classes/${slugOfClass(schoolClass)}.json`]
  return (await readContent<SubjectListing[]>(file)) ?? []
}

/** The names of the subjects of all classes. */
export async function listSubjectNames(): Promise<SubjectName[]> {
  return (await readContent<SubjectName[]>(namesAddress)) ?? []
}

/** The place of each note in the catalogue. */
export async function listNotePlaces(): Promise<NotePlace[]> {
  return (await readContent<NotePlace[]>(placesAddress)) ?? []
}

/** Finds the subject and chapter of a note by its id, otherwise by the slug of its title. */
export async function findNotePlace(idOrSlug: string): Promise<NotePlace | null> {
  const all = await listNotePlaces()
  return all.find((place) => place.id === idOrSlug) ?? all.find((place) => place.slug === idOrSlug) ?? null
}
