import { describe, expect, test } from 'vitest'
import { mergeActivity } from '../../../domain/study/recent-activity.ts'
import { countStreak, nepalDay } from '../../../domain/study/streak.ts'
import { hoursOf, pointsOf } from '../../../domain/study/study-stats.ts'

describe('a streak', () => {
  test.each([
    [[], 1],
    [[100], 1],
    [[99], 2],
    [[99, 98, 97, 95], 4],
    [[98, 97], 1],
    [[101, 102], 1],
    [[97, 99, 98, 99], 4],
  ])('of the days %j on day 100 is %i', (days, streak) => {
    expect(countStreak(days, 100)).toBe(streak)
  })

  test('ends after ten years', () => {
    expect(
      countStreak(
        Array.from({ length: 10_000 }, (_, day) => day),
        10_000,
      ),
    ).toBe(3650)
  })

  test('changes its day at midnight in Nepal, which is 18:15 UTC', () => {
    const before = Date.parse('2026-11-21T18:14:59.999Z')
    expect(nepalDay(before + 1) - nepalDay(before)).toBe(1)
    expect(nepalDay(before)).toBe(nepalDay(Date.parse('2026-11-20T18:15:00Z')))
  })
})

test.each([
  [0, 0],
  [12, 120],
  [12.35, 124],
  [-3.2, 0],
])('%d marks are %i points', (marks, points) => {
  expect(pointsOf(marks)).toBe(points)
})

test.each([
  [0, 0],
  [179, 0],
  [180, 0.1],
  [5400, 1.5],
  [86_400, 24],
])('%i seconds are %d hours', (seconds, hours) => {
  expect(hoursOf(seconds)).toBe(hours)
})

test('activity of both kinds is listed together, newest first', () => {
  const results = [
    { id: 'q2', title: 'Quiz', subject: 'Physics', score: 80, timestamp: 30 },
    { id: 'q1', title: 'Quiz', subject: 'Physics', score: 60, timestamp: 10 },
  ]
  const visits = [
    { id: 'v2', title: 'Note', subject: 'Biology', url: null, lastAccessed: 20 },
    { id: 'v1', title: 'Note', subject: 'Biology', url: '/x', lastAccessed: 5 },
  ]
  expect(mergeActivity(results, visits, 3)).toEqual([
    { kind: 'quiz', id: 'q2', title: 'Quiz', subject: 'Physics', score: 80, at: 30 },
    { kind: 'content', id: 'v2', title: 'Note', subject: 'Biology', url: null, at: 20 },
    { kind: 'quiz', id: 'q1', title: 'Quiz', subject: 'Physics', score: 60, at: 10 },
  ])
})
