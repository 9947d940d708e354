import placesAddress from '../../content/built/notes.json?url'
import namesAddress from '../../content/built/subject-index.json?url'
import type {
  NotePlace,
  SubjectDetail,
  SubjectListing,
  SubjectName,
  SubjectNotes,
  SubjectOutline,
} from '../../domain/catalogue/catalogue.ts'
import { type SchoolClass, slugOfClass } from '../../domain/catalogue/school-class.ts'
import { readContent } from './content-file.ts'

// Addresses only: each file is fetched when somebody asks for it. What grows with the number of notes is apart from
// what a page shows first.
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

/** A subject with its chapters. */
function findOutline(key: string): Promise<SubjectOutline | null> {
  return readContent(outlines[`${built}/subjects/${key}.json`])
}

async function findSubjectNotes(key: string): Promise<SubjectNotes> {
  return (await readContent<SubjectNotes>(notes[`${built}/subject-notes/${key}.json`])) ?? {}
}

/** A subject with its chapters, and a promise of their notes: they may come later, and nothing waits for them. */
export async function openSubject(
  key: string,
): Promise<{ subject: SubjectOutline | null; notes: Promise<SubjectNotes> }> {
  const notes = makeReadable(findSubjectNotes(key))
  const subject = await findOutline(key)
  // A page that is made at build time is made in one go.
  if (import.meta.env.SSR) await notes
  return { subject, notes }
}

/** Lets `use` of React read the value at once when it is there already, and not a moment later. */
function makeReadable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever reads it will hear of it.
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

/** Every subject of every class, by its name alone. */
export async function listSubjectNames(): Promise<SubjectName[]> {
  return (await readContent<SubjectName[]>(namesAddress)) ?? []
}

/** In which subject and chapter a note lies, by its id or the slug of its title. */
export async function findNotePlace(idOrSlug: string): Promise<NotePlace | null> {
  const all = (await readContent<NotePlace[]>(placesAddress)) ?? []
  return all.find((place) => place.id === idOrSlug) ?? all.find((place) => place.slug === idOrSlug) ?? null
}
