import type { PassageKind } from '../catalogue/passage.ts'
import type { TextPart } from './search-marks.ts'

export type SearchType =
  | 'subject'
  | 'chapter'
  | 'note'
  | 'topic'
  | 'quiz'
  | 'paper'
  | 'blog'
  | 'article'
  | 'news'
  | PassageKind

/** An entry of the search index. Texts that do not apply are empty. */
export type SearchEntry = {
  id: string
  type: SearchType
  title: string
  /** Other titles, such as the Nepali one. */
  names: readonly string[]
  /** The names of its subject and chapter, as students see them. */
  subject: string
  chapter: string
  subjectKey: string
  chapterId: string
  description: string
  url: string
  /** Where it belongs, shown below its title, such as `Physics · Class 12`. */
  place: string
  tags: readonly string[]
  /** The topics that it covers. */
  topics: readonly string[]
  /** The ISO day of its publication. */
  date: string
}

export type SearchResult = SearchEntry & {
  /** The matching texts, as the entry writes them: words of its title and place, or else whole names, tags and topics. */
  matchedTerms: string[]
  /** The first match outside the title and the place, to say why the entry was found; empty if they contain all words. */
  foundBy: string
  /** It matches only if a typing error is forgiven. */
  isClose: boolean
  titleParts: TextPart[]
  placeParts: TextPart[]
}
