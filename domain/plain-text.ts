/**
 * White space, line breaks and control characters, which could forge further lines in a mail, and the marks that turn
 * the direction of text, with which one name could be made to look like another.
 */
const NOT_IN_A_LINE = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Characters without a shape of their own, such as U+200B and U+3164; U+2800 is a Braille cell without dots. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text in which nothing can be seen is empty. */
function orEmpty(text: string): string {
  return text.replace(INVISIBLE, '') === '' ? '' : text
}

/** A text as one line: single spaces, no control characters. The joiners that Devanagari needs are kept. */
export function toLine(text: string): string {
  return orEmpty(text.replace(NOT_IN_A_LINE, ' ').trim())
}

/** A text of several lines without control characters, at which some databases cut a text off. */
export function toParagraphs(text: string): string {
  return orEmpty(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
}
