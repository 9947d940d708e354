import { expect, test } from 'vitest'
import { listAchievements } from '../../../domain/study/achievement.ts'

const stateOf = (deeds: Parameters<typeof listAchievements>[0]) =>
  listAchievements(deeds).map(({ title, reached, goal, isAchieved }) => [title, reached, goal, isAchieved])

test('who has done nothing has achieved nothing', () => {
  expect(stateOf({ quizzes: 0, views: 0, points: 0 })).toEqual([
    ['First Quiz', 0, 1, false],
    ['Ten Quizzes', 0, 10, false],
    ['Well Read', 0, 50, false],
    ['A Thousand Points', 0, 1000, false],
  ])
})

test('an achievement counts from its goal on, and no further', () => {
  expect(stateOf({ quizzes: 9, views: 50, points: 999 })).toEqual([
    ['First Quiz', 1, 1, true],
    ['Ten Quizzes', 9, 10, false],
    ['Well Read', 50, 50, true],
    ['A Thousand Points', 999, 1000, false],
  ])
  expect(listAchievements({ quizzes: 400, views: 900, points: 20_000 }).every(({ isAchieved }) => isAchieved)).toBe(
    true,
  )
})
