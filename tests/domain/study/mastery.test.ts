import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/nepal-day.ts'
import {
  describeMastery,
  MASTERY_LEVELS,
  RECENT_MAX,
  rateMastery,
  rateSubject,
  toLetter,
} from '#domain/study/mastery.ts'

const NOW = Date.UTC(2026, 10, 28)
const rate = (...recents: string[]) =>
  rateMastery(
    recents.map((recent) => ({ recent, lastAt: NOW })),
    NOW,
  )

test('no level without an answer', () => {
  expect(rateMastery([], NOW)).toBeNull()
  expect(rate('', '')).toBeNull()
})

test.each([
  ['M', 'growing'],
  ['m', 'started'],
  ['MMMM', 'good'],
  ['MMMMM', 'good'],
  ['MMMMMM', 'strong'],
  ['mmMMMMMM', 'strong'],
  ['MMMMMMmm', 'good'],
  ['mmmmM', 'started'],
  ['eeeHHH', 'good'],
])('%s is %s', (recent, level) => {
  expect(rate(recent)?.level).toBe(level)
})

test('a chapter is all answers of its topics, and says its evidence', () => {
  const mastery = rate('MmM', 'MMMMM')
  expect(mastery).toEqual({ level: 'strong', right: 7, answered: 8 })
  expect(mastery && describeMastery(mastery)).toBe('Strong: 7 of 8 lately')
})

test('what was strong is good after 120 days without an answer', () => {
  const lastAt = NOW - 121 * 24 * 60 * 60 * 1000
  expect(rateMastery([{ recent: 'MMMMMMMM', lastAt }], NOW)?.level).toBe('good')
})

const rank = (mastery: ReturnType<typeof rateMastery>) => (mastery ? MASTERY_LEVELS.indexOf(mastery.level) : -1)
const letter = fc.constantFrom('e', 'm', 'h', 'E', 'M', 'H')
const answers = fc.array(letter, { minLength: 1, maxLength: RECENT_MAX })

test('an answer that becomes right never lowers the level, in a topic or among others', () => {
  fc.assert(
    fc.property(answers, answers, fc.nat(), (one, other, at) => {
      const place = at % one.length
      const better = one.map((letter, index) => (index === place ? letter.toUpperCase() : letter)).join('')
      const [before, after] = [rate(one.join(''), other.join('')), rate(better, other.join(''))]
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before))
    }),
    { numRuns: 1_000 },
  )
})

test('a level has its evidence: never more right answers than answers, and never without one', () => {
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 5 }), fc.nat(400), (topics, days) => {
      const records = topics.map((recent) => ({ recent: recent.join(''), lastAt: NOW - days * DAY_MS }))
      const mastery = rateMastery(records, NOW)
      const given = topics.flat()
      if (!mastery) {
        expect(given).toEqual([])
        return
      }
      const right = given.filter((one) => one === one.toUpperCase())
      expect(mastery).toEqual({ level: expect.any(String), right: right.length, answered: given.length })
      // All wrong is never known, and all right is never unknown.
      if (right.length === 0) expect(mastery.level).toBe('started')
      if (right.length === given.length) expect(rank(mastery)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('the level of a subject is made from its own chapters', () => {
  const records = [
    { chapter: 'physics/waves', recent: 'MMM', lastAt: NOW },
    { chapter: 'physics/heat', recent: 'Mm', lastAt: NOW },
    { chapter: 'physicsClass11/kinematics', recent: 'mmmm', lastAt: NOW },
  ]
  expect(rateSubject(records, 'physics', NOW)).toEqual({ level: 'good', right: 4, answered: 5 })
  expect(rateSubject(records, 'chemistry', NOW)).toBeNull()
})

test('each difficulty has its letter, a capital if the answer was right', () => {
  expect([toLetter('Easy', true), toLetter('Medium', false), toLetter('Hard', true)]).toEqual(['E', 'm', 'H'])
})
