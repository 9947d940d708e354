import { countBits, countForgivenEdits, maskNeeded, openCloseMatch, rateMatch } from './search-match.ts'
import { type Field, listTokens } from './search-vocabulary.ts'

/** How well each text matches one word; 0 if it does not. `isForgiving`: typing errors are allowed. */
export type RateWord = (word: string, isForgiving: boolean) => Float32Array

/** Indexes texts, each with its fields in the order of falling weight. */
export function openRating(texts: readonly (readonly Field[])[]): RateWord {
  const vocabulary = listTokens(texts)
  return (word, isForgiving) => {
    const best = new Float32Array(texts.length)
    const letters = maskNeeded(word)
    const edits = isForgiving ? countForgivenEdits(word) : 0
    const rateCloseMatch = openCloseMatch(word, edits)
    for (const token of vocabulary) {
      const missing = letters & ~token.letters
      if (missing !== 0 && countBits(missing) > edits) continue
      const rate = (missing === 0 && rateMatch(word, token.text)) || rateCloseMatch(token.text)
      if (rate === 0) continue
      for (let at = 0; at < token.entries.length; at++) {
        const index = token.entries[at] ?? 0
        best[index] = Math.max(best[index] ?? 0, rate * (token.weights[at] ?? 0))
      }
    }
    return best
  }
}
