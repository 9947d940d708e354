/** White space, line breaks and control characters, which could add forged lines to a mail. */
const GAPS = /[\s\p{Cc}]+/gu

/** Control characters except tab and line feed. Some databases cut a text off at NUL. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/**
 * Invisible characters, which make one text look like another or hide a third: marks that change the direction of text,
 * soft hyphens, spaces without a width, fillers, annotations, tags, and halves of a character. The joiners that
 * Devanagari and emoji need (U+200C, U+200D) and variation selectors are kept.
 */
const HIDDEN =
  /[\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Repeated joiners have no effect. */
const JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g

/**
 * More marks than Unicode's Stream-Safe Text Format allows on one letter. They would cover the lines above and below.
 */
const MARKS = /(\p{M}{30})\p{M}+/gu

/** Characters without a shape of their own, such as U+200B and U+3164; U+2800 is a Braille cell without dots. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text without visible characters counts as empty. */
function orEmpty(text: string): string {
  return text.replace(INVISIBLE, '') === '' ? '' : text
}

function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '').replace(JOINERS, '$1').replace(MARKS, '$1')
}

/**
 * A text as one line: single spaces, and nothing hidden. Every text that is stored and shown has passed this function
 * or `toParagraphs`.
 */
export function toLine(text: string): string {
  return orEmpty(withoutHidden(text).replace(GAPS, ' ').trim())
}

/** A text of several lines, with nothing hidden. */
export function toParagraphs(text: string): string {
  return orEmpty(
    withoutHidden(text)
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(CONTROLS, '')
      .trim(),
  )
}

/**
 * The single spelling under which a text is stored, of several for the same letters. It is applied after the check of
 * the length, because it makes some texts longer: a text that was short enough when it was written stays valid.
 */
export function compose(text: string): string {
  return text.normalize('NFC')
}
