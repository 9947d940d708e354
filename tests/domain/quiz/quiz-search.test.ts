import { describe, expect, test } from 'vitest'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { findSeries, nameSeries, SERIES } from '#domain/quiz/quiz-kinds.ts'
import {
  ALL,
  compareTitles,
  filterQuizzes,
  listSubjects,
  parseQuizSearch,
  QUIZ_SORTS,
  SERIES_TABS,
  sortQuizzes,
} from '#domain/quiz/quiz-search.ts'
import { quiz } from '#tests/support/samples/sample-quiz.ts'

const ids = (quizzes: QuizSummary[]) => quizzes.map(({ id }) => id)

test('the selector has all quizzes first, and then every series by its name', () => {
  expect(SERIES_TABS[0]).toEqual({ value: ALL, label: 'All Quizzes' })
  expect(SERIES_TABS.slice(1).map(({ label }) => label)).toEqual(SERIES.map(({ value }) => nameSeries(value)))
  expect(nameSeries('ioe')).toBe('IOE Series')
})

test('the orders have names', () => {
  expect(QUIZ_SORTS.map(({ label }) => label)).toEqual(['Title', 'Difficulty', 'Questions Count', 'Time Limit'])
})

describe('parseQuizSearch', () => {
  test('keeps valid filters', () => {
    const search = { series: 'ioe', q: 'vectors', subject: 'Mathematics', difficulty: 'Hard', sort: 'time' }
    expect(parseQuizSearch(search)).toEqual(search)
  })

  test('drops invalid filters and default values', () => {
    expect(
      parseQuizSearch({ series: 'all', q: '', subject: ['x'], difficulty: 'hard', sort: 'title', page: 3 }),
    ).toEqual({})
    expect(parseQuizSearch({ series: { $ne: 1 }, q: null, difficulty: 7, sort: '; drop table' })).toEqual({})
  })

  test('reads a number as text, and cuts a long text', () => {
    expect(parseQuizSearch({ q: 12 })).toEqual({ q: '12' })
    expect(parseQuizSearch({ q: 'x'.repeat(500) }).q).toHaveLength(100)
  })
})

test('a series is found only by its key', () => {
  expect(findSeries('cee')).toBe('cee')
  expect(findSeries(ALL)).toBeNull()
  expect(findSeries('IOE')).toBeNull()
  expect(findSeries(undefined)).toBeNull()
})

describe('filterQuizzes', () => {
  const quizzes = [
    quiz('rotation'),
    quiz('organic', { subject: 'Chemistry', difficulty: 'Hard', tags: ['Named Reactions'] }),
    quiz('vectors', { subject: 'Mathematics', series: 'ioe', description: 'Planes in SPACE.' }),
  ]

  test('shows everything without a filter', () => {
    expect(filterQuizzes(quizzes, {})).toEqual(quizzes)
    expect(filterQuizzes(quizzes, { q: '  ' })).toEqual(quizzes)
  })

  test('searches title, description, subject and tags, whatever the case', () => {
    expect(ids(filterQuizzes(quizzes, { q: 'VECT' }))).toEqual(['vectors'])
    expect(ids(filterQuizzes(quizzes, { q: 'in space' }))).toEqual(['vectors'])
    expect(ids(filterQuizzes(quizzes, { q: 'chem' }))).toEqual(['organic'])
    expect(ids(filterQuizzes(quizzes, { q: 'named re' }))).toEqual(['organic'])
    expect(filterQuizzes(quizzes, { q: 'geology' })).toEqual([])
  })

  test('finds numbers in digits of either script', () => {
    const mocks = [quiz('Mock 12'), quiz('नमुना परीक्षा १२'), quiz('Mock 2')]
    for (const q of ['12', '१२', '१2']) expect(ids(filterQuizzes(mocks, { q }))).toEqual(['Mock 12', 'नमुना परीक्षा १२'])
  })

  test('combines its filters', () => {
    expect(ids(filterQuizzes(quizzes, { series: 'class-12', difficulty: 'Hard' }))).toEqual(['organic'])
    expect(filterQuizzes(quizzes, { series: 'ioe', subject: 'Physics' })).toEqual([])
  })
})

test('titles are compared with numbers in numeric order', () => {
  const quizzes = ['b', 'Mock 10', 'c', 'Mock 2', 'a'].map((title) => quiz(title))
  expect(ids(quizzes.toSorted(compareTitles))).toEqual(['a', 'b', 'c', 'Mock 2', 'Mock 10'])
})

describe('sortQuizzes', () => {
  const quizzes = [
    quiz('a', { difficulty: 'Medium', totalQuestions: 100, timeLimit: 20 }),
    quiz('b', { difficulty: 'Hard', totalQuestions: 10, timeLimit: 50 }),
    quiz('c', { difficulty: 'Easy', totalQuestions: 10, timeLimit: 20 }),
  ]

  test('leaves the titles as they are listed', () => {
    expect(ids(sortQuizzes(quizzes))).toEqual(['a', 'b', 'c'])
  })

  test('by difficulty, questions and time, and then as they are listed', () => {
    expect(ids(sortQuizzes(quizzes, 'difficulty'))).toEqual(['c', 'a', 'b'])
    expect(ids(sortQuizzes(quizzes, 'questions'))).toEqual(['b', 'c', 'a'])
    expect(ids(sortQuizzes(quizzes, 'time'))).toEqual(['a', 'c', 'b'])
  })

  test('does not change the given list', () => {
    sortQuizzes(quizzes, 'difficulty')
    expect(ids(quizzes)).toEqual(['a', 'b', 'c'])
  })
})

test('subjects are listed once, in order', () => {
  expect(listSubjects([{ subject: 'Physics' }, { subject: 'Biology' }, { subject: 'Physics' }])).toEqual([
    'Biology',
    'Physics',
  ])
})
