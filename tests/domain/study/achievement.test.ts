import { expect, test } from 'vitest'
import { listAchievements } from '#domain/study/achievement.ts'

type Done = { quizzes: number; views: number; points: number }

const after = ({ quizzes, views, points }: Done) =>
  listAchievements({
    summary: { totalQuizzes: quizzes, totalContentViews: views, totalStudyTime: 0 },
    profile: { points, study_streak: 1, total_study_hours: 0 },
  })
const stateOf = (done: Done) =>
  after(done).map(({ title, reached, goal, isAchieved }) => [title, reached, goal, isAchieved])

test('a new student has no achievements', () => {
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
  expect(after({ quizzes: 400, views: 900, points: 20_000 }).every(({ isAchieved }) => isAchieved)).toBe(true)
})

test('the texts about them', () => {
  expect(after({ quizzes: 0, views: 0, points: 0 }).map(({ about }) => about)).toEqual([
    'Finish a quiz.',
    'Finish ten quizzes.',
    'Open notes and articles 50 times.',
    'Earn 1,000 points.',
  ])
})
