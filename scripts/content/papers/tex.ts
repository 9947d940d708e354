import { findFormulaMistake, shorten } from './formula-mistakes.ts'

/** The parts of a text between single dollars. */
export function splitTex(text: string): { tex: boolean; text: string }[] {
  return text.split('$').map((part, index) => ({ tex: index % 2 === 1, text: part }))
}

/** The mistake in the TeX of a text, or null. */
export function findTexMistake(text: string): string | null {
  if (/<svg\b/i.test(text)) return 'a drawing, <svg ...>, does not belong in a text: put it under figure, with its alt'
  const parts = splitTex(text)
  if (parts.length % 2 === 0) return `a dollar sign has no partner in "${findLonelyPart(parts)}"`
  for (const part of parts) {
    const mistake = part.tex ? findFormulaMistake(part.text) : findOutside(part.text)
    if (mistake) return mistake
  }
  return null
}

/** TeX in a text is shown literally. */
function findOutside(text: string): string | null {
  const [tex] = /\\[a-zA-Z]{2,}|[_^]\{/.exec(text) ?? []
  return tex === undefined ? null : `"${tex}" stands outside of a formula: put dollars around the whole formula`
}

/** The formula that looks like words or, if none does, the text around the last dollar. */
function findLonelyPart(parts: { tex: boolean; text: string }[]): string {
  const words = parts.find(
    ({ tex, text }) => tex && /[a-z]{3,} [a-z]{2,}/i.test(text.replace(/\\\w+\s*(?:\{[^}]*\})?/g, '')),
  )
  const [before, last] = parts.slice(-2)
  return words ? shorten(`$${words.text}`) : `${(before?.text ?? '').slice(-30)}$${(last?.text ?? '').slice(0, 30)}`
}
