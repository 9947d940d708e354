import type { SearchEntry, SearchResult } from '#domain/search/search-entry.ts'

/** An entry of the search index; absent texts are empty. */
export function searchEntryOf({ id, ...changes }: Pick<SearchEntry, 'id'> & Partial<SearchEntry>): SearchEntry {
  return {
    id,
    type: 'note',
    title: id,
    names: [],
    subject: '',
    chapter: '',
    subjectKey: '',
    chapterId: '',
    description: '',
    url: `/${id}`,
    place: '',
    tags: [],
    topics: [],
    date: '',
    ...changes,
  }
}

export function searchResultOf(id: string, isClose: boolean): SearchResult {
  return { ...searchEntryOf({ id }), matchedTerms: [], foundBy: '', isClose, titleParts: [], placeParts: [] }
}
