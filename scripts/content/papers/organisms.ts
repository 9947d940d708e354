import { ORGANISMS } from '../../../content/site/organisms.ts'

// The longest names first, so that a name of two words is not taken for that of its genus.
const NAMES = new RegExp(`\\b(${ORGANISMS.toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'g')

/** Sets the scientific names of a text, which is Typst markup, in italics. */
export function emphasizeOrganisms(typst: string): string {
  // The semicolon ends the call, so that a bracket that follows stays a part of the text.
  return typst.replace(NAMES, '#emph[$1];')
}
