import { describe, expect, test } from 'vitest'
import {
  countOfKind,
  describeGuestWork,
  isPostponed,
  parsePostponed,
  summarizeAdding,
} from '#domain/account/guest-offer-rules.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'

const HOUR_MS = 60 * 60 * 1000

describe('the offered work', () => {
  test('is counted in words', () => {
    expect(countOfKind('results', 1)).toBe('1 quiz result')
    expect(countOfKind('unfinished', 2)).toBe('2 unfinished quizzes')
  })

  test('is listed in a fixed order, without empty kinds', () => {
    expect(describeGuestWork(['bookmarks', 'results', 'unfinished', 'results', 'bookmarks', 'results'])).toBe(
      '3 quiz results, 1 unfinished quiz, 2 bookmarks',
    )
    expect(describeGuestWork(['notes'])).toBe('1 opened note')
    expect(describeGuestWork([])).toBe('')
  })
})

describe('a student who did not want to decide', () => {
  const postponed = { userId: 'asha', at: HOUR_MS }

  test('is not asked again in this sitting', () => {
    expect(isPostponed(postponed, 'asha', HOUR_MS)).toBe(true)
    expect(isPostponed(postponed, 'asha', 13 * HOUR_MS - 1)).toBe(true)
  })

  test.each([
    [null, 'asha', HOUR_MS],
    [postponed, 'bina', HOUR_MS],
    [postponed, 'asha', 13 * HOUR_MS],
    // The clock was set back.
    [postponed, 'asha', HOUR_MS - 1],
  ])('tells them apart: %o, %s at %i is asked', (kept, owner, now) => {
    expect(isPostponed(kept, owner, now)).toBe(false)
  })

  test('is remembered on the device', () => {
    expect(parsePostponed(JSON.stringify(postponed))).toEqual(postponed)
  })

  test.each([null, '', '[', '[]', '{}', '{"owner":"","at":1}', '{"owner":"asha","at":"1"}'])(
    'is nobody where the device keeps %s',
    (json) => expect(parsePostponed(json)).toBeNull(),
  )
})

test('the adding is over when nothing is on its way, whatever became of it', () => {
  const waiting = { name: 'waiting' } as const
  const added = { name: 'added' } as const
  const refused = { name: 'refused', reason: ATTEMPT_MESSAGES.noQuiz } as const
  expect(summarizeAdding([waiting, added, refused])).toEqual({ added: 1, isOver: false })
  expect(summarizeAdding([added, added, refused])).toEqual({ added: 2, isOver: true })
})
