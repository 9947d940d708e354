import { openCloseMatch, rateMatch } from './search-match.ts'
import { listForms, normalize } from './search-text.ts'

export type TextPart = { text: string; isMatch: boolean }

/** A word that was looked for; `isClose` where nothing in the entry truly is that word. */
export type SoughtWord = { word: string; isClose: boolean }

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu
const LATIN = /^[a-z0-9]+$/i

/** A text cut where the words stand in it; its parts together are the text. */
export function markMatches(text: string, words: readonly SoughtWord[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const [from, to] of listSpans(text, words)) {
    // Two words may have found overlapping parts of one.
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
      // Only where letters correspond one by one can a part of a word be marked.
      const at = raw.length === token.length && LATIN.test(raw) ? token.indexOf(word) : -1
      spans.push(at < 0 ? [index, index + raw.length] : [index + at, index + at + word.length])
    }
  }
  return spans.sort(([one], [other]) => one - other)
}
