import type { SearchEntry, SearchType } from './search-entry.ts'
import { maskLetters } from './search-match.ts'
import { listWords } from './search-text.ts'

/**
 * What students call the things themselves, and what they look for behind them; in the order in which equally good
 * results stand.
 */
const TYPE_WORDS: Record<SearchType, readonly [own: string, within: string]> = {
  subject: ['subject', 'chapters notes'],
  chapter: ['chapter', 'notes'],
  note: ['notes pdf', ''],
  topic: ['topic', ''],
  quiz: ['quiz test mcq questions', ''],
  paper: ['past paper model question', 'pdf'],
  blog: ['blog post', ''],
  article: ['article', ''],
  news: ['news notice', ''],
}

const ORDER = Object.keys(TYPE_WORDS)

/** Where a kind of entry stands among equally good results. */
export function orderOf(type: SearchType): number {
  return ORDER.indexOf(type)
}

/** Texts of an entry, and what it counts for the entry to be found by them. */
type Field = { texts: string[]; weight: number }

/** From the heaviest to the lightest. */
export function listFields(entry: SearchEntry): Field[] {
  const [own, within] = TYPE_WORDS[entry.type]
  return [
    { texts: [entry.title, ...entry.names], weight: 1 },
    { texts: [entry.place, entry.subject, entry.chapter, ...entry.tags, own], weight: 0.5 },
    { texts: [...entry.topics, within], weight: 0.25 },
  ]
}

/** A word of the vocabulary with the entries that hold it, and the weight of each place. */
export type Token = { text: string; letters: number; entries: number[]; weights: number[] }

/** All words of all entries, each once. */
export function listTokens(entries: readonly SearchEntry[]): Token[] {
  const tokens = new Map<string, Token>()
  // Places and tags come back in hundreds of entries.
  const known = new Map<string, string[]>()
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? listWords(text)
    known.set(text, words)
    return words
  }
  const add = (text: string, index: number, weight: number) => {
    const token = tokens.get(text) ?? { text, letters: maskLetters(text), entries: [], weights: [] }
    if (token.entries.length === 0) tokens.set(text, token)
    // A word that is there already stands in a field that weighs no less.
    if (token.entries.at(-1) === index) return
    token.entries.push(index)
    token.weights.push(weight)
  }
  for (const [index, entry] of entries.entries()) {
    for (const { texts, weight } of listFields(entry)) {
      for (const text of texts) {
        for (const word of wordsOf(text)) add(word, index, weight)
      }
    }
  }
  return [...tokens.values()]
}
