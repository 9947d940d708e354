// How well a word of the query matches a word of an entry. Both have been normalized by search-text.ts.

const SUBSTRING_FROM = 4
const STEM_FROM = 3
const ONE_EDIT_FROM = 4
const TWO_EDITS_FROM = 8

/** 1 for the same word, less for its singular, for a prefix and for a part inside it, 0 for no match. */
export function rateMatch(word: string, token: string): number {
  if (word === token) return 1
  if (token.startsWith(word)) return 0.75
  if (word.endsWith('s') && isSingularOf(token, word)) return 0.95
  if (word.length >= SUBSTRING_FROM && token.includes(word)) return 0.3
  return 0
}

function isSingularOf(token: string, plural: string): boolean {
  if (token.length < STEM_FROM || !plural.startsWith(token.slice(0, -1))) return false
  return (
    plural === `${token}s` || plural === `${token}es` || (token.endsWith('y') && plural === `${token.slice(0, -1)}ies`)
  )
}

/** The number of typing errors that a word may have: one from four letters on, two from eight, none with digits. */
export function countForgivenEdits(word: string): number {
  if (/\p{N}/u.test(word)) return 0
  if (word.length >= TWO_EDITS_FROM) return 2
  return word.length >= ONE_EDIT_FROM ? 1 : 0
}

/**
 * Makes the function that rates a word with typing errors, also an incomplete word. The rating is lower than any match
 * of `rateMatch`, and 0 if more than `edits` letters were added, left out, changed or swapped with their neighbour
 * (optimal string alignment). The tables are allocated once, because a word is compared with thousands of others.
 */
export function openCloseMatch(word: string, edits = countForgivenEdits(word)): (token: string) => number {
  if (edits === 0) return () => 0
  const far = edits + 1
  const letters = Array.from(word, (_, index) => word.charCodeAt(index))
  const rows = [0, 1, 2].map(() => new Uint8Array(word.length + far + 1))

  return (token) => {
    if (token.length < word.length - edits) return 0
    const width = Math.min(token.length, word.length + edits)
    let [twoBack, back, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
    for (let column = 0; column <= edits; column++) back[column] = column
    let beginning = far
    let whole = far
    for (let row = 1; row <= word.length; row++) {
      // Cells further from the diagonal than `edits` cannot be within the limit, so they are not computed.
      const first = Math.max(1, row - edits)
      const last = Math.min(width, row + edits)
      current[first - 1] = first === 1 ? Math.min(row, far) : far
      if (row + edits <= width) back[last] = far
      beginning = at(current, first - 1)
      for (let column = first; column <= last; column++) {
        const letter = token.charCodeAt(column - 1)
        let cost = at(back, column - 1) + (letters[row - 1] === letter ? 0 : 1)
        cost = Math.min(cost, at(back, column) + 1, at(current, column - 1) + 1, far)
        if (row > 1 && column > 1 && letters[row - 2] === letter && letters[row - 1] === token.charCodeAt(column - 2)) {
          cost = Math.min(cost, at(twoBack, column - 2) + 1)
        }
        current[column] = cost
        if (cost < beginning) beginning = cost
      }
      if (beginning > edits) return 0
      if (last === token.length) whole = at(current, last)
      ;[twoBack, back, current] = [back, current, twoBack]
    }
    if (token.length === width && whole <= edits) return 0.18 - 0.04 * (whole - 1)
    return 0.16 - 0.04 * (beginning - 1)
  }
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}

/** The letters (see `maskLetters`) that a word must have to match this one in `rateMatch`. */
export function maskNeeded(word: string): number {
  return maskLetters(word.replace(/(?:ie|e)?s$/, ''))
}

/** A bit set of the letters of a word; some letters share a bit. A missing bit means a missing letter. */
export function maskLetters(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
