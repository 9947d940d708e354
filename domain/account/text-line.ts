/** Line breaks and what no keyboard writes, and the marks that turn the direction of text: a name could pose as another. */
const UNWANTED = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** What a field of one line can hold. The joiners that Devanagari is written with stay. */
export function toLine(text: string): string {
  return text.replace(UNWANTED, ' ').trim()
}
