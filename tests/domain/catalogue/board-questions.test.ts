import { expect, test } from 'vitest'
import {
  filterQuestions,
  firstQuestions,
  listForms,
  listUnits,
  nameForm,
  type SubjectQuestions,
} from '#domain/catalogue/board-questions.ts'
import { parseQuestionSearch } from '#domain/catalogue/question-search.ts'

const choice = { id: 'c', kind: 'choice', marks: 1, text: 'Choose' } as const
const short = { id: 's', kind: 'short', marks: 5, text: 'Explain' } as const
const long = { id: 'l', kind: 'long', marks: 8, text: 'Derive' } as const
const PHYSICS: SubjectQuestions = {
  chapters: [
    { id: 'waves', title: 'Waves', unit: 'Waves' },
    { id: 'interference', title: 'Interference', unit: 'Optics' },
    { id: 'diffraction', title: 'Diffraction', unit: 'Optics' },
    { id: 'trends', title: 'Trends' },
  ],
  notes: [
    { chapterId: 'waves', noteId: 'w', questions: [choice, short, long] },
    { chapterId: 'interference', noteId: 'i', questions: [choice, long] },
    { chapterId: 'diffraction', noteId: 'd', questions: [short] },
    { chapterId: 'trends', noteId: 't', questions: [{ ...short, marks: null }] },
  ],
}
const found = (search: Parameters<typeof filterQuestions>[1]) =>
  filterQuestions(PHYSICS, search).map(({ noteId, questions }) => `${noteId}:${questions.map(({ id }) => id).join('')}`)

test.each([
  [{}, ['w:csl', 'i:cl', 'd:s', 't:s']],
  [{ unit: 'Optics', form: 'long-8' }, ['i:l']],
  [{ unit: 'Optics' }, ['i:cl', 'd:s']],
  [{ chapter: 'waves', form: 'short-5' }, ['w:s']],
  [{ form: 'short' }, ['t:s']],
  [{ unit: 'Optics', chapter: 'waves' }, []],
  [{ unit: 'Alchemy' }, []],
])('the filters %j find %j', (search, expected) => {
  expect(found(search)).toEqual(expected)
})

test('units and kinds are listed once, in their order', () => {
  expect(listUnits(PHYSICS.chapters)).toEqual(['Waves', 'Optics'])
  expect(listForms(PHYSICS.notes)).toEqual([
    { value: 'choice-1', label: 'Multiple choice, 1 mark' },
    { value: 'short', label: 'Short answer' },
    { value: 'short-5', label: 'Short answer, 5 marks' },
    { value: 'long-8', label: 'Long answer, 8 marks' },
  ])
  expect(nameForm(long)).toBe('Long answer, 8 marks')
})

test('an address keeps what can be a filter', () => {
  expect(parseQuestionSearch({ unit: ' Optics ', chapter: '', form: 8, other: 'x' })).toEqual({ unit: 'Optics' })
  expect(parseQuestionSearch({ unit: 'x'.repeat(101), chapter: ['waves'], form: 'long-8' })).toEqual({ form: 'long-8' })
})

test.each([0, 1, 3, 4, 7, 8])('the first %i questions are in the same order, without empty notes', (most) => {
  const all = PHYSICS.notes.flatMap(({ questions }) => questions)
  const first = firstQuestions(PHYSICS.notes, most)
  expect(first.flatMap(({ questions }) => questions)).toEqual(all.slice(0, most))
  expect(first.every(({ questions }) => questions.length > 0)).toBe(true)
})
