import type { PassageFile } from '#domain/search/passage-file.ts'
import { createPassageSearch } from '#domain/search/passage-search.ts'
import { createSearch, type Search } from '#domain/search/search.ts'
import { listEntries, type SearchFile } from '#domain/search/search-file.ts'

export type SiteSearch = {
  search: Search
  /** The search inside the notes, over its own index. */
  openPassages: (file: PassageFile) => Search
}

/** The search engine over the index. It is a separate chunk, which is loaded together with the index. */
export function openSearch(file: SearchFile): SiteSearch {
  const entries = listEntries(file)
  return {
    search: createSearch(entries),
    openPassages: (passages) =>
      createPassageSearch(
        passages,
        entries.filter(({ type }) => type === 'note'),
      ),
  }
}
