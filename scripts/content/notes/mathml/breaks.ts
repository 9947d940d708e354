import { measureText } from './arrows.ts'
import { gap } from './element.ts'
import { type Piece, writePieces } from './pieces.ts'

/** The number of letters that fit on a line of a narrow phone beside a word. */
const SHORT = 10
const LONG = 24

/**
 * A long formula in a line, broken before its relations; parts that are still long are broken before sums and products,
 * too.
 */
export function splitInline(pieces: Piece[]): string[] {
  const written = writePieces(pieces)
  const whole = written.join('')
  if (measureText(whole) <= SHORT) return [whole]
  const breaksBefore = (roles: Piece['role'][]) => (index: number) => roles.includes(pieces[index]?.role ?? 'blank')
  const all = range(0, written.length)
  const chunks = splitBefore(all, breaksBefore(['relation'])).flatMap((chunk) => {
    const isLong = measureText(chunk.map((index) => written[index]).join('')) > LONG
    return isLong ? splitBefore(chunk, breaksBefore(['binary', 'gap'])) : [chunk]
  })
  return chunks.map((chunk) => chunk.map((index) => written[index]).join('')).filter((part) => part !== '')
}

/** The formulas beside each other in one display. On a narrow screen they are set below each other. */
export function splitDisplay(pieces: Piece[]): string[] {
  const written = writePieces(pieces)
  const isWide = (index: number) => pieces[index]?.role === 'gap' && /width="[1-9]/.test(written[index] ?? '')
  const parts: string[] = []
  let sign = ''
  for (const chunk of splitBefore(range(0, written.length), isWide)) {
    const kept = chunk.filter((index) => !isWide(index) && written[index] !== '')
    if (kept.length === 0) continue
    const part = kept.map((index) => written[index]).join('')
    // An arrow between two formulas stays with the second.
    if (kept.every((index) => pieces[index]?.role === 'relation')) sign = `${sign}${part}${gap('1em')}`
    else {
      parts.push(sign + part)
      sign = ''
    }
  }
  return sign === '' ? parts : [...parts, sign]
}

function splitBefore(indexes: number[], isBreak: (index: number) => boolean): number[][] {
  const chunks: number[][] = [[]]
  for (const index of indexes) {
    if (isBreak(index) && chunks.at(-1)?.length) chunks.push([])
    chunks.at(-1)?.push(index)
  }
  return chunks
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
