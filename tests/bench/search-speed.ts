import { gzipSync } from 'node:zlib'
import { joinResults } from '#domain/search/join-results.ts'
import { createPassageSearch } from '#domain/search/passage-search.ts'
import { createSearch } from '#domain/search/search.ts'
import { type Figure, median } from './bench-figure.ts'
import {
  ENTRIES,
  makeEntries,
  makeLexicon,
  makePassageQueries,
  makePassages,
  makeQueries,
  QUERIES,
  readIndex,
  seed,
} from './search-texts.ts'
import { TIMES } from './server/multiply-content.ts'

const RUNS = 15
const SEED = 20_261_121
const LIMIT_MS = 50
/** How much slower a cheap phone is. */
const PHONE = 4
const PASSAGES_MAX_KB = 130

/** The time of a search among many more entries than the catalogue has. */
export function measureSearch(): Figure[] {
  const random = seed(SEED)
  const lexicon = makeLexicon(random)
  const entries = makeEntries(lexicon, random)
  const queries = makeQueries(entries, random)

  const search = createSearch(entries)
  for (const query of queries) search(query)
  const times = queries.map((query) => time(() => search(query)))

  const notes = entries.filter(({ type }) => type === 'note').slice(0, TIMES * readIndex().length)
  const passages = makePassages(lexicon, notes.length, random)
  const count = passages.flat().length.toLocaleString('en')
  const searchInside = createPassageSearch(passages, notes)
  const asked = [...queries, ...makePassageQueries(passages, random)]
  const searchAll = (query: string) => joinResults(search(query), searchInside(query))
  for (const query of asked) searchAll(query)
  const timesOfAll = asked.map((query) => time(() => searchAll(query)))
  const ofAll = `of ${asked.length} searches among these and ${count} passages of ${notes.length} notes`
  const of = `of ${QUERIES} searches among ${ENTRIES.toLocaleString('en')} entries`
  const figure = (name: string, value: number, limit: number): Figure => ({
    name,
    value,
    unit: 'ms',
    limit,
    better: 'less',
  })
  return [
    figure(`median ${of}`, median(times), LIMIT_MS),
    figure(`slowest ${of}`, Math.max(...times), LIMIT_MS),
    figure(`slowest ${of}, times ${PHONE} for a cheap phone`, Math.max(...times) * PHONE, LIMIT_MS),
    figure(
      `preparing ${ENTRIES.toLocaleString('en')} entries for the search, once`,
      time(() => createSearch(entries)),
      1000,
    ),
    figure(`median ${ofAll}`, median(timesOfAll), LIMIT_MS),
    figure(`slowest ${ofAll}`, Math.max(...timesOfAll), LIMIT_MS),
    figure(`slowest ${ofAll}, times ${PHONE} for a cheap phone`, Math.max(...timesOfAll) * PHONE, LIMIT_MS),
    figure(
      `preparing ${count} passages for the search, once`,
      time(() => createPassageSearch(passages, notes)),
      1000,
    ),
    {
      name: `index of the passages of ${readIndex().length} notes, gzipped`,
      value: gzipSync(JSON.stringify(readIndex())).length / 1000,
      unit: 'kB',
      limit: PASSAGES_MAX_KB,
      better: 'less',
    },
  ]
}

/** Milliseconds in the best of several runs, so that other work on the machine does not count. */
function time(work: () => unknown): number {
  const runs = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...runs)
}
