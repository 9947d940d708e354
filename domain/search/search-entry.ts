import type { TextPart } from './search-marks.ts'

export const SEARCH_RESULTS_MAX = 10
/** How long the keyboard must rest before a box that is always there searches. */
export const SEARCH_DEBOUNCE_MS = 150

export type SearchType = 'subject' | 'chapter' | 'note' | 'topic' | 'quiz' | 'paper' | 'blog' | 'article' | 'news'

/** What can be found. Texts that do not apply are empty. */
export type SearchEntry = {
  id: string
  type: SearchType
  title: string
  /** Other titles that it goes by, such as the Nepali one. */
  names: readonly string[]
  /** Names of its subject and chapter, as students read them. */
  subject: string
  chapter: string
  subjectKey: string
  chapterId: string
  description: string
  url: string
  /** Where it belongs, to stand below its title. */
  place: string
  tags: readonly string[]
  /** What it treats. */
  topics: readonly string[]
  /** ISO day of its publication. */
  date: string
}

export type SearchResult = SearchEntry & {
  /** What was found, as the entry writes it: words of its title and place, or else whole names, tags and topics. */
  matchedTerms: string[]
  /** What was found of what does not stand in the title and the place; empty if all stands there. */
  foundBy: string
  titleParts: TextPart[]
  placeParts: TextPart[]
}
