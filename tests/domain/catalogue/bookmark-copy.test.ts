import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  BOOKMARKS_MAX,
  parseBookmarks,
  parseChange,
  toChoice,
} from '../../../domain/catalogue/bookmark-copy.ts'

describe('the list that a device kept', () => {
  test('is read as a set of keys', () => {
    expect(parseBookmarks('["physics","biology","physics"]')).toEqual(['physics', 'biology'])
    expect(parseBookmarks('[]')).toEqual([])
  })

  test('keeps what can be read of it', () => {
    expect(parseBookmarks('["physics",null,7,"",{"a":1},["biology"]]')).toEqual(['physics'])
    expect(parseBookmarks(JSON.stringify([...Array(1000).keys()].map(String)))).toHaveLength(BOOKMARKS_MAX)
  })

  test.each([null, '', '[', '{}', 'null', '"physics"', '7', '["physics"'])('that is %s is none', (json) => {
    expect(parseBookmarks(json)).toBeNull()
  })
})

describe('a choice that a device kept', () => {
  test('is read', () => {
    expect(parseChange('physics', '{"bookmarked":true,"at":5}')).toEqual({
      subjectKey: 'physics',
      bookmarked: true,
      at: 5,
    })
  })

  test.each([
    null,
    '',
    '{}',
    '{"bookmarked":"yes","at":5}',
    '{"bookmarked":true}',
    '{"bookmarked":true,"at":-1}',
    '[]',
  ])('that is %s is none', (json) => expect(parseChange('physics', json)).toBeNull())
})

test('choices that the worker does not have yet stand above what it lists', () => {
  const add = (subjectKey: string) => ({ subjectKey, bookmarked: true, at: 1 })
  const drop = (subjectKey: string) => ({ subjectKey, bookmarked: false, at: 1 })
  expect(applyChanges(['physics', 'biology'], [])).toEqual(['physics', 'biology'])
  expect(applyChanges(['physics', 'biology'], [drop('physics'), add('nepali')])).toEqual(['biology', 'nepali'])
  expect(applyChanges(['physics'], [add('physics'), drop('english')])).toEqual(['physics'])
})

test('a choice is sent with its time only once it is late', () => {
  const change = { subjectKey: 'physics', bookmarked: false, at: 100_000 }
  expect(toChoice(change, 109_000)).toEqual({ subjectKey: 'physics', bookmarked: false })
  expect(toChoice(change, 200_000)).toEqual(change)
  // A clock that was set back.
  expect(toChoice(change, 50_000)).toEqual({ subjectKey: 'physics', bookmarked: false })
})
