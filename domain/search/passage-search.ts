import { type PlacedPassage, placePassages } from './passage-entries.ts'
import type { PassageFile } from './passage-file.ts'
import type { Search } from './search.ts'
import { SEARCH_RESULTS_MAX, type SearchEntry } from './search-entry.ts'
import { readScope } from './search-filters.ts'
import { compareHits, findTier, type Hit, insertHit, orderBy, TIERS } from './search-ranking.ts'
import { openRating } from './search-rating.ts'
import { describeMatch } from './search-result.ts'
import { listQueryWords, normalize } from './search-text.ts'
import { listFields, orderOf, wordsOfType } from './search-vocabulary.ts'

/** A match in what a passage belongs to counts less than one in the passage itself. */
const CONTEXT_WEIGHT = 0.5

/**
 * Indexes the passages of notes. A passage is found if it has a word of the query itself; the other words may be those of
 * the heading above it, of its note or of its kind. So "ring inertia" finds "Ring and disc" below "Moment of inertia", and
 * the name of a note alone does not find everything in it. `notes` are the entries of the notes in the order of the file.
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
  const prepared = passages.map(({ entry, note, parent }) => ({
    note,
    parent,
    kind: kinds.indexOf(entry.type),
    title: normalize(entry.title),
    subjectKey: entry.subjectKey,
    order: orderBy(orderOf(entry.type), entry.title),
  }))

  /** How well each passage matches all words together; 0 if one is missing, or if it has none of them itself. */
  function rateAll(words: readonly string[], isForgiving: boolean): Float32Array {
    const total = new Float32Array(passages.length)
    const hasOwn = new Uint8Array(passages.length)
    for (const [at, word] of words.entries()) {
      const own = rateOwn(word, isForgiving)
      const ofNote = rateNote(word, isForgiving)
      const ofKind = rateKind(word, false)
      for (const [index, { note, parent, kind }] of prepared.entries()) {
        const ofPassage = own[index] ?? 0
        const isKind = words.length > 1 && (ofKind[kind] ?? 0) > 0
        if (ofPassage > 0 || isKind) hasOwn[index] = 1
        const context = Math.max(own[parent] ?? 0, ofNote[note] ?? 0, isKind ? (ofKind[kind] ?? 0) : 0)
        const best = Math.max(ofPassage, CONTEXT_WEIGHT * context)
        const before = total[index] ?? 0
        total[index] = best === 0 || (at > 0 && before === 0) ? 0 : before + best
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
      for (const [index, score] of rateAll(words, isForgiving).entries()) {
        const { note, title } = prepared[index] ?? {}
        if (score === 0 || note === undefined || !wantedNotes[note]) continue
        const tier = isForgiving ? TIERS.close : findTier([title ?? ''], whole)
        // Twice the limit, because of two of the same name only one is shown.
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

/** A definition often has the name of the section that it stands in. The first, which ranks higher, is enough. */
function listOnce(passages: readonly PlacedPassage[]): PlacedPassage[] {
  const seen = new Set<string>()
  return passages.filter(({ entry, note }) => {
    const name = `${note} ${normalize(entry.title)}`
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}
