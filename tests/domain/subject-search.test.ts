import { expect, test } from 'vitest'
import type { SubjectListing } from '../../domain/catalogue.ts'
import { searchSubjects } from '../../domain/subject-search.ts'

const subject = (name: string, topics: string[]) => ({ name, topics }) as SubjectListing
const physics = subject('Physics', ['Rotational Dynamics', 'Recent Trends in Physics', 'Torque'])
const nepali = subject('Nepali', ['Grammar', 'व्याकरण'])

const find = (query: string) =>
  searchSubjects([physics, nepali], query).map((match) => [match.subject.name, match.topics])

test('nothing asked shows every subject with all its topics', () => {
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

test('what is nowhere is not found', () => {
  expect(find('astrology')).toEqual([])
})
