import { describe, expect, test } from 'vitest'
import { findOption, parseAnswers } from '#domain/quiz/answers.ts'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import type { Question, Quiz } from '#domain/quiz/quiz.ts'
import { type EarlierVersions, findVersion, withKeysOf } from '#domain/quiz/quiz-versions.ts'

const question = (id: string, options: string, correctAnswer: string, more: Partial<Question> = {}): Question => ({
  id,
  question: `Which is ${id}?`,
  options: [...options].map((letter) => ({ id: letter, text: letter.toUpperCase() })),
  correctAnswer,
  explanation: `It is ${correctAnswer}.`,
  difficulty: 'Easy',
  topic: 'Letters',
  marks: 1,
  ...more,
})
const quizOf = (version: string, ...questions: Question[]): Quiz => ({
  id: 'letters',
  version,
  title: 'Letters',
  description: 'Letters.',
  subject: 'English',
  series: 'class-12',
  difficulty: 'Easy',
  totalQuestions: questions.length,
  totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0),
  timeLimit: 10,
  createdAt: '2026-11-22',
  updatedAt: '2026-11-22',
  isActive: true,
  tags: [],
  questions,
})
const exam = { id: 'exam', name: 'Exam', penaltyPerWrong: 0.25, sections: [] }

const same = question('same', 'abcd', 'a')
const today = { ...quizOf('v3', same, question('new', 'abcd', 'b')), exam }
const earlier: EarlierVersions = {
  first: 'v1',
  versions: [
    { version: 'v1', timeLimit: 20, questions: ['removed.1', 'same'] },
    { version: 'v2', timeLimit: 10, exam, questions: ['same'] },
  ],
  forms: { 'removed.1': question('removed', 'wxyz', 'z', { marks: 2 }) },
}

const none: EarlierVersions = { first: 'v3', versions: [], forms: {} }

describe('a version', () => {
  test('that is of today is today’s quiz, with or without earlier ones', () => {
    expect(findVersion({ today, earlier }, 'v3')).toBe(today)
    expect(findVersion({ today, earlier: none }, 'v3')).toBe(today)
  })

  test('that is earlier has its questions, order, marks, time and exam; what students list stays of today', () => {
    const first = findVersion({ today: { ...today, title: 'All letters' }, earlier }, 'v1')
    expect(first).toMatchObject({
      version: 'v1',
      title: 'All letters',
      timeLimit: 20,
      totalQuestions: 2,
      totalMarks: 3,
    })
    expect(first?.questions.map(({ id }) => id)).toEqual(['removed', 'same'])
    expect(first).not.toHaveProperty('exam')
    expect(findVersion({ today, earlier }, 'v2')).toMatchObject({ exam, totalMarks: 1 })
  })

  test('that is named first is the one that was published first, or today’s', () => {
    expect(findVersion({ today, earlier }, 'first')?.version).toBe('v1')
    expect(findVersion({ today, earlier: none }, 'first')).toBe(today)
  })

  test.each(['v0', '', '__proto__', 'constructor'])('that nobody knows is none: %j', (version) => {
    expect(findVersion({ today, earlier }, version)).toBeNull()
    expect(findVersion({ today, earlier: none }, version)).toBeNull()
  })
})

describe('the right answers of another version', () => {
  test('count where both ask the same, in any order of the options', () => {
    const corrected = question('same', 'dcba', 'c')
    const [keyed] = withKeysOf(quizOf('v1', same), quizOf('v2', corrected)).questions
    expect(keyed).toEqual({ ...same, correctAnswer: 'c', explanation: 'It is c.' })
  })

  test.each([
    ['the stem is another', question('same', 'abcd', 'c', { question: 'Which is not?' })],
    ['an option is another', question('same', 'abce', 'c')],
    ['the question is gone', question('other', 'abcd', 'c')],
  ])('do not count where %s', (_, other) => {
    expect(withKeysOf(quizOf('v1', same), quizOf('v2', other)).questions).toEqual([same])
  })
})

test('an answer names its option by id, wherever the option is; old answers by index', () => {
  const [ordered, reordered] = [question('q', 'abcd', 'a'), question('q', 'dcba', 'a')]
  expect([ordered, reordered].map((one) => findOption(one, 'a')?.text)).toEqual(['A', 'A'])
  expect([ordered, reordered].map((one) => findOption(one, '0')?.text)).toEqual(['A', 'D'])
  expect(['4', '-1', '00', 'e', ''].map((answer) => findOption(ordered, answer))).toEqual(Array(5).fill(undefined))
  expect(gradeQuiz(quizOf('v2', reordered), { q: 'a' })).toMatchObject({ score: 100 })
})

test('stored answers are ids, or of old indexes; what is neither is left out', () => {
  expect(parseAnswers({ a: 'x1_-z', b: 3, c: 4, d: -1, e: null, f: '', g: {} })).toEqual({ a: 'x1_-z', b: '3' })
  expect([null, 'a', ['a'], 7].map(parseAnswers)).toEqual([{}, {}, {}, {}])
})
