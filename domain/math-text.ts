export type TextPart = { isMath: boolean; text: string }

/** The parts of a text: what stands between single dollars is TeX. A dollar without a partner is only a dollar. */
export function splitMath(text: string): TextPart[] {
  const pieces = text.split('$')
  if (pieces.length % 2 === 0) {
    const rest = pieces.pop() ?? ''
    pieces.push(`${pieces.pop() ?? ''}$${rest}`)
  }
  return pieces.map((piece, index) => ({ isMath: index % 2 === 1, text: piece })).filter(({ text }) => text !== '')
}

export function hasMath(text: string): boolean {
  return splitMath(text).some(({ isMath }) => isMath)
}
