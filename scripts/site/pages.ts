import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubjectListing, SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { SCHOOL_CLASSES, slugOfClass } from '#domain/catalogue/school-class.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { COLLECTION_NAMES } from '#domain/resources/collections.ts'
import { builtFolder } from '../content/places.ts'
import { listPublicRoutes } from './public-routes.ts'

/** `changed` is a day, such as 2026-11-21, if the content has one. */
type Listed = { path: string; changed?: string }

export type PublicPage = Listed & { route: string }

/** The pages of the routes whose addresses have variable parts. */
const PAGES_OF: Record<string, () => Listed[]> = {
  '/notes/$subject': () => listSubjectKeys().map((key) => ({ path: `/notes/${key}` })),
  '/notes/$subject/questions': () => listSubjectKeys().map((key) => ({ path: `/notes/${key}/questions` })),
  '/notes/$subject/$chapter': () =>
    listSubjectKeys().flatMap((key) => listChapterIds(key).map((id) => ({ path: `/notes/${key}/${id}` }))),
  '/notes/$subject/$chapter/$noteId/read': () => listSubjectKeys().flatMap((key) => listNotes(key, 'read')),
  '/notes/$subject/$chapter/$noteId/view': () => listSubjectKeys().flatMap((key) => listNotes(key, 'view')),
  ...Object.fromEntries(COLLECTION_NAMES.map((name) => [`/resources/${name}/$id`, () => listTexts(name)])),
  '/resources/past-papers/$id': () =>
    readBuilt<{ id: string }[]>('resources/papers').map(({ id }) => ({ path: `/resources/past-papers/${id}` })),
}

/** Every address that a visitor can open, according to the built content. */
export function listPublicPages(): PublicPage[] {
  return expandRoutes(listPublicRoutes(), PAGES_OF)
}

/** One page of every public route. */
export function listSamplePages(): PublicPage[] {
  const pages = listPublicPages()
  return listPublicRoutes().flatMap((route) => pages.find((page) => page.route === route) ?? [])
}

/** @throws when a route with variable parts has no pages, or when there are pages of a route that does not exist. */
export function expandRoutes(routes: string[], pagesOf: Record<string, () => Listed[]>): PublicPage[] {
  const unknown = Object.keys(pagesOf).find((route) => !routes.includes(route))
  if (unknown) throw new Error(`scripts/site/pages.ts lists the pages of ${unknown}, which is no public route.`)
  return routes.flatMap((route) => {
    if (!route.includes('$')) return [{ path: route, route }]
    const pages = pagesOf[route]?.() ?? []
    if (pages.length === 0) throw new Error(`Which pages does ${route} have? scripts/site/pages.ts must list them.`)
    return pages.map((page) => ({ ...page, route }))
  })
}

/** Class 12 comes first, because it has notes: the first page of a route represents all of them elsewhere. */
function listSubjectKeys(): string[] {
  return SCHOOL_CLASSES.toReversed().flatMap((schoolClass) =>
    readBuilt<SubjectListing[]>(`classes/${slugOfClass(schoolClass)}`).map(({ key }) => key),
  )
}

function listChapterIds(key: string): string[] {
  return readBuilt<SubjectOutline>(`subjects/${key}`).chapters.map(({ id }) => id)
}

function listNotes(key: string, edition: 'read' | 'view'): Listed[] {
  const notes = readBuilt<SubjectNotes>(`subject-notes/${key}`)
  return listChapterIds(key).flatMap((chapter) =>
    (notes[chapter] ?? []).flatMap((note) => {
      const pageOf = (name: string) => `/notes/${key}/${chapter}/${name}/${edition}`
      // A note can be found by the slug of its title, too.
      return [pageOf(note.id), pageOf(slugify(note.title))].map((path) => ({ path, changed: note.created_at }))
    }),
  )
}

function listTexts(kind: string): Listed[] {
  return readdirSync(join(builtFolder, 'resources', kind)).map((file) => {
    const { id, date } = readBuilt<{ id: string; date: string }>(`resources/${kind}/${file.replace(/\.json$/, '')}`)
    return { path: `/resources/${kind}/${id}`, changed: date }
  })
}

function readBuilt<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(builtFolder, `${name}.json`), 'utf8'))
}
