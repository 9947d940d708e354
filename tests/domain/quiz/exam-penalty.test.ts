import { expect, test } from 'vitest'
import { announcePenalty, explainPenalty, sumPenalties } from '../../../domain/quiz/exam-penalty.ts'
import type { Question } from '../../../domain/quiz/quiz.ts'

const exam = { id: 'exam', name: 'Exam', penaltyPerWrong: 0.25, sections: [] }
const questionOf = (marks: number): Question => ({
  id: `of-${marks}`,
  question: 'Which?',
  options: [],
  correctAnswer: 'right',
  explanation: 'Because.',
  difficulty: 'Easy',
  topic: 'Topic',
  marks,
})

test('each wrong answer costs the same, whatever the marks of the question', () => {
  expect(sumPenalties(exam, [])).toBe(0)
  expect(sumPenalties(exam, [questionOf(1), questionOf(2)])).toBe(0.5)
})

test('a wrong answer costs nothing where there is no exam', () => {
  expect(sumPenalties(undefined, [questionOf(1)])).toBe(0)
})

test('the texts about it', () => {
  expect(announcePenalty(exam)).toBe('0.25 marks off for each wrong answer')
  expect(explainPenalty(exam, 3)).toBe('Wrong answers: 3. Each took 0.25 marks off; unanswered questions cost nothing.')
})
