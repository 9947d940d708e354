import { ORGANISMS } from '#content/site/organisms.ts'
import { splitTex } from '../papers/tex.ts'

// The longest names first, so that a name of two words is not taken for its genus alone.
const NAMES = new RegExp(`\\b(${ORGANISMS.toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'g')

/** The scientific names in a text that are not in italics, `$\textit{Hydra}$`, without duplicates. */
export function findPlainNames(text: string): string[] {
  const plain = splitTex(text).flatMap((part) => (part.tex ? [] : (part.text.match(NAMES) ?? [])))
  return [...new Set(plain)]
}
