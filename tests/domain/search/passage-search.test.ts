import { describe, expect, test } from 'vitest'
import type { Passage } from '#domain/catalogue/passage.ts'
import { forCollections } from '#domain/resources/collections.ts'
import { type PassageFile, readPassage, writePassage } from '#domain/search/passage-file.ts'
import { createPassageSearch } from '#domain/search/passage-search.ts'
import type { SearchOptions } from '#domain/search/search.ts'
import { listEntries, type SearchFile } from '#domain/search/search-file.ts'
import { SEARCH_RESULTS_MAX } from '#domain/search/search-limits.ts'

const SITE: SearchFile = {
  subjects: [
    ['physics', 'Physics', 'Class 12', '', [['rotation', 'Rotational Dynamics', '', '', ['Torque', 'Tollens test']]]],
    ['chemistry', 'Chemistry', 'Class 12', '', [['alcohols', 'Alcohols', '', '', ['Fermentation']]]],
  ],
  notes: [
    [0, 0, 'rotation-notes', 'Rotational Dynamics', '', '2026-11-20'],
    [1, 0, 'alcohol-notes', 'Alcohols and Phenols', '', '2026-01-02'],
  ],
  quizzes: [],
  papers: [],
  texts: forCollections(() => []),
}
const NOTES = listEntries(SITE).filter(({ type }) => type === 'note')

const PASSAGES: PassageFile = [
  [
    [1, 'Moment of inertia'],
    ['definition', 'Moment of inertia'],
    [2, 'Ring and disc'],
    ['table', 'Moments of inertia of uniform bodies', 'table-1'],
    [1, 'Torque'],
    ['law', 'Conservation of angular momentum'],
    ['derivation', 'Proof', 'derivation-proof-2'],
    [1, 'Summary'],
    ['formula', 'Key formulas', 'key-formulas-1', ['Rolling', 'Incline']],
  ],
  [
    [1, 'Preparation'],
    [2, 'Fermentation of sugar'],
    ['law', 'Law of the hydroxyl group'],
    [1, 'सन्धि'],
  ],
]
const search = createPassageSearch(PASSAGES, NOTES)
const find = (query: string, options?: SearchOptions) =>
  search(query, options).map(({ type, title }) => `${type}: ${title}`)

describe('a passage is found', () => {
  test.each([
    ['its name', 'ring disc', 'section: Ring and disc'],
    ['the heading above it', 'inertia ring', 'section: Ring and disc'],
    ['its note', 'alcohols preparation', 'section: Preparation'],
    ['its kind and its note', 'rotational dynamics formula', 'formula: Key formulas'],
    ['its kind and the heading above it', 'derivation torque', 'derivation: Proof'],
    ['what stands in a list', 'rolling', 'formula: Key formulas'],
    ['a name half typed', 'conserv', 'law: Conservation of angular momentum'],
    ['a typing error', 'consrevation', 'law: Conservation of angular momentum'],
    ['Nepali in Latin letters', 'sandhi', 'section: सन्धि'],
  ])('by %s', (_, query, found) => {
    expect(find(query)[0]).toBe(found)
  })

  test.each([
    ['by the name of its note alone', 'rotational dynamics'],
    ['by its kind alone', 'derivation'],
    ['if a word is nowhere', 'conservation zzzzz'],
    ['by a part of a word in a topic of the chapter', 'lens law'],
    ['by nothing', ' ?! '],
  ])('not %s', (_, query) => {
    expect(find(query)).toEqual([])
  })
})

describe('the order', () => {
  test('is the exact name, then names that begin with the query, then others; definitions before headings', () => {
    expect(find('moment of inertia')).toEqual([
      'definition: Moment of inertia',
      'table: Moments of inertia of uniform bodies',
    ])
    expect(find('law')).toEqual(['law: Law of the hydroxyl group'])
  })

  test('puts the preferred subjects first among equally good passages', () => {
    const twice = createPassageSearch([[[1, 'Summary']], [[1, 'Summary']]], NOTES)
    const subjects = (subjectsFirst: string[]) => twice('summary', { subjectsFirst }).map(({ subject }) => subject)
    expect(subjects([])).toEqual(['Physics', 'Chemistry'])
    expect(subjects(['chemistry'])).toEqual(['Chemistry', 'Physics'])
  })

  test('ends after ten results, or after the given limit', () => {
    const rows = Array.from({ length: 30 }, (_, index): PassageFile[0][0] => [1, `Wave ${index}`])
    const many = createPassageSearch([rows], NOTES)
    expect(many('wave')).toHaveLength(SEARCH_RESULTS_MAX)
    expect(many('wave', { limit: 2 }).map(({ title }) => title)).toEqual(['Wave 0', 'Wave 1'])
  })
})

describe('filters are those of the note', () => {
  test.each([
    ['subject', { filters: { subject: 'Chemistry' } }, ['law: Law of the hydroxyl group']],
    ['subject that has none', { filters: { subject: 'Physics' } }, []],
    ['tag', { filters: { tags: ['Fermentation'] } }, ['law: Law of the hydroxyl group']],
    ['date', { filters: { dateRange: 'month' }, now: Date.parse('2026-11-22T06:00:00Z') }, []],
    ['types, which are kinds of titles', { types: ['note'] }, ['law: Law of the hydroxyl group']],
  ] as const)('%s', (_, options, found) => {
    expect(find('hydroxyl', options)).toEqual(found)
  })
})

test('a result leads to its place, and says what it is part of', () => {
  expect(search('ring disc')[0]).toMatchObject({
    title: 'Ring and disc',
    place: 'Moment of inertia · Rotational Dynamics · Physics · Class 12',
    url: '/notes/physics/rotation/rotation-notes/read#ring-and-disc',
    isClose: false,
  })
  expect(search('fermentation')[0]?.place).toBe('Preparation · Alcohols and Phenols · Alcohols · Chemistry · Class 12')
  expect(search('rolling')[0]).toMatchObject({
    place: 'Rotational Dynamics · Physics · Class 12',
    url: '/notes/physics/rotation/rotation-notes/read#key-formulas-1',
    foundBy: 'Rolling',
  })
  expect(search('sandhi')[0]?.url).toContain(`#${encodeURIComponent('सन्धि')}`)
  expect(search('consrevation')[0]?.isClose).toBe(true)
})

test.each<Passage>([
  { kind: 'section', id: 'ring-and-disc', title: 'Ring and disc', level: 2 },
  { kind: 'section', id: 'root-2', title: 'Root', level: 1 },
  { kind: 'law', id: 'law-lenz-s-law', title: "Lenz's law" },
  { kind: 'derivation', id: 'derivation-v-f', title: 'v = fλ' },
  { kind: 'formula', id: 'key-formulas-1', title: 'Key formulas', labels: ['Rolling'] },
])('$id is the same after it was written to the file', (passage) => {
  expect(readPassage(writePassage(passage))).toEqual(passage)
})

test('passages of a note that the index of titles does not have are a mistake of the build', () => {
  expect(() => createPassageSearch([...PASSAGES, [[1, 'More']]], NOTES)).toThrow('no such note')
})
