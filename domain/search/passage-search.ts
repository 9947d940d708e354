import { type PlacedPassage, placePassages } from './passage-entries.ts'
import type { PassageFile } from './passage-file.ts'
import type { Search } from './search.ts'
import type { SearchEntry } from './search-entry.ts'
import { readScope } from './search-filters.ts'
import { SEARCH_RESULTS_MAX } from './search-limits.ts'
import { compareHits, findTier, type Hit, insertHit, orderBy, TIERS } from './search-ranking.ts'
import { openRating } from './search-rating.ts'
import { describeMatch } from './search-result.ts'
import { listQueryWords, normalize } from './search-text.ts'
import { listFields, orderOf, wordsOfType } from './search-vocabulary.ts'

/** A match in the surroundings of a passage counts less than one in the passage itself. */
const CONTEXT_WEIGHT = 0.5
/** A part of a word in a topic of the chapter, such as "lens" in "Tollens", says nothing about a passage. */
const CONTEXT_MIN = 0.1
/** Two letters are the beginning of too many kinds. */
const KIND_WORD_MIN = 3

const NONE = new Float32Array()

/**
 * Indexes the passages of notes. A passage must contain at least one word of the query itself; the others may be in the
 * heading above it, its note or its kind. So "ring inertia" finds "Ring and disc" below "Moment of inertia", and the
 * title of a note does not find everything in it. `notes` are the entries of the notes in the order of the file.
 */
export function createPassageSearch(file: PassageFile, notes: readonly SearchEntry[]): Search {
  const passages = placePassages(file, notes)
  const kinds = [...new Set(passages.map(({ entry }) => entry.type))]
  const rateOwn = openRating(
    passages.map(({ entry }) => [
      { texts: [entry.title], weight: 1 },
      { texts: entry.names, weight: 0.5 },
    ]),
  )
  const rateNote = openRating(notes.map(listFields))
  const rateKind = openRating(kinds.map((kind) => [{ texts: [wordsOfType(kind)], weight: 1 }]))
  const prepared = passages.map(({ entry }) => ({
    title: normalize(entry.title),
    subjectKey: entry.subjectKey,
    order: orderBy(orderOf(entry.type), entry.title),
  }))
  // Columns of numbers, because every search goes through all passages once for each word.
  const noteOf = Int32Array.from(passages, ({ note }) => note)
  const parentOf = Int32Array.from(passages, ({ parent }) => parent)
  const kindOf = Int32Array.from(passages, ({ entry }) => kinds.indexOf(entry.type))

  /** How well each passage matches all words together; 0 if one is missing, or if the passage itself has none. */
  function rateAll(words: readonly string[], isForgiving: boolean): Float32Array {
    const total = new Float32Array(passages.length).fill(1)
    const hasOwn = new Uint8Array(passages.length)
    for (const word of words) {
      const own = rateOwn(word, isForgiving)
      const ofNote = rateNote(word, isForgiving)
      const mayBeKind = words.length > 1 && word.length >= KIND_WORD_MIN
      const ofKind = mayBeKind ? rateKind(word, false) : NONE
      for (let index = 0; index < total.length; index++) {
        if (total[index] === 0) continue
        const ofPassage = own[index] ?? 0
        const asKind = ofKind[kindOf[index] ?? 0] ?? 0
        if (ofPassage > 0 || asKind > 0) hasOwn[index] = 1
        const context = Math.max(own[parentOf[index] ?? -1] ?? 0, ofNote[noteOf[index] ?? 0] ?? 0, asKind)
        const best = Math.max(ofPassage, context < CONTEXT_MIN ? 0 : CONTEXT_WEIGHT * context)
        total[index] = best === 0 ? 0 : (total[index] ?? 0) + best
      }
    }
    return total.map((score, index) => (hasOwn[index] ? score : 0))
  }

  return (query, options = {}) => {
    const words = listQueryWords(query)
    if (words.length === 0) return []
    const whole = normalize(query)
    const limit = options.limit ?? SEARCH_RESULTS_MAX
    const { types: _, ...scope } = options
    const isWanted = readScope(scope)
    const wantedNotes = notes.map(isWanted)
    const compare = compareHits(options.subjectsFirst ?? [], prepared)
    const find = (isForgiving: boolean) => {
      const best: Hit[] = []
      const scores = rateAll(words, isForgiving)
      for (let index = 0; index < scores.length; index++) {
        const score = scores[index] ?? 0
        if (score === 0 || !wantedNotes[noteOf[index] ?? 0]) continue
        const tier = isForgiving ? TIERS.close : findTier([prepared[index]?.title ?? ''], whole)
        // Twice the limit, because only one of two with the same name is shown.
        insertHit(best, { index, tier, score }, 2 * limit, compare)
      }
      return best
    }
    const exact = find(false)
    const best = exact.length > 0 ? exact : find(true)
    return listOnce(best.flatMap(({ index }) => passages[index] ?? []))
      .slice(0, limit)
      .map((passage) => toResult(passage, words))
  }

  function toResult({ entry, note, parent }: PlacedPassage, words: readonly string[]) {
    const above = passages[parent]
    const fields = notes[note] ? listFields(notes[note]) : []
    const own = { texts: [entry.title, ...entry.names, above?.entry.title ?? '', wordsOfType(entry.type)] }
    return describeMatch(entry, words, [own, ...fields])
  }
}

/** A definition often has the name of its section. Only the first one, which ranks higher, is kept. */
function listOnce(passages: readonly PlacedPassage[]): PlacedPassage[] {
  const seen = new Set<string>()
  return passages.filter(({ entry, note }) => {
    const name = `${note} ${normalize(entry.title)}`
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}
