import { forTextTypes } from '../resources/collections.ts'
import type { SearchEntry, SearchType } from './search-entry.ts'
import { maskLetters } from './search-match.ts'
import { listWords } from './search-text.ts'

/**
 * For each type, the words that students use for it and for what it contains. The order of the types decides between
 * equally good results.
 */
const TYPE_WORDS: Record<SearchType, readonly [own: string, within: string]> = {
  subject: ['subject', 'chapters notes'],
  chapter: ['chapter', 'notes'],
  note: ['notes pdf', ''],
  topic: ['topic', ''],
  quiz: ['quiz test mcq questions', ''],
  paper: ['past paper model question', 'pdf'],
  ...forTextTypes<[string, string]>(({ words }) => [words, '']),
  definition: ['definition define meaning', ''],
  law: ['law rule principle statement', ''],
  theorem: ['theorem statement', ''],
  formula: ['formula equation', ''],
  facts: ['facts', ''],
  section: ['section', ''],
  table: ['table values', ''],
  derivation: ['derivation derive proof prove', ''],
}

const ORDER = Object.keys(TYPE_WORDS)

/** The rank of a type among equally good results. */
export function orderOf(type: SearchType): number {
  return ORDER.indexOf(type)
}

/** The words that students use for a type. */
export function wordsOfType(type: SearchType): string {
  return TYPE_WORDS[type][0]
}

/** Texts of an entry, with the weight of a match in them. */
export type Field = { texts: readonly string[]; weight: number }

/** The searched texts of an entry, in the order of falling weight. */
export function listFields(entry: SearchEntry): Field[] {
  const [own, within] = TYPE_WORDS[entry.type]
  return [
    { texts: [entry.title, ...entry.names], weight: 1 },
    { texts: [entry.place, entry.subject, entry.chapter, ...entry.tags, own], weight: 0.5 },
    { texts: [...entry.topics, within], weight: 0.25 },
  ]
}

/** A word of the vocabulary, with the indices of the entries that contain it and its weight in each of them. */
export type Token = { text: string; letters: number; entries: number[]; weights: number[] }

/** The vocabulary: every word of all entries once. The fields of an entry are in the order of falling weight. */
export function listTokens(entries: readonly (readonly Field[])[]): Token[] {
  const tokens = new Map<string, Token>()
  // Hundreds of entries share places and tags, so their words are computed once.
  const known = new Map<string, string[]>()
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? listWords(text)
    known.set(text, words)
    return words
  }
  const add = (text: string, index: number, weight: number) => {
    const token = tokens.get(text) ?? { text, letters: maskLetters(text), entries: [], weights: [] }
    if (token.entries.length === 0) tokens.set(text, token)
    // If the entry has the word already, the word is in a field of at least this weight.
    if (token.entries.at(-1) === index) return
    token.entries.push(index)
    token.weights.push(weight)
  }
  for (const [index, fields] of entries.entries()) {
    for (const { texts, weight } of fields) {
      for (const text of texts) {
        for (const word of wordsOf(text)) add(word, index, weight)
      }
    }
  }
  return [...tokens.values()]
}
