import type { NotePlace, SubjectDetail, SubjectListing } from '../domain/catalogue.ts'
import type { Grade } from '../domain/grade.ts'

// Each file is a chunk of its own, fetched when somebody asks for it.
const built = '../content/built'
const subjects = import.meta.glob<SubjectDetail>('../content/built/subjects/*.json', { import: 'default' })
const grades = import.meta.glob<SubjectListing[]>('../content/built/grades/*.json', { import: 'default' })
const places = import.meta.glob<NotePlace[]>('../content/built/notes.json', { import: 'default' })

/** A subject with its chapters and their notes. */
export async function findSubject(key: string): Promise<SubjectDetail | null> {
  return (await subjects[`${built}/subjects/${key}.json`]?.()) ?? null
}

export async function listSubjects(grade: Grade): Promise<SubjectListing[]> {
  return (await grades[`${built}/grades/${grade.toLowerCase().replace(' ', '-')}.json`]?.()) ?? []
}

/** In which subject and chapter a note lies, by its id or the slug of its title. */
export async function findNotePlace(idOrSlug: string): Promise<NotePlace | null> {
  const all = (await places[`${built}/notes.json`]?.()) ?? []
  return all.find((place) => place.id === idOrSlug) ?? all.find((place) => place.slug === idOrSlug) ?? null
}
