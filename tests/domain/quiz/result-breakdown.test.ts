import { describe, expect, test } from 'vitest'
import type { GradedQuestion, GradedQuiz } from '#domain/quiz/grading.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { accuracy, isShownBy, outcomeOf, sumMarksByTopic } from '#domain/quiz/result-breakdown.ts'

const question = (id: string, topic: string, marks: number): PublicQuestion => ({
  id,
  topic,
  marks,
  question: id,
  options: [],
  difficulty: 'Easy',
})
const graded = (id: string, chosen: string | null): GradedQuestion => ({
  id,
  chosen,
  correctAnswer: 'a',
  explanation: '',
  isCorrect: chosen === 'a',
})

test('accuracy is the share of all questions, rounded', () => {
  const grade = { correctAnswers: 2, totalQuestions: 3 } as GradedQuiz
  expect(accuracy(grade)).toBe(67)
  expect(accuracy({ ...grade, correctAnswers: 0, totalQuestions: 0 })).toBe(0)
})

test('marks are summed by topic: the weakest topic first, then the one with more marks', () => {
  const questions = [
    question('a', 'Torque', 1),
    question('b', 'Torque', 2),
    question('c', 'Waves', 1),
    question('d', 'Fluids', 2),
    question('e', 'Heat', 1),
  ]
  const results = [graded('a', 'a'), graded('b', 'b'), graded('c', 'a'), graded('d', null), graded('e', 'd')]
  expect(sumMarksByTopic(questions, results)).toEqual([
    { topic: 'Fluids', earned: 0, total: 2 },
    { topic: 'Heat', earned: 0, total: 1 },
    { topic: 'Torque', earned: 1, total: 3 },
    { topic: 'Waves', earned: 1, total: 1 },
  ])
})

describe('the review', () => {
  test('distinguishes wrong from unanswered questions', () => {
    expect([graded('a', 'a'), graded('b', 'c'), graded('c', null)].map(outcomeOf)).toEqual([
      'correct',
      'wrong',
      'unanswered',
    ])
  })

  test('filters', () => {
    expect(isShownBy('All', graded('a', 'a'), [])).toBe(true)
    expect(isShownBy('Wrong', graded('a', 'b'), [])).toBe(true)
    expect(isShownBy('Wrong', graded('a', null), [])).toBe(false)
    expect(isShownBy('Unanswered', graded('a', null), [])).toBe(true)
    expect(isShownBy('Flagged', graded('a', 'a'), ['a'])).toBe(true)
    expect(isShownBy('Flagged', graded('b', 'a'), ['a'])).toBe(false)
  })
})
