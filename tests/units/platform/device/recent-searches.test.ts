import { expect, test } from 'vitest'
import { RECENT_SEARCHES_MAX } from '#domain/search/search-limits.ts'
import { addRecentSearch, parseRecentSearches } from '#src/platform/device/recent-searches.ts'

/** More searches than a device stores. */
const MANY = Array.from({ length: RECENT_SEARCHES_MAX + 1 }, (_, index) => `search ${index}`)

test('the newest search comes first, and the last ones are kept', () => {
  expect(MANY.reduce(addRecentSearch, [] as string[])).toEqual(MANY.slice(1).reverse())
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

test('the stored searches are bounded', () => {
  expect(parseRecentSearches(JSON.stringify(MANY))).toEqual(MANY.slice(0, RECENT_SEARCHES_MAX))
})
