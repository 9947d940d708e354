import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubjectListing, SubjectNotes, SubjectOutline } from '../../domain/catalogue/catalogue.ts'
import { SCHOOL_CLASSES } from '../../domain/catalogue/school-class.ts'
import { slugify } from '../../domain/catalogue/slug.ts'
import { builtFolder } from '../content/places.ts'

/** A public page. `changed` is a day, such as 2026-11-21, where the content says one; `file` is what a student reads there. */
export type PublicPage = { path: string; changed?: string; indexed: boolean; file?: string }

const FIXED = [
  '/',
  '/notes',
  '/quiz',
  '/resources',
  '/resources/blogs',
  '/resources/articles',
  '/resources/news',
  '/resources/past-papers',
  '/features',
  '/contact',
  '/privacy',
  '/terms',
]
/** Written beforehand like the others, but nothing to find. */
const UNLISTED = ['/login', '/reset-password', '/verify-email', '/404']

/** Every address that a visitor can open, as the built content has it. */
export function listPublicPages(): PublicPage[] {
  return [
    ...FIXED.map((path) => ({ path, indexed: true })),
    ...UNLISTED.map((path) => ({ path, indexed: false })),
    ...SCHOOL_CLASSES.flatMap((grade) => readBuilt<SubjectListing[]>(`grades/${toFileName(grade)}`)).flatMap(
      listSubjectPages,
    ),
    ...['blogs', 'articles', 'news'].flatMap(listTexts),
  ]
}

function listSubjectPages({ key }: SubjectListing): PublicPage[] {
  const { chapters } = readBuilt<SubjectOutline>(`subjects/${key}`)
  const notes = readBuilt<SubjectNotes>(`subject-notes/${key}`)
  return [
    { path: `/notes/${key}`, indexed: true },
    ...chapters.flatMap(({ id }) => [
      { path: `/notes/${key}/${id}`, indexed: true },
      ...(notes[id] ?? []).flatMap((note) => {
        const file = note.url ? { file: note.url } : {}
        const viewOf = (name: string) => `/notes/${key}/${id}/${name}/view`
        return [
          { path: viewOf(note.id), changed: note.created_at, indexed: true, ...file },
          // A note is found by the slug of its title as well; the page names the first address as its own.
          { path: viewOf(slugify(note.title)), indexed: false, ...file },
        ]
      }),
    ]),
  ]
}

function listTexts(kind: string): PublicPage[] {
  return readdirSync(join(builtFolder, 'resources', kind)).map((file) => {
    const { id, date } = readBuilt<{ id: string; date: string }>(`resources/${kind}/${file.replace(/\.json$/, '')}`)
    return { path: `/resources/${kind}/${id}`, changed: date, indexed: true }
  })
}

function toFileName(grade: string): string {
  return grade.toLowerCase().replace(' ', '-')
}

function readBuilt<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(builtFolder, `${name}.json`), 'utf8'))
}
