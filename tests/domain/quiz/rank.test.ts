import { expect, test } from 'vitest'
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { describeRank, rankAmong } from '#domain/quiz/rank.ts'

const item = (id: string, score: number, quizId = 'mock'): HistoryItem => ({
  id,
  quizId,
  subject: 'Mixed Subjects',
  title: 'Mock',
  score,
  totalQuestions: 100,
  correctAnswers: score,
  timeSpent: 100 + score,
  difficulty: 'Medium',
  timestamp: 1,
  completedAt: 1,
})
const own = (score: number) => ({ quizId: 'mock', score, correctAnswers: score, timeSpent: 100 + score })

test('the rank is among the attempts at the same quiz, with this one in it or not yet', () => {
  const history = [item('a', 60), item('b', 40), item('c', 80), item('d', 99, 'another')]
  expect(rankAmong(history, own(60))).toEqual({ place: 2, of: 3 })
  expect(rankAmong(history, own(90))).toEqual({ place: 1, of: 4 })
  expect(rankAmong(history, own(10))).toEqual({ place: 4, of: 4 })
  expect(rankAmong([], own(10))).toEqual({ place: 1, of: 1 })
})

test('equal scores share a place', () => {
  const history = [item('a', 60), { ...item('b', 60), timeSpent: 7 }, item('c', 80)]
  expect(rankAmong(history, own(60))).toEqual({ place: 2, of: 3 })
})

test('a rank in words', () => {
  expect(describeRank({ place: 1, of: 1 })).toBe('Your first attempt at this exam.')
  expect(describeRank({ place: 1, of: 2 })).toBe('Your best of 2 attempts.')
  const words = [2, 3, 4, 11, 12, 21].map((place) => describeRank({ place, of: 30 }))
  expect(words).toEqual(
    ['2nd', '3rd', '4th', '11th', '12th', '21st'].map((word) => `Your ${word} best of 30 attempts.`),
  )
})
