import { openCloseMatch, rateMatch } from './search-match.ts'
import { listForms, normalize } from './search-text.ts'

export type TextPart = { text: string; isMatch: boolean }

/** A word of the query. `isClose`: the entry has only a similar word. */
export type SoughtWord = { word: string; isClose: boolean }

/** Joiners of Devanagari can be inside a word. */
const WORD = /[\p{L}\p{N}\p{M}'’\u200c\u200d]+/gu
const LATIN = /^[a-z0-9]+$/i

/** Splits a text into parts that match a word and parts that do not. Joined, the parts are the text. */
export function markMatches(text: string, words: readonly SoughtWord[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const [from, to] of listSpans(text, words)) {
    // Two words of the query can match overlapping parts of the text.
    const start = Math.max(from, end)
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false })
    if (to > start) parts.push({ text: text.slice(start, to), isMatch: true })
    end = Math.max(end, to)
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

type Span = readonly [from: number, to: number]

function listSpans(text: string, words: readonly SoughtWord[]): Span[] {
  const spans: Span[] = []
  const sought = words.map(({ word, isClose }) => ({ word, rateClose: isClose ? openCloseMatch(word) : () => 0 }))
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const token = normalize(raw)
    const forms = listForms(token)
    for (const { word, rateClose } of sought) {
      if (!forms.some((form) => rateMatch(word, form) > 0 || rateClose(form) > 0)) continue
      // A part of a word can be marked only if normalizing changed no letter. Otherwise the whole word is marked.
      const at = raw.length === token.length && LATIN.test(raw) ? token.indexOf(word) : -1
      spans.push(at < 0 ? [index, index + raw.length] : [index + at, index + at + word.length])
    }
  }
  return spans.sort(([one], [other]) => one - other)
}
