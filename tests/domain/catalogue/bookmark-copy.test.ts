import { describe, expect, test } from 'vitest'
import { applyChanges, BOOKMARKS_MAX, parseBookmarks, toChoice } from '#domain/catalogue/bookmark-copy.ts'

describe('the list that a device stored', () => {
  test('is read as a set of keys', () => {
    expect(parseBookmarks('["physics","biology","physics"]')).toEqual(['physics', 'biology'])
    expect(parseBookmarks('[]')).toEqual([])
  })

  test('is read without invalid entries', () => {
    expect(parseBookmarks('["physics",null,7,"",{"a":1},["biology"]]')).toEqual(['physics'])
    expect(parseBookmarks('[7,null,{"a":1}]')).toEqual([])
    expect(parseBookmarks(JSON.stringify([...Array(1000).keys()].map(String)))).toHaveLength(BOOKMARKS_MAX)
  })

  test.each([null, '', '[', '{}', 'null', '"physics"', '7', '["physics"'])('is none in %s', (json) => {
    expect(parseBookmarks(json)).toBeNull()
  })
})

test('changes that the worker has not confirmed are applied to its list', () => {
  const add = (subjectKey: string) => ({ subjectKey, bookmarked: true, at: 1 })
  const drop = (subjectKey: string) => ({ subjectKey, bookmarked: false, at: 1 })
  expect(applyChanges(['physics', 'biology'], [])).toEqual(['physics', 'biology'])
  expect(applyChanges(['physics', 'biology'], [drop('physics'), add('nepali')])).toEqual(['biology', 'nepali'])
  expect(applyChanges(['physics'], [add('physics'), drop('english')])).toEqual(['physics'])
})

test('only an old change is sent with its time', () => {
  const change = { subjectKey: 'physics', bookmarked: false, at: 100_000 }
  expect(toChoice(change, 109_000)).toEqual({ subjectKey: 'physics', bookmarked: false })
  expect(toChoice(change, 200_000)).toEqual(change)
  // The clock was set back.
  expect(toChoice(change, 50_000)).toEqual({ subjectKey: 'physics', bookmarked: false })
})

test('how many bookmarks a student has', () => {
  expect(BOOKMARKS_MAX).toBe(100)
})
