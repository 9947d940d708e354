import { expect, test } from 'vitest'
import {
  announcePenalty,
  explainPenalty,
  sumPenalties,
  UNANSWERED_EARN_NOTHING,
} from '../../../domain/quiz/exam-penalty.ts'
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
  expect(UNANSWERED_EARN_NOTHING).toBe('A question without an answer earns no marks.')
})

test('an unanswered question is not among the wrong answers', () => {
  const grade = { answeredQuestions: 7, correctAnswers: 4, totalQuestions: 10 }
  expect(explainPenalty(exam, grade)).toBe(
    'Wrong answers: 3. Each took 0.25 marks off; unanswered questions cost nothing.',
  )
})
