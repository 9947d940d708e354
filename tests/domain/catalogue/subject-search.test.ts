import { describe, expect, test } from 'vitest'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { filterOf, parseSubjectFilter, searchSubjects } from '#domain/catalogue/subject-search.ts'

const subject = (name: string, topics: string[]) => ({ name, topics }) as SubjectListing
const physics = subject('Physics', ['Rotational Dynamics', 'Recent Trends in Physics', 'Torque'])
const nepali = subject('Nepali', ['Grammar', 'व्याकरण'])

const find = (query: string) =>
  searchSubjects([physics, nepali], query).map((match) => [match.subject.name, match.topics])

test('an empty query finds every subject with all its topics', () => {
  expect(find('  ')).toEqual([
    ['Physics', physics.topics],
    ['Nepali', nepali.topics],
  ])
})

test('a topic is found in any case, in either script, by any part of it', () => {
  expect(find('ORQU')).toEqual([['Physics', ['Torque']]])
  expect(find('व्याकरण')).toEqual([['Nepali', ['व्याकरण']]])
})

test('a title that matches shows all its topics, the matching ones first', () => {
  expect(find('physics')).toEqual([['Physics', ['Recent Trends in Physics', 'Rotational Dynamics', 'Torque']]])
})

test('a query without a match finds nothing', () => {
  expect(find('astrology')).toEqual([])
})

test('Devanagari is found in every Unicode composition, and with joiners', () => {
  const hindi = subject('X', ['\u0915\u093c\u0932\u092e', 'र्\u200dयाल'])
  const topics = (query: string) => searchSubjects([hindi], query).flatMap((match) => match.topics)
  expect(topics('\u0958')).toEqual(['\u0915\u093c\u0932\u092e'])
  expect(topics('र्याल')).toEqual(['र्\u200dयाल'])
})

test('numbers are found in digits of either script', () => {
  const topics = [subject('X', ['Unit 12', 'एकाइ १२', 'Unit 2'])]
  for (const query of ['12', '१२']) {
    expect(searchSubjects(topics, query).flatMap((match) => match.topics)).toEqual(['Unit 12', 'एकाइ १२'])
  }
})

describe('the filters of an address', () => {
  test('are only the valid ones', () => {
    expect(parseSubjectFilter({ q: 'Rotat', grade: 'Class 11', page: 2 })).toEqual({ q: 'Rotat', grade: 'Class 11' })
    expect(parseSubjectFilter({ q: '', grade: 'Class 9' })).toStrictEqual({ q: undefined, grade: undefined })
    expect(parseSubjectFilter({ q: ['a'], grade: { a: 1 } })).toStrictEqual({ q: undefined, grade: undefined })
  })

  test('can be digits, which the router parses as a number, and are cut to a length', () => {
    expect(parseSubjectFilter({ q: 12 })).toEqual({ q: '12' })
    expect(parseSubjectFilter({ q: 'x'.repeat(5000) }).q).toHaveLength(100)
    expect(parseSubjectFilter({ q: `${'x'.repeat(99)}🙂🙂` }).q).toBe(`${'x'.repeat(99)}🙂`)
  })

  test('are empty for the default class', () => {
    expect([filterOf('Class 12'), filterOf('Class 10')]).toEqual([{}, { grade: 'Class 10' }])
  })
})
