import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PassageFile, readPassage, writePassage } from '#domain/search/passage-file.ts'
import type { SearchEntry, SearchType } from '#domain/search/search-entry.ts'
import { listEntries } from '#domain/search/search-file.ts'
import { normalize } from '#domain/search/search-text.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { searchEntryOf } from '../support/samples/search-entries.ts'

// Texts for the bench of the search: many more than the catalogue has, made of its words.

export const ENTRIES = 10_000
export const QUERIES = 200
const WORDS = 6_000

type Random = () => number

/** Mulberry32: the same numbers in every run. */
export function seed(start: number): Random {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick<Value>(list: readonly Value[], random: Random): Value {
  return list[Math.floor(random() * list.length)] as Value
}

/** The catalogue's own words in both scripts, and more words made by combining them. */
export function makeLexicon(random: Random): { latin: string[]; devanagari: string[] } {
  const file = JSON.parse(readFileSync(join(projectFolder, 'content/built/search.json'), 'utf8'))
  const titles = listEntries(file).flatMap(({ title, names }) => [title, ...names])
  const real = [...new Set(titles.join(' ').match(/[\p{L}\p{M}]{3,}/gu) ?? [])]
  const cross = (words: string[], size: number) => {
    const all = new Set(words)
    while (all.size < size) {
      const [one, other] = [pick(words, random), pick(words, random)]
      all.add(one.slice(0, Math.ceil(one.length / 2)) + other.slice(Math.ceil(other.length / 2)).toLowerCase())
    }
    return [...all]
  }
  const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)
  return {
    latin: cross(
      real.filter((word) => !isDevanagari(word)),
      WORDS * 0.75,
    ),
    devanagari: cross(real.filter(isDevanagari), WORDS * 0.25),
  }
}

const TYPES: SearchType[] = ['topic', 'topic', 'topic', 'topic', 'chapter', 'note', 'quiz', 'paper', 'blog', 'article']
const PLACES = [
  'Physics · Class 12',
  'Chemistry · Class 11',
  'Mathematics · IOE Series',
  'Nepali · Class 12',
  'Study Tips',
]

export function makeEntries({ latin, devanagari }: ReturnType<typeof makeLexicon>, random: Random): SearchEntry[] {
  // Few words are frequent and many are rare, as in every language.
  const write = (count: number) => {
    const words = random() < 0.25 ? devanagari : latin
    return Array.from({ length: count }, () => words[Math.floor(words.length * random() ** 2)]).join(' ')
  }
  const chapters = Array.from({ length: ENTRIES / 10 }, () => write(2 + Math.floor(random() * 2)))
  return Array.from({ length: ENTRIES }, (_, index) => {
    const place = pick(PLACES, random)
    return searchEntryOf({
      id: String(index),
      type: pick(TYPES, random),
      title: write(1 + Math.floor(random() * 4)),
      subject: place.split(' · ')[0] ?? '',
      chapter: pick(chapters, random),
      place,
      tags: [write(1), write(2)],
      topics: random() < 0.3 ? [write(2), write(2), write(1), write(3)] : [],
    })
  })
}

export function readIndex(): PassageFile {
  return JSON.parse(readFileSync(join(projectFolder, 'content/built/passages.json'), 'utf8'))
}

/** For each note as many passages as today's notes have, with half of their words. */
export function makePassages({ latin }: ReturnType<typeof makeLexicon>, notes: number, random: Random): PassageFile {
  const index = readIndex()
  const vary = (text: string) =>
    text.replace(/[\p{L}\p{M}]{3,}/gu, (word) => (random() < 0.5 ? pick(latin, random) : word))
  return Array.from({ length: notes }, (_, note) =>
    (index[note % index.length] ?? []).map((row): PassageFile[0][0] => {
      const passage = readPassage(row)
      return writePassage({ ...passage, title: vary(passage.title), labels: passage.labels?.map(vary) ?? [] })
    }),
  )
}

/** Incomplete passages, with and without typing errors, or with a kind. */
export function makePassageQueries(passages: PassageFile, random: Random): string[] {
  const titles = passages.flat().map(([, title]) => title)
  const kinds: (() => string)[] = [
    () => pick(titles, random).slice(0, 12),
    () => slip(pick(titles, random).slice(0, 16), random),
    () => `${pick(titles, random).split(' ')[0]} formula`,
  ]
  return Array.from({ length: QUERIES }, (_, index) => kinds[index % kinds.length]?.() ?? '')
}

/**
 * What students type: incomplete titles, one or two words, typing errors of every kind in both scripts, single letters,
 * nonsense.
 */
export function makeQueries(entries: SearchEntry[], random: Random): string[] {
  const titles = entries.map(({ title }) => title)
  const nepali = titles.filter((title) => /\p{Script=Devanagari}/u.test(title))
  const begin = (title: string) => title.slice(0, Math.max(2, Math.floor(title.length * (0.3 + 0.7 * random()))))
  const kinds: (() => string)[] = [
    () => begin(pick(titles, random)),
    () => slip(begin(pick(titles, random)), random),
    () => slip(pick(titles, random), random),
    () => begin(pick(nepali, random)),
    () => slip(pick(nepali, random), random),
    () => `${pick(titles, random).split(' ')[0]} ${pick(PLACES, random).split(' ')[0]}`,
    () => slip(slip(pick(titles, random), random), random),
    () => normalize(pick(titles, random)).slice(0, 1 + Math.floor(random() * 2)),
    () => [...pick(titles, random)].reverse().join(''),
  ]
  return Array.from({ length: QUERIES }, (_, index) => kinds[index % kinds.length]?.() ?? '')
}

/** One letter swapped with the next, left out, doubled or changed. */
function slip(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const [before, letter, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)]
  return pick(
    [
      `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
      before + after,
      before + letter + letter + after,
      `${before}e${after}`,
    ],
    random,
  )
}
