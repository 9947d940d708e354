import countsAddress from '#content/built/resources/counts.json?url'
import papersAddress from '#content/built/resources/papers.json?url'
import { type CollectionName, forCollections } from '#domain/resources/collections.ts'
import type { BlogPost, Listing, PastPaper, ResourceText } from '#domain/resources/resource.ts'
import { readContent } from './content-file.ts'

// The addresses of the lists and of the texts; a file is fetched when a page needs it.
const built = '../../content/built/resources'
const lists = import.meta.glob<string>('../../content/built/resources/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const texts = import.meta.glob<string>('../../content/built/resources/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The texts of a collection, the newest first. */
export async function listTexts<Name extends CollectionName>(name: Name): Promise<Listing<Name>[]> {
  return (await readContent<Listing<Name>[]>(lists[`${built}/${name}.json`])) ?? []
}

export function findText<Name extends CollectionName>(name: Name, id: string): Promise<ResourceText<Name> | null> {
  return readContent(texts[`${built}/${name}/${id}.json`])
}

export function findBlog(id: string): Promise<BlogPost | null> {
  return readContent(texts[`${built}/blogs/${id}.json`])
}

export async function listPapers(): Promise<PastPaper[]> {
  return (await readContent<PastPaper[]>(papersAddress)) ?? []
}

export type ResourceCounts = Record<CollectionName, number> & { papers: number }

export async function countResources(): Promise<ResourceCounts> {
  const [written, papers] = await Promise.all([
    readContent<Record<CollectionName, number>>(countsAddress),
    listPapers(),
  ])
  return { ...forCollections(() => 0), ...written, papers: papers.length }
}
