// One character for a reader (a grapheme) can be several in memory: an emoji, or a Devanagari letter with its signs.
// These functions cut and measure texts without splitting one.

/** The most UTF-16 units per character on average. Nobody writes a text that has more. */
const UNITS_MAX = 16

let segmenter: Intl.Segmenter | undefined

/** Older browsers have no segmenter. There a text is at least cut between code points. */
function* listGraphemes(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') return yield* text
  segmenter ??= new Intl.Segmenter()
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** An ASCII character that no mark follows. It needs no segmenter, which is slow to load on a slow phone. */
const PLAIN_START = /^[\x20-\x7e](?![^\x20-\x7e])/

/** The first character of a text, as an avatar shows it; '' if there is none. */
export function firstGrapheme(text: string): string {
  if (PLAIN_START.test(text)) return text.charAt(0)
  for (const first of listGraphemes(text)) return first
  return ''
}

/** The beginning of a text: at most this many characters, none of them split. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let count = 0
  let end = 0
  for (const grapheme of listGraphemes(text)) {
    count += 1
    if (count > max || end + grapheme.length > max * UNITS_MAX) return text.slice(0, end)
    end += grapheme.length
  }
  return text
}

/** Whether a text has more characters than this, or far more UTF-16 units than that many characters have. */
export function isLongerThan(text: string, max: number): boolean {
  return cutText(text, max) !== text
}
