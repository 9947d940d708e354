import { expect, test } from 'vitest'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import { type Question, type Quiz, withoutAnswers } from '#domain/quiz/quiz.ts'
import { expectFromGuess, sumBlindGuesses, sumSections } from '#domain/quiz/section-results.ts'
import { openRandom } from '#tests/support/random.ts'

const NAMES = ['Physics', 'Chemistry', 'English']

function mockOf(marks: readonly [section: string, marks: number][], penaltyPerWrong: number): Quiz {
  const questions = marks.map(
    ([section, marks], index): Question => ({
      id: `q${index}`,
      question: '?',
      options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })),
      correctAnswer: 'a',
      explanation: '',
      difficulty: 'Easy',
      topic: 'Topic',
      marks,
      section,
    }),
  )
  return {
    id: 'mock',
    version: 'v1',
    title: 'Mock',
    description: '',
    subject: 'Mixed Subjects',
    series: 'ioe',
    difficulty: 'Medium',
    totalQuestions: questions.length,
    totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0),
    timeLimit: 120,
    createdAt: '2026-11-21',
    updatedAt: '2026-11-21',
    isActive: true,
    tags: [],
    exam: {
      id: 'ioe-2082',
      name: 'IOE',
      penaltyPerWrong,
      sections: NAMES.map((name) => ({ id: name, name, questions: 1 })),
    },
    questions,
  }
}

test('a section has its marks, answers, penalty and time', () => {
  const quiz = mockOf(
    [
      ['Physics', 2],
      ['Physics', 1],
      ['Chemistry', 2],
      ['Chemistry', 1],
    ],
    0.1,
  )
  const { questions } = gradeQuiz(quiz, { q0: 'a', q1: 'b', q2: 'c' })
  expect(sumSections(withoutAnswers(quiz), questions, { q0: 30.5, q1: 10, q3: 4 })).toEqual([
    { name: 'Physics', right: 1, wrong: 1, open: 0, rightMarks: 2, penalty: 0.1, earned: 1.9, total: 3, seconds: 40.5 },
    { name: 'Chemistry', right: 0, wrong: 1, open: 1, rightMarks: 0, penalty: 0.1, earned: -0.1, total: 3, seconds: 4 },
  ])
  expect(sumSections(withoutAnswers(quiz), questions, {}).map(({ seconds }) => seconds)).toEqual([null, null])
})

test('a blind guess brings marks as long as the penalty is less than a third of them', () => {
  const options = ['a', 'b', 'c', 'd']
  // The engineering entrance, and the medical one.
  expect(expectFromGuess({ marks: 1, options }, 0.1)).toBeCloseTo(0.175)
  expect(expectFromGuess({ marks: 2, options }, 0.1)).toBeCloseTo(0.425)
  expect(expectFromGuess({ marks: 1, options }, 0.25)).toBeCloseTo(0.0625)
  expect(expectFromGuess({ marks: 1, options }, 1 / 3)).toBeCloseTo(0)
  expect(expectFromGuess({ marks: 1, options }, 0.5)).toBeLessThan(0)
  expect(expectFromGuess(undefined, 0.5)).toBe(0)
})

test('guesses are counted for open and for wrong answers, not for right ones', () => {
  const quiz = mockOf(
    [
      ['Physics', 2],
      ['Physics', 1],
      ['Chemistry', 1],
      ['Chemistry', 1],
    ],
    0.25,
  )
  const { questions } = gradeQuiz(quiz, { q0: 'a', q1: 'b', q2: 'c' })
  expect(sumBlindGuesses(withoutAnswers(quiz), questions)).toEqual({ open: 0.06, wrong: 0.13 })
})

test('the expected marks of a guess are the average over all four answers', () => {
  const random = openRandom(3)
  for (let run = 0; run < 200; run++) {
    const penalty = random(9) / 8
    const marks = 1 + random(2)
    const quiz = mockOf([['Physics', marks]], penalty)
    const outcomes = ['a', 'b', 'c', 'd'].map((option) => {
      const [graded] = gradeQuiz(quiz, { q0: option }).questions
      return graded?.isCorrect ? marks : -penalty
    })
    const average = outcomes.reduce((sum, one) => sum + one, 0) / 4
    expect(expectFromGuess(quiz.questions[0], penalty)).toBeCloseTo(average, 10)
  }
})

test('the sections add up to the grade, whatever was answered', () => {
  const random = openRandom(13)
  for (let run = 0; run < 200; run++) {
    const asked = Array.from({ length: 1 + random(80) }, (): [string, number] => [
      NAMES[random(3)] ?? '',
      1 + random(2),
    ])
    const quiz = mockOf(asked, [0, 0.1, 0.25, 0.5][random(4)] ?? 0)
    const answers = quiz.questions.flatMap(({ id }) => (random(4) > 0 ? [[id, 'abcd'.charAt(random(4))]] : []))
    const times = Object.fromEntries(quiz.questions.map(({ id }) => [id, random(600) / 10]))
    const grade = gradeQuiz(quiz, Object.fromEntries(answers))
    const sections = sumSections(withoutAnswers(quiz), grade.questions, times)
    const sum = (pick: (section: (typeof sections)[number]) => number) =>
      sections.reduce((total, section) => total + pick(section), 0)
    expect(sum(({ earned }) => earned)).toBeCloseTo(grade.earnedMarks, 6)
    expect(sum(({ total }) => total)).toBe(grade.totalMarks)
    expect(sum(({ right }) => right)).toBe(grade.correctAnswers)
    expect(sum(({ right, wrong }) => right + wrong)).toBe(grade.answeredQuestions)
    expect(sum(({ right, wrong, open }) => right + wrong + open)).toBe(grade.totalQuestions)
    const counted = Object.values(times).reduce((total, seconds) => total + seconds, 0)
    expect(sum(({ seconds }) => seconds ?? Number.NaN)).toBeCloseTo(counted, 6)
  }
})
