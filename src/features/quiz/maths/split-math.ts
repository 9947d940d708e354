/** `start` is the index of the part in the text, without its dollar. */
export type TextPart =
  | { kind: 'text'; text: string; start: number }
  /** `tail` is the punctuation after the formula, which must stay on its line. */
  | { kind: 'math'; tex: string; tail: string; start: number }

/** Splits a text into plain parts and TeX, which is between single dollars. A single dollar without a second is plain text. */
export function splitMath(text: string): TextPart[] {
  const pieces = text.split('$')
  if (pieces.length % 2 === 0) {
    const rest = pieces.pop() ?? ''
    pieces.push(`${pieces.pop() ?? ''}$${rest}`)
  }
  const parts: TextPart[] = []
  let start = 0
  pieces.forEach((piece, index) => {
    const before = parts.at(-1)
    const tail = before?.kind === 'math' ? (/^[.,;:?!)\]%]+/.exec(piece)?.[0] ?? '') : ''
    if (index % 2 === 1) parts.push({ kind: 'math', tex: piece, tail: '', start })
    else {
      if (before?.kind === 'math') before.tail = tail
      if (piece.length > tail.length) parts.push({ kind: 'text', text: piece.slice(tail.length), start })
    }
    start += piece.length + 1
  })
  return parts
}

export function hasMath(text: string): boolean {
  return splitMath(text).some(({ kind }) => kind === 'math')
}
