import { createSearch, type Search } from '../../domain/search/search.ts'
import { listEntries, type SearchFile } from '../../domain/search/search-file.ts'

/** The search engine over the index. It is a chunk of its own, which is loaded together with the index. */
export function openSearch(file: SearchFile): Search {
  return createSearch(listEntries(file))
}
