import { expect, test } from 'vitest'
import { addRecentSearch, parseRecentSearches } from '../../../src/device/recent-searches.ts'

test('the newest search comes first, and five are kept', () => {
  const terms = ['one', 'two', 'three', 'four', 'five', 'six'].reduce(addRecentSearch, [] as string[])
  expect(terms).toEqual(['six', 'five', 'four', 'three', 'two'])
})

test('the same search is kept once, as it was last written', () => {
  expect(addRecentSearch(['waves', 'torque'], ' Torque ')).toEqual(['Torque', 'waves'])
})

test('an empty search leaves no trace, a long one only its beginning', () => {
  expect(addRecentSearch(['waves'], '  ')).toEqual(['waves'])
  expect(addRecentSearch([], 'x'.repeat(500))[0]).toHaveLength(60)
})

test.each([null, '', '{', '"waves"', '{"0":"waves"}', '[1, null, ""]'])(
  'a device that kept %s kept nothing',
  (json) => {
    expect(parseRecentSearches(json)).toEqual([])
  },
)

test('what a device kept is bounded', () => {
  expect(parseRecentSearches('["a","b","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e'])
})
