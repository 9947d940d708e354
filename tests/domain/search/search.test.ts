import { describe, expect, test } from 'vitest'
import { createSearch, type SearchOptions } from '#domain/search/search.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import type { TextPart } from '#domain/search/search-marks.ts'
import { searchEntryOf } from '#tests/support/samples/search-entries.ts'

const entry = (id: string, type: SearchEntry['type'], title: string, more: Partial<SearchEntry> = {}) =>
  searchEntryOf({ id, type, title, ...more })

const physics = { subject: 'Physics', place: 'Physics · Class 12' }
const nepali = { subject: 'Nepali', place: 'Nepali · Class 12' }

const ENTRIES = [
  entry('physics', 'subject', 'Physics', { names: ['Class 12 Physics'], place: 'Class 12' }),
  entry('trends', 'chapter', 'Recent Trends in Physics', physics),
  entry('rotation', 'chapter', 'Rotational Dynamics', { ...physics, topics: ['Torque', 'Moment of inertia'] }),
  entry('waves', 'chapter', 'Wave Motion', physics),
  entry('induction', 'chapter', 'Electromagnetic Induction', physics),
  entry('junction', 'topic', 'P-N junction', { ...physics, chapter: 'Semiconductor Devices' }),
  entry('torque', 'topic', 'Torque', { ...physics, chapter: 'Rotational Dynamics' }),
  entry('torque-coil', 'topic', 'Torque on a coil', { ...physics, chapter: 'Magnetic Field' }),
  entry('rotation-note', 'note', 'Rotational Dynamics', { ...physics, date: '2026-11-20' }),
  entry('old-note', 'note', 'Old mechanics', { ...physics, date: '2026-01-02', tags: ['mechanics'] }),
  entry('grammar', 'chapter', 'Grammar', { ...nepali, names: ['व्याकरण'], tags: ['vyakaran'] }),
  entry('dream', 'topic', 'आमाको सपना', { ...nepali, chapter: 'Verse' }),
  entry('mock', 'quiz', 'IOE Full Mock Exam 1', { place: 'Mixed Subjects · IOE Series', tags: ['entrance'] }),
  entry('paper-24', 'paper', 'NEB Physics Paper, 2024', { subject: 'Physics', place: 'Physics · NEB 2024' }),
  entry('paper-23', 'paper', 'NEB Physics Paper, 2023', { subject: 'Physics', place: 'Physics · NEB 2023' }),
]
const search = createSearch(ENTRIES)
const find = (query: string, options?: SearchOptions) => search(query, options).map(({ id }) => id)

describe('an entry is found', () => {
  test.each([
    ['the whole title', 'rotational dynamics', 'rotation'],
    ['a title half typed', 'electromagnetic ind', 'induction'],
    ['words in another order', 'dynamics rotational', 'rotation'],
    ['a part inside a word', 'netic induction', 'induction'],
    ['the plural of its word', 'waves', 'waves'],
    ['a word that says nothing beside one that does', 'what is a wave', 'waves'],
    ['a topic of the chapter', 'inertia', 'rotation'],
    ['its class and subject', 'class 12 physics', 'physics'],
    ['its kind', 'ioe quiz', 'mock'],
    ['its tag', 'entrance', 'mock'],
    ['two letters written as one word', 'pn junction', 'junction'],
    ['its Nepali name', 'व्याकरण', 'grammar'],
    ['its Nepali name in Latin letters', 'aamako sapana', 'dream'],
    ['its year', 'neb 2024', 'paper-24'],
  ])('by %s', (_, query, id) => {
    expect(find(query)[0]).toBe(id)
  })

  test.each([
    ['a letter changed', 'electromagnatic indu', 'induction'],
    ['a letter left out', 'grmmar', 'grammar'],
    ['a letter too many', 'grammmar', 'grammar'],
    ['two letters swapped', 'wvae', 'waves'],
    ['two slips in a long word', 'elektromegnetic', 'induction'],
    ['a slip in a word half typed', 'elektromag', 'induction'],
    ['a slip in the first letter', 'jrammar', 'grammar'],
    ['a wrong vowel sign', 'व्यकरण', 'grammar'],
    ['a wrong letter in Devanagari', 'व्याकरन', 'grammar'],
    ['Devanagari half typed', 'व्याक', 'grammar'],
    ['a slip in romanised Nepali', 'byakaran', 'grammar'],
  ])('despite %s', (_, query, id) => {
    expect(find(query)[0]).toBe(id)
  })

  test('only with every word of the query', () => {
    expect(find('torque grammar')).toEqual([])
    expect(find('zzzzz')).toEqual([])
    expect(find(' ?! ')).toEqual([])
  })

  test('not with a typing error in a short word or a number', () => {
    expect(find('ioa')).toEqual([])
    expect(find('neb 2022')).toEqual([])
  })

  test('not with a typing error while there are enough exact results', () => {
    const many = createSearch(
      ['Cell', 'Cell division', 'Unit cell', 'Wells'].map((title) => entry(title, 'topic', title)),
    )
    expect(many('cell').map(({ id }) => id)).toEqual(['Cell', 'Cell division', 'Unit cell'])
    expect(many('well').map(({ id }) => id)).toEqual(['Wells', 'Cell', 'Unit cell', 'Cell division'])
  })
})

describe('the order', () => {
  test('is the exact title, then titles that begin with the query, then other matches', () => {
    expect(find('torque')).toEqual(['torque', 'torque-coil', 'rotation'])
    expect(find('physics').slice(0, 2)).toEqual(['physics', 'trends'])
  })

  test('is by type if all else is equal, and then by length', () => {
    expect(find('rotational dynamics').slice(0, 2)).toEqual(['rotation', 'rotation-note'])
    const two = createSearch([entry('long', 'topic', 'Waves in pipes'), entry('short', 'topic', 'Sound waves')])
    expect(two('waves').map(({ id }) => id)).toEqual(['long', 'short'])
    expect(two('wave').map(({ id }) => id)).toEqual(['long', 'short'])
  })

  test('is the order of the entries if all else is equal', () => {
    const alike = createSearch(['b', 'a', 'c'].map((id) => entry(id, 'topic', 'Vectors')))
    expect(alike('vectors').map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect(alike('vectors')).toEqual(alike('vectors'))
  })

  test('puts the preferred subjects first among equally good entries', () => {
    const grammars = createSearch([
      entry('nepali', 'chapter', 'Grammar', { subjectKey: 'nepali' }),
      entry('english', 'chapter', 'Grammar', { subjectKey: 'english' }),
      entry('rules', 'chapter', 'Grammar rules', { subjectKey: 'english' }),
    ])
    const find = (subjectsFirst: string[]) => grammars('grammar', { subjectsFirst }).map(({ id }) => id)
    expect(find([])).toEqual(['nepali', 'english', 'rules'])
    expect(find(['english'])).toEqual(['english', 'nepali', 'rules'])
  })

  test('ends after ten results, or after the given limit', () => {
    const many = createSearch(Array.from({ length: 30 }, (_, index) => entry(`${index}`, 'topic', `Vector ${index}`)))
    expect(many('vector')).toHaveLength(10)
    expect(many('vector', { limit: 3 }).map(({ id }) => id)).toEqual(['0', '1', '2'])
  })
})

describe('filters', () => {
  test('by type', () => {
    expect(find('rotational', { types: ['note'] })).toEqual(['rotation-note'])
  })

  test('by subject', () => {
    expect(find('12', { filters: { subject: 'Nepali' } })).toEqual(['grammar', 'dream'])
  })

  test('by tag, in any case', () => {
    expect(find('mechanics', { filters: { tags: ['Mechanics'] } })).toEqual(['old-note'])
    expect(find('rotational', { filters: { tags: ['Mechanics'] } })).toEqual([])
  })

  test.each([
    ['all', ['rotation-note', 'old-note']],
    ['week', ['rotation-note']],
    ['month', ['rotation-note']],
    ['year', ['rotation-note', 'old-note']],
  ] as const)('by date: %s', (dateRange, ids) => {
    const found = find('physics notes', {
      filters: { dateRange },
      now: Date.parse('2026-11-21T06:00:00Z'),
      types: ['note'],
    })
    expect(found.toSorted()).toEqual([...ids].toSorted())
  })
})

describe('a result', () => {
  const show = (parts: readonly TextPart[] = []) =>
    parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
  const first = (query: string) => {
    const [result] = search(query)
    return { title: show(result?.titleParts), place: show(result?.placeParts), by: result?.foundBy }
  }

  test('marks the typed parts of words', () => {
    expect(first('electromagnatic indu').title).toBe('[Electromagnetic] [Indu]ction')
    expect(first('netic induction').title).toBe('Electromag[netic] [Induction]')
    expect(first('class 12 phys')).toEqual({ title: '[Phys]ics', place: '[Class] [12]', by: '' })
    expect(first('सपना').title).toBe('आमाको [सपना]')
    expect(first('sapana').title).toBe('आमाको [सपना]')
  })

  test('names the match that title and place do not show', () => {
    expect(first('inertia')).toEqual({
      title: 'Rotational Dynamics',
      place: 'Physics · Class 12',
      by: 'Moment of inertia',
    })
    expect(search('inertia rotational')[0]?.matchedTerms).toEqual(['Rotational', 'Moment of inertia'])
  })

  test('marks no similar word if the typed word is elsewhere in the entry', () => {
    expect(first('neb 2024 past paper').title).toBe('[NEB] Physics [Paper], [2024]')
  })

  test('has the whole title in its parts', () => {
    for (const query of ['dynamic dyn', 'rot otati', 'o', 'व', 'torque on']) {
      for (const result of search(query)) {
        expect(result.titleParts.map(({ text }) => text).join('')).toBe(result.title)
      }
    }
  })
})
