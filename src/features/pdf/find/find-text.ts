import { toLatinDigits } from '#domain/numbers.ts'

// Finds words on the pages of a document as students type them: small letters match capitals, e matches é, fi matches
// ﬁ, digits of both scripts match, and Devanagari matches in any encoding.

/** A run of text on a page; `endsLine` if the next run begins a new line. */
export type TextRun = { text: string; endsLine: boolean }

/** A place between two letters of a page: the index of the run, and the number of code units before it. */
export type TextPlace = { run: number; offset: number }
export type TextMatch = { start: TextPlace; end: TextPlace }

/**
 * A page's text in the form that is searched. The letter `text[i]` was made from the characters between `starts[i]` and
 * `ends[i]`.
 */
export type SearchText = { text: string; starts: readonly TextPlace[]; ends: readonly TextPlace[] }

const folded = new Map<string, string>()

/** One character in the form that is compared: none, one or several. */
function fold(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const plain = toLatinDigits(character)
    .normalize('NFKD')
    .toLowerCase()
    // Accents of Latin letters, and the dot of Devanagari loan letters. Devanagari vowel signs are not removed, because
    // they carry meaning.
    .replace(/[\u0300-\u036f\u093c]/g, '')
    // Soft hyphens, joiners and marks of direction.
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u02bc\u2018-\u201b\u2032]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // Chandrabindu, for which many people type anusvara.
    .replace(/\u0901/g, '\u0902')
    .replace(/\s+/g, ' ')
  folded.set(character, plain)
  return plain
}

/** At the end of a line. */
const DIVIDING = new Set(['-', '\u00ad', '\u2010'])

export function prepareText(runs: readonly TextRun[]): SearchText {
  const written: string[] = []
  const starts: TextPlace[] = []
  const ends: TextPlace[] = []
  const write = (letter: string, start: TextPlace, end: TextPlace) => {
    if (letter === ' ' && (written.length === 0 || written.at(-1) === ' ')) return
    written.push(letter)
    starts.push(start)
    ends.push(end)
  }
  let last = ''
  runs.forEach(({ text, endsLine }, run) => {
    let offset = 0
    for (const character of text) {
      const start = { run, offset }
      offset += character.length
      last = character
      const letters = fold(character)
      for (const letter of letters.split('')) write(letter, start, { run, offset })
      // A combining character, such as an accent, belongs to the letter before it.
      if (letters === '' && ends.length > 0) ends[ends.length - 1] = { run, offset }
    }
    // A hyphen at the end of a line: the word continues in the next line.
    if (endsLine && !DIVIDING.has(last)) write(' ', { run, offset }, { run, offset })
  })
  return { text: written.join(''), starts, ends }
}

/** The query in the form that is compared; empty if there is nothing to find. */
export function prepareQuery(typed: string): string {
  return prepareText([{ text: typed, endsLine: false }]).text.trim()
}

/** Every place with the prepared query, in reading order and without overlaps. */
export function findMatches({ text, starts, ends }: SearchText, query: string): TextMatch[] {
  const matches: TextMatch[] = []
  if (query === '') return matches
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const [start, end] = [starts[at], ends[at + query.length - 1]]
    if (start && end) matches.push({ start, end })
  }
  return matches
}

/** The match with this index on this page. */
export type MatchPlace = { page: number; index: number }
/** The number of matches on each page that has been searched. */
export type MatchCounts = ReadonlyMap<number, number>

export function countMatches(counts: MatchCounts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

/** The number of this match among all, from 1. */
export function ordinalOf(counts: MatchCounts, { page, index }: MatchPlace): number {
  return [...counts].reduce((sum, [other, count]) => (other < page ? sum + count : sum), index + 1)
}

/** The next or previous match; after the last comes the first. */
export function stepMatch(counts: MatchCounts, from: MatchPlace, direction: 1 | -1): MatchPlace {
  const index = from.index + direction
  if (index >= 0 && index < (counts.get(from.page) ?? 0)) return { page: from.page, index }
  const pages = [...counts].flatMap(([page, count]) => (count > 0 ? [page] : [])).sort((a, b) => (a - b) * direction)
  const page = pages.find((page) => (page - from.page) * direction > 0) ?? pages[0] ?? from.page
  return { page, index: direction === 1 ? 0 : (counts.get(page) ?? 1) - 1 }
}

/** The pages in the order in which they are searched: from the student's page to the end, then from the beginning. */
export function searchOrder(pageCount: number, from: number): number[] {
  const start = Math.min(Math.max(from, 1), Math.max(pageCount, 1)) - 1
  return Array.from({ length: pageCount }, (_, step) => ((start + step) % pageCount) + 1)
}
