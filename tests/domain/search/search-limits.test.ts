import { expect, test } from 'vitest'
import * as limits from '#domain/search/search-limits.ts'

test('how much a search shows and keeps, and how long it waits', () => {
  expect({ ...limits }).toEqual({
    SEARCH_RESULTS_MAX: 10,
    EXACT_RESULTS_ENOUGH: 3,
    SEARCH_DEBOUNCE_MS: 150,
    RECENT_SEARCHES_MAX: 5,
  })
})
