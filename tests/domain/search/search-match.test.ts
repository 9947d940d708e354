import { describe, expect, test } from 'vitest'
import { countForgivenEdits, openCloseMatch, rateMatch } from '#domain/search/search-match.ts'

describe('rateMatch', () => {
  test.each([
    ['wave', 'wave', 1],
    ['wav', 'wave', 0.75],
    ['w', 'wave', 0.75],
    ['waves', 'wave', 0.95],
    ['lenses', 'lens', 0.95],
    ['velocities', 'velocity', 0.95],
    ['gases', 'gas', 0.95],
    // Two letters are too short for a stem.
    ['as', 'a', 0],
    ['ios', 'io', 0],
    // Not every s is a plural, and not every beginning a stem.
    ['mass', 'ma', 0],
    ['wax', 'wave', 0],
    // A part inside a word counts from four letters on.
    ['gnet', 'magnetic', 0.3],
    ['net', 'magnetic', 0],
    ['waves', 'waved', 0],
  ])('%s, %s: %f', (word, token, rate) => {
    expect(rateMatch(word, token)).toBe(rate)
  })
})

test.each([
  ['wav', 0],
  ['wave', 1],
  ['inertia', 1],
  ['rotation', 2],
  ['rotation1', 0],
  ['२०८२', 0],
])('%s may have %i typing errors', (word, edits) => {
  expect(countForgivenEdits(word)).toBe(edits)
})

describe('openCloseMatch', () => {
  test.each([
    ['gramar', 'grammar', 0.18],
    ['elektromegnetic', 'electromagnetic', 0.14],
    // An incomplete word.
    ['elektromag', 'electromagnetic', 0.16],
    ['vlaence', 'valence', 0.18],
    ['grmr', 'grammar', 0],
    ['kramner', 'grammar', 0],
    ['ioa', 'ioe', 0],
  ])('%s, %s: %f', (word, token, rate) => {
    expect(openCloseMatch(word)(token)).toBeCloseTo(rate, 10)
  })

  test('rates lower than every match without errors', () => {
    expect(openCloseMatch('waave')('wave')).toBeLessThan(0.3)
  })
})
