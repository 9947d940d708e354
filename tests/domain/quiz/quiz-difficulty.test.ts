import { expect, test } from 'vitest'
import type { Question } from '#domain/quiz/quiz.ts'
import { rateDifficulty } from '#domain/quiz/quiz-difficulty.ts'
import type { Difficulty } from '#domain/quiz/quiz-kinds.ts'

const ask = (difficulty: Difficulty, marks = 1): Question => ({
  id: 'q',
  question: 'q',
  options: [],
  correctAnswer: '',
  explanation: '',
  difficulty,
  topic: 't',
  marks,
})
const times = (count: number, question: Question) => Array.from({ length: count }, () => question)
const examOf = (penaltyPerWrong: number) => ({ id: 'e', name: 'e', penaltyPerWrong, sections: [] })

test.each<[string, Question[], Difficulty]>([
  ['easy questions alone', times(10, ask('Easy')), 'Easy'],
  ['medium questions alone', times(10, ask('Medium')), 'Medium'],
  ['hard questions alone', times(10, ask('Hard')), 'Hard'],
  ['medium questions of two marks', times(10, ask('Medium', 2)), 'Hard'],
  ['one light question more than demanding ones', mixOf({ twoMarks: 4 }), 'Easy'],
  ['as many light questions as demanding ones', mixOf({ twoMarks: 5 }), 'Medium'],
  ['a few more demanding questions', mixOf({ twoMarks: 6 }), 'Medium'],
  ['a tenth more demanding questions', mixOf({ twoMarks: 7 }), 'Hard'],
])('%s', (_, questions, difficulty) => {
  expect(rateDifficulty({ questions })).toBe(difficulty)
})

test('the order of the questions and their number make no difference', () => {
  const questions = mixOf({ twoMarks: 6 })
  expect(rateDifficulty({ questions: questions.toReversed() })).toBe(rateDifficulty({ questions }))
  expect(rateDifficulty({ questions: [...questions, ...questions] })).toBe(rateDifficulty({ questions }))
})

test('a penalty for wrong answers makes an exam harder than the same questions without one', () => {
  const questions = [...times(6, ask('Easy')), ...times(9, ask('Medium')), ...times(5, ask('Hard'))]
  expect(rateDifficulty({ questions })).toBe('Easy')
  expect(rateDifficulty({ questions, exam: examOf(0) })).toBe('Easy')
  expect(rateDifficulty({ questions, exam: examOf(0.1) })).toBe('Medium')
  expect(rateDifficulty({ questions, exam: examOf(0.25) })).toBe('Hard')
})

/** Five easy, six medium and four hard questions. This many of them, beginning with the hardest, have two marks. */
function mixOf({ twoMarks }: { twoMarks: number }): Question[] {
  const labels: Difficulty[] = [
    ...Array<Difficulty>(4).fill('Hard'),
    ...Array<Difficulty>(6).fill('Medium'),
    ...Array<Difficulty>(5).fill('Easy'),
  ]
  return labels.map((difficulty, index) => ask(difficulty, index < twoMarks ? 2 : 1))
}
