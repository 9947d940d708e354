/** `start` is where the part begins in the text, its dollar left out. */
export type TextPart = { isMath: boolean; text: string; start: number }

/** The parts of a text: what stands between single dollars is TeX. A dollar without a partner is only a dollar. */
export function splitMath(text: string): TextPart[] {
  const pieces = text.split('$')
  if (pieces.length % 2 === 0) {
    const rest = pieces.pop() ?? ''
    pieces.push(`${pieces.pop() ?? ''}$${rest}`)
  }
  let start = 0
  const parts = pieces.map((piece, index) => {
    const part = { isMath: index % 2 === 1, text: piece, start }
    start += piece.length + 1
    return part
  })
  return parts.filter((part) => part.text !== '')
}

export function hasMath(text: string): boolean {
  return splitMath(text).some(({ isMath }) => isMath)
}
