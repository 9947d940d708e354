import { expect, test } from 'vitest'
import { describeMastery, MASTERY_LEVELS, RECENT_MAX, rateMastery, toLetter } from '#domain/study/mastery.ts'

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

test('an answer that becomes right never lowers the level', () => {
  const letters = ['e', 'm', 'h', 'E', 'M', 'H']
  let seed = 3
  const random = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % max
  }
  for (let run = 0; run < 500; run++) {
    const recent = Array.from({ length: 1 + random(RECENT_MAX) }, () => letters[random(6)] ?? 'e').join('')
    const before = rate(recent)
    const place = random(recent.length)
    const better = recent.slice(0, place) + recent.charAt(place).toUpperCase() + recent.slice(place + 1)
    const rank = (mastery: typeof before) => (mastery ? MASTERY_LEVELS.indexOf(mastery.level) : -1)
    expect([recent, rank(rate(better))]).toEqual([recent, expect.toSatisfy((after: number) => after >= rank(before))])
  }
})

test('each difficulty has its letter, a capital if the answer was right', () => {
  expect([toLetter('Easy', true), toLetter('Medium', false), toLetter('Hard', true)]).toEqual(['E', 'm', 'H'])
})
