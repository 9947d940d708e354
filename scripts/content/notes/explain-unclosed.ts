import type { Diagnostic } from './diagnostic.ts'

const STAR_OR_LINE: Record<string, string> = {
  '*': 'a star has no partner: *strong* has one on each side, and one that should be seen is written \\*',
  _: 'a _ has no partner: _slanted_ has one on each side, and one that should be seen is written \\_',
}
const QUOTE = 'a quote has no partner: a text that begins with " ends with "'
const DOLLAR = 'a dollar has no partner: a formula has one on each side, and one that should be seen is written \\$'

export function isUnclosed({ message }: Diagnostic): boolean {
  return message.startsWith('unclosed delimiter') || message.startsWith('unclosed string')
}

/** The place where something was opened that is never closed: as close to the slip as can be known. */
export function explainUnclosed(problems: readonly Diagnostic[], lines: readonly string[]) {
  const opened = problems.filter(isUnclosed).map(({ message, range }) => {
    const { line = 0, character = 0 } = range?.start ?? {}
    return { isText: message.startsWith('unclosed string'), line, sign: lines[line]?.[character] ?? '' }
  })
  const [first] = opened
  const last = opened.at(-1)
  if (!first || !last) return { line: 0, message: 'a bracket has no partner' }
  if (opened.some(({ isText }) => isText)) return { line: findQuote(lines, first.line) + 1, message: QUOTE }
  const dollar = opened.find(({ sign }) => sign === '$')
  if (dollar) return { line: findDollar(lines, dollar.line) + 1, message: DOLLAR }
  // Everything around the innermost one is unclosed, too.
  return { line: last.line + 1, message: STAR_OR_LINE[last.sign] ?? explainBracket(last.sign) }
}

function explainBracket(sign: string): string {
  const close = { '[': ']', '(': ')', '{': '}' }[sign]
  return close
    ? `a bracket ${sign} of this line has no partner: it is closed with ${close}`
    : 'a dollar or a bracket has no partner, here or in the lines before: each that opens is closed again'
}

/** The first line with an odd number of quotes, from the place where something was opened. */
function findQuote(lines: readonly string[], from: number): number {
  const found = lines.findIndex((text, index) => index >= from && count(text, '"') % 2 === 1)
  return found === -1 ? from : found
}

/** The first line of the paragraph with one dollar too many or too few. A formula may span several lines. */
function findDollar(lines: readonly string[], reported: number): number {
  let start = reported
  while (start > 0 && lines[start - 1]?.trim() !== '') start -= 1
  const odd = lines
    .slice(start, reported + 1)
    .flatMap((text, index) => (count(text, '$') % 2 === 1 ? [{ text, line: start + index }] : []))
  for (let at = 0; at < odd.length; at += 1) {
    const [opening, closing] = odd.slice(at, at + 2)
    const isFormula = opening && closing && /\$(\s[^$]*)?$/.test(opening.text) && /^[^$]*(^|\s)\$/.test(closing.text)
    if (!isFormula) return odd[at]?.line ?? reported
    at += 1
  }
  return reported
}

/** How often a sign is there without a backslash. */
function count(text: string, sign: string): number {
  return [...text.replace(/\\./g, '')].filter((each) => each === sign).length
}
