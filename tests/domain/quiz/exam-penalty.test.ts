import { expect, test } from 'vitest'
import { announcePenalty, explainPenalty, sumPenalties, warnOfUnanswered } from '../../../domain/quiz/exam-penalty.ts'
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

const questions = [questionOf(1), questionOf(2), questionOf(3), questionOf(4)]
const quiz = { exam, questions }
const answerTo = (marks: number, chosen: string | null) => ({
  id: `of-${marks}`,
  chosen,
  isCorrect: chosen === 'right',
})

test('each wrong answer costs the same, whatever the marks of the question', () => {
  expect(sumPenalties(quiz, [])).toBe(0)
  expect(sumPenalties(quiz, [answerTo(1, 'wrong'), answerTo(2, 'wrong')])).toBe(0.5)
})

test('a right answer and an open question cost nothing', () => {
  expect(sumPenalties(quiz, [answerTo(1, 'wrong'), answerTo(3, 'right'), answerTo(4, null)])).toBe(0.25)
})

test('a wrong answer costs nothing where there is no exam', () => {
  expect(sumPenalties({ questions }, [answerTo(1, 'wrong')])).toBe(0)
})

test('the texts about it', () => {
  expect(announcePenalty(exam)).toBe('0.25 marks off for each wrong answer')
  expect(warnOfUnanswered(undefined)).toBe('A question without an answer earns no marks.')
  expect(warnOfUnanswered(exam)).toBe(
    'A question without an answer earns no marks and costs none; a wrong answer takes 0.25 marks off.',
  )
})

test('an unanswered question is not among the wrong answers', () => {
  const grade = { answeredQuestions: 7, correctAnswers: 4, totalQuestions: 10 }
  expect(explainPenalty(exam, grade)).toBe(
    'Wrong answers: 3. Each took 0.25 marks off; unanswered questions cost nothing.',
  )
})
