import { createSearch, type Search } from '../../domain/search/search.ts'
import { listEntries, type SearchFile } from '../../domain/search/search-file.ts'

/** All that searching takes, in one chunk that comes with its data. */
export function openSearch(file: SearchFile): Search {
  return createSearch(listEntries(file))
}
