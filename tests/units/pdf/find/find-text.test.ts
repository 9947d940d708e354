import { describe, expect, test } from 'vitest'
import {
  countMatches,
  findMatches,
  ordinalOf,
  prepareQuery,
  prepareText,
  searchOrder,
  stepMatch,
} from '#src/features/pdf/find/find-text.ts'

const line = (text: string, endsLine = false) => ({ text, endsLine })
const find = (runs: ReturnType<typeof line>[], typed: string) => findMatches(prepareText(runs), prepareQuery(typed))

/** The marked text, run by run. */
function marked(runs: ReturnType<typeof line>[], typed: string): string[] {
  return find(runs, typed).map(({ start, end }) =>
    runs
      .slice(start.run, end.run + 1)
      .map(({ text }, index, all) =>
        text.slice(index === 0 ? start.offset : 0, index === all.length - 1 ? end.offset : text.length),
      )
      .join('|'),
  )
}

describe('typed text finds the text on the page', () => {
  test.each([
    ['in capitals', 'TORQUE', 'the torque of a force', 'torque'],
    ['without accents', 'cafe', 'a café there', 'café'],
    ['where accents are separate letters', 'cafe', 'a cafe\u0301 there', 'cafe\u0301'],
    ['in letters that are printed as one', 'efficient', 'an eﬃcient engine', 'eﬃcient'],
    ['in the slanted letters of formulas', 'ω = 2πf', 'so 𝜔 = 2𝜋𝑓 here', '𝜔 = 2𝜋𝑓'],
    ['with straight quotes and hyphens', "newton's z-axis", 'Newton’s z‑axis', 'Newton’s z‑axis'],
    ['with more spaces', ' two   words ', 'just two words', 'two words'],
    ['in Devanagari of the other encoding', 'पढ़', 'मैले पढ\u093c', 'पढ\u093c'],
    ['with anusvara for chandrabindu', 'आंखा', 'मेरो आँखा', 'आँखा'],
    ['without the joiners of Devanagari', 'शक्ति', 'श\u0915\u094d\u200d\u0924\u093f', 'श\u0915\u094d\u200d\u0924\u093f'],
    ['with digits of the other script', '12', 'कक्षा १२', '१२'],
  ])('%s', (_, typed, text, expected) => expect(marked([line(text)], typed)).toEqual([expected]))

  test('vowel signs of Devanagari tell words apart', () => {
    expect(marked([line('कला र काला')], 'काल')).toEqual(['काल'])
  })

  test('nothing is nothing', () => {
    expect(find([line('anything')], '  ')).toEqual([])
    expect(find([line('anything')], 'nothing')).toEqual([])
  })

  test('every time, none twice', () => {
    expect(marked([line('aaaa b AA')], 'aa')).toEqual(['aa', 'aa', 'AA'])
  })
})

describe('across the runs of a page', () => {
  test('within a line', () => {
    expect(marked([line('moment of '), line('in'), line('ertia I')], 'moment of inertia')).toEqual([
      'moment of |in|ertia',
    ])
  })

  test('from one line to the next', () => {
    expect(marked([line('rigid', true), line('body', true)], 'rigid body')).toEqual(['rigid|body'])
    expect(marked([line('rigid '), line(' body')], 'rigid body')).toEqual(['rigid | body'])
  })

  test('in a word that was divided', () => {
    expect(marked([line('Curl the fin\u00ad', true), line('gers')], 'fingers')).toEqual(['fin\u00ad|gers'])
    expect(marked([line('well-', true), line('known')], 'well-known')).toEqual(['well-|known'])
  })

  test('not where letters only meet', () => {
    expect(find([line('rigid', true), line('body')], 'rigidbody')).toEqual([])
  })
})

describe('stepping', () => {
  const counts = new Map([
    [3, 2],
    [1, 1],
    [2, 0],
    [5, 3],
  ])

  test('counts from the beginning of the document', () => {
    expect(countMatches(counts)).toBe(6)
    expect(ordinalOf(counts, { page: 1, index: 0 })).toBe(1)
    expect(ordinalOf(counts, { page: 3, index: 1 })).toBe(3)
    expect(ordinalOf(counts, { page: 5, index: 2 })).toBe(6)
  })

  test('goes round in both directions', () => {
    expect(stepMatch(counts, { page: 3, index: 0 }, 1)).toEqual({ page: 3, index: 1 })
    expect(stepMatch(counts, { page: 3, index: 1 }, 1)).toEqual({ page: 5, index: 0 })
    expect(stepMatch(counts, { page: 5, index: 2 }, 1)).toEqual({ page: 1, index: 0 })
    expect(stepMatch(counts, { page: 1, index: 0 }, -1)).toEqual({ page: 5, index: 2 })
    expect(stepMatch(counts, { page: 5, index: 0 }, -1)).toEqual({ page: 3, index: 1 })
  })

  test('a single match stays', () => {
    expect(stepMatch(new Map([[4, 1]]), { page: 4, index: 0 }, 1)).toEqual({ page: 4, index: 0 })
    expect(stepMatch(new Map([[4, 1]]), { page: 4, index: 0 }, -1)).toEqual({ page: 4, index: 0 })
  })
})

test('pages are searched from where the student is, each once', () => {
  expect(searchOrder(5, 3)).toEqual([3, 4, 5, 1, 2])
  expect(searchOrder(3, 99)).toEqual([3, 1, 2])
  expect(searchOrder(0, 1)).toEqual([])
})
