/**
 * White space, line breaks and control characters, which could forge further lines in a mail, and the marks that turn
 * the direction of text, with which one name could be made to look like another.
 */
const NOT_IN_A_LINE = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A text as one line: single spaces, no control characters. The joiners that Devanagari needs are kept. */
export function toLine(text: string): string {
  return text.replace(NOT_IN_A_LINE, ' ').trim()
}

/** A text of several lines without control characters, at which some databases cut a text off. */
export function toParagraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
