/** `start` is where the part begins in the text, its dollar left out. */
export type TextPart =
  | { kind: 'text'; text: string; start: number }
  /** `tail` is the punctuation that follows the formula and must not stand alone on the next line. */
  | { kind: 'math'; tex: string; tail: string; start: number }

/** The parts of a text: what stands between single dollars is TeX. A dollar without a partner is only a dollar. */
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
