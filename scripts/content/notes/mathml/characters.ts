/** The role of a character in a row: its spacing and the place of its attachments. */
export type Role = 'ordinary' | 'binary' | 'relation' | 'open' | 'close' | 'fence' | 'punctuation' | 'sum' | 'integral'

const ROLES: [Role, string][] = [
  ['binary', '+−-±∓×⋅·∗∘÷∩∪∧∨⊕⊗∖/'],
  ['relation', '=<>≤≥≠≈∼≃≅≡∝≪≫⟂∥∈∉⊂⊆⊃⊇→←↔⇒⇐⇔↦⟶⟵⟹⟺⇌⇋↑↓:'],
  ['open', '([{⟨⌊⌈'],
  ['close', ')]}⟩⌋⌉'],
  ['fence', '|‖'],
  ['punctuation', ',;.'],
  ['sum', '∑∏⋃⋂'],
  ['integral', '∫∬∭∮'],
]

const ROLE_OF = new Map(ROLES.flatMap(([role, characters]) => [...characters].map((one) => [one, role] as const)))

/** Letters, digits and signs such as ∞ and ° are ordinary. */
export function roleOf(character: string): Role {
  return ROLE_OF.get(character) ?? 'ordinary'
}

/** Typst sets capital Greek letters upright; a browser would slant them. */
export function isUprightLetter(character: string): boolean {
  return /^[Α-ΡΣ-Ω∇]$/.test(character)
}

/** The alphabets of Unicode for letters in a special style, each with the letters that have other code points. */
const ALPHABETS: Record<string, { capital: number; small: number; exceptions: Record<string, string> }> = {
  cal: {
    capital: 0x1d49c,
    small: 0x1d4b6,
    exceptions: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  },
  bb: {
    capital: 0x1d538,
    small: 0x1d552,
    exceptions: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
  bold: { capital: 0x1d468, small: 0x1d482, exceptions: {} },
}

export const LETTER_STYLES = Object.keys(ALPHABETS)

/** The letter in `style`, or undefined if Unicode has none. */
export function letterIn(style: string, letter: string): string | undefined {
  const alphabet = ALPHABETS[style]
  if (!alphabet || !/^[A-Za-z]$/.test(letter)) return undefined
  const isCapital = letter <= 'Z'
  const place = letter.charCodeAt(0) - (isCapital ? 65 : 97)
  return alphabet.exceptions[letter] ?? String.fromCodePoint((isCapital ? alphabet.capital : alphabet.small) + place)
}
