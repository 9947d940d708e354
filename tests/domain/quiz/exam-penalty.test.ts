import { expect, test } from 'vitest'
import { announcePenalty, explainPenalty, sumPenalties, warnOfUnanswered } from '#domain/quiz/exam-penalty.ts'

const exam = { id: 'exam', name: 'Exam', penaltyPerWrong: 0.25, sections: [] }
const WRONG = { chosen: 'wrong', isCorrect: false }
const RIGHT = { chosen: 'right', isCorrect: true }
const OPEN = { chosen: null, isCorrect: false }

test('each wrong answer costs the same', () => {
  expect(sumPenalties({ exam }, [])).toBe(0)
  expect(sumPenalties({ exam }, [WRONG, WRONG])).toBe(0.5)
})

test('a right answer and an open question cost nothing', () => {
  expect(sumPenalties({ exam }, [WRONG, RIGHT, OPEN])).toBe(0.25)
})

test('a wrong answer costs nothing where there is no exam', () => {
  expect(sumPenalties({}, [WRONG])).toBe(0)
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
    'Wrong answers: 3. Each took 0.25 marks off; unanswered questions cost nothing. Points count the right answers alone.',
  )
})
