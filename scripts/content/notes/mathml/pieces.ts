import type { Role } from './characters.ts'
import { element, gap } from './element.ts'

/**
 * A part of a row, with the properties that its neighbours need. `operator` is a name such as sin, `fenced` a pair of
 * brackets with its content, `word` a text of several letters or a box, `blank` a space in the source, `gap` a space of
 * a certain width. A weak gap is only visible between terms.
 */
export type Piece = {
  xml: string
  role: Role | 'operator' | 'fenced' | 'word' | 'blank' | 'gap' | 'weak gap'
  /** Where attachments are set above and below: always, or only in a display. Otherwise they are at the side. */
  limits?: 'always' | 'display'
  /** For a piece that is one character and is written as an operator. */
  sign?: string
}

export const ordinary = (xml: string): Piece => ({ xml, role: 'ordinary' })

const THIN = '0.1667em'
const WORD = '0.25em'

/**
 * A row of MathML with the spacing of Typst: a minus after a sign is no subtraction, and names have a space before
 * their arguments.
 */
export function joinPieces(pieces: Piece[]): string {
  return writePieces(pieces).join('')
}

/** The markup of each piece, with the space that it needs between its neighbours. */
export function writePieces(pieces: Piece[]): string[] {
  const seen = pieces.filter(({ role }) => role !== 'blank')
  let position = 0
  return pieces.map((piece, index) => {
    const before = seen[position - 1]
    if (piece.role === 'blank') {
      return keepsBlank(before, seen[position], pieces[index - 1], pieces[index + 1]) ? gap(WORD) : ''
    }
    const after = seen[position + 1]
    position += 1
    if (piece.role === 'weak gap' && (!before || bringsSpace(before) || before.role === 'open')) return ''
    const isName = piece.role === 'operator'
    const xml = piece.sign && isSigned(piece, before, after) ? writePrefix(piece.sign) : piece.xml
    return (
      (isName && before && endsTerm(before) ? gap(THIN) : '') +
      xml +
      (isName && after && startsTerm(after) ? gap(THIN) : '')
    )
  })
}

/** One element for the pieces, as the children of a fraction or a script must be. */
export function wrapPieces(pieces: Piece[]): string {
  const seen = pieces.filter(({ role }) => role !== 'blank')
  const [only] = seen
  if (seen.length === 1 && only && !only.sign) return only.xml
  return element('mrow', {}, joinPieces(pieces))
}

/** A sign at the beginning, or after another sign, belongs to what follows and has no space of its own. */
function isSigned(piece: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  if (piece.role !== 'binary' || !after) return false
  return !before || ['binary', 'relation', 'open', 'punctuation', 'operator', 'gap', 'weak gap'].includes(before.role)
}

export function writePrefix(sign: string): string {
  return element('mo', { form: 'prefix', lspace: '0', rspace: '0' }, sign)
}

/** A space beside a word is visible, unless a sign beside it has its own. */
function keepsBlank(before?: Piece, after?: Piece, left?: Piece, right?: Piece): boolean {
  const isWord = left?.role === 'word' || right?.role === 'word'
  return isWord && before !== undefined && after !== undefined && !bringsSpace(before) && !bringsSpace(after)
}

const bringsSpace = ({ role }: Piece) =>
  ['binary', 'relation', 'gap', 'weak gap', 'punctuation', 'operator'].includes(role)
const endsTerm = ({ role }: Piece) => ['ordinary', 'close', 'fenced', 'operator', 'word'].includes(role)
const startsTerm = ({ role }: Piece) => ['ordinary', 'word', 'sum', 'integral'].includes(role)
