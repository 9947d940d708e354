import { expect, test } from 'vitest'
import type { GradedQuestion, GradedQuiz } from '#domain/quiz/grading.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { accuracy, marksOf, outcomeOf, sumMarksByTopic } from '#domain/quiz/result-breakdown.ts'

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

test('distinguishes wrong from unanswered questions', () => {
  expect([graded('a', 'a'), graded('b', 'c'), graded('c', null)].map(outcomeOf)).toEqual([
    'correct',
    'wrong',
    'unanswered',
  ])
})

test('a question brings its marks, nothing, or costs the penalty', () => {
  const brought = (chosen: string | null, penalty: number) => marksOf(graded('a', chosen), 2, penalty)
  expect([brought('a', 0.25), brought('b', 0.25), brought(null, 0.25), brought('b', 0)]).toEqual([2, -0.25, 0, 0])
})
