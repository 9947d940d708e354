import type { PassageKind } from '../catalogue/passage.ts'
import type { TextType } from '../resources/collections.ts'
import type { TextPart } from './search-marks.ts'

export type SearchType = 'subject' | 'chapter' | 'note' | 'topic' | 'quiz' | 'paper' | TextType | PassageKind

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
  /** Its place, shown below its title, for example `Physics · Class 12`. */
  place: string
  tags: readonly string[]
  /** The topics that it covers. */
  topics: readonly string[]
  /** The ISO day of its publication. */
  date: string
}

export type SearchResult = SearchEntry & {
  /** The matching texts as the entry spells them: words of its title and place, or whole names, tags and topics. */
  matchedTerms: string[]
  /**
   * The first match outside the title and the place, which shows why the entry was found; empty if they contain all
   * words.
   */
  foundBy: string
  /** It matches only with a typing error. */
  isClose: boolean
  titleParts: TextPart[]
  placeParts: TextPart[]
}
