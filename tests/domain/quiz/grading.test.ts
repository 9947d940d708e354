import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '#domain/quiz/answers.ts'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import type { Question, Quiz } from '#domain/quiz/quiz.ts'

const IDS = ['a', 'b', 'c', 'd']
const idOf = (index: number) => IDS[index % 4] ?? ''

/** Questions q0, q1, ... with these marks. The right option of each is its number modulo four: a, b, c or d. */
function quizOf(marks: number[], penaltyPerWrong?: number): Quiz {
  const questions = marks.map(
    (marks, index): Question => ({
      id: `q${index}`,
      question: 'Which?',
      options: IDS.map((id) => ({ id, text: `Option ${id}` })),
      correctAnswer: idOf(index),
      explanation: `Because of ${index}.`,
      difficulty: 'Easy',
      topic: 'Choice',
      marks,
    }),
  )
  return {
    id: 'sample',
    version: 'today',
    title: 'Sample',
    description: 'Sample.',
    subject: 'Physics',
    series: 'ioe',
    difficulty: 'Easy',
    totalQuestions: questions.length,
    totalMarks: marks.reduce((sum, mark) => sum + mark, 0),
    timeLimit: 10,
    createdAt: '2026-11-21',
    updatedAt: '2026-11-21',
    isActive: true,
    tags: ['sample'],
    ...(penaltyPerWrong !== undefined && { exam: { id: 'exam', name: 'Exam', penaltyPerWrong, sections: [] } }),
    questions,
  }
}

/** Right answers to the first `right` questions, wrong ones to the following `wrong` questions. */
function answer(right: number, wrong: number): Answers {
  const answers = Array.from({ length: right + wrong }, (_, index) => [
    `q${index}`,
    idOf(index + (index < right ? 0 : 1)),
  ])
  return Object.fromEntries(answers)
}

describe('grading a quiz', () => {
  test('adds the marks of right answers; wrong ones cost nothing', () => {
    const quiz = quizOf([1, 2, 2, 1])
    expect(gradeQuiz(quiz, answer(2, 2))).toMatchObject({
      score: 50,
      earnedMarks: 3,
      totalMarks: 6,
      correctAnswers: 2,
      answeredQuestions: 4,
      totalQuestions: 4,
    })
  })

  test('counts an unanswered question as wrong, and says what was chosen', () => {
    const { questions, ...grade } = gradeQuiz(quizOf([1, 2]), { q1: 'a' })
    expect(grade).toMatchObject({ score: 0, earnedMarks: 0, correctAnswers: 0, answeredQuestions: 1 })
    expect(questions).toEqual([
      { id: 'q0', chosen: null, correctAnswer: 'a', explanation: 'Because of 0.', isCorrect: false },
      { id: 'q1', chosen: 'a', correctAnswer: 'b', explanation: 'Because of 1.', isCorrect: false },
    ])
  })

  test('takes the index of an option from before options had ids', () => {
    expect(gradeQuiz(quizOf([1, 2]), { q0: '3', q1: '1' }).questions).toMatchObject([
      { chosen: 'd', isCorrect: false },
      { chosen: 'b', isCorrect: true },
    ])
  })

  test('computes the score from the marks and not from the number of questions', () => {
    expect(gradeQuiz(quizOf([2, 1]), answer(1, 0)).score).toBe(67)
    expect(gradeQuiz(quizOf([1, 2]), answer(1, 0)).score).toBe(33)
    expect(gradeQuiz(quizOf([1, 2, 1]), answer(3, 0)).score).toBe(100)
    expect(gradeQuiz(quizOf([]), {}).score).toBe(0)
  })
})

describe('grading an exam with a penalty', () => {
  test('subtracts it for each wrong answer, whatever the marks of the question', () => {
    const quiz = quizOf([1, 1, 2, 2, 2], 0.1)
    expect(gradeQuiz(quiz, answer(3, 2))).toMatchObject({ earnedMarks: 3.8, correctAnswers: 3, answeredQuestions: 5 })
    expect(gradeQuiz(quiz, answer(0, 5)).earnedMarks).toBe(-0.5)
  })

  test('subtracts nothing for unanswered questions and right answers', () => {
    const quiz = quizOf([1, 1, 1, 1], 0.25)
    expect(gradeQuiz(quiz, {}).earnedMarks).toBe(0)
    expect(gradeQuiz(quiz, answer(4, 0)).earnedMarks).toBe(4)
    expect(gradeQuiz(quiz, answer(2, 1)).earnedMarks).toBe(1.75)
  })

  test.each([
    [0, 3, 0.1, -0.3],
    [1, 3, 0.1, 0.7],
    [2, 17, 0.1, 0.3],
    [61, 37, 0.1, 57.3],
    [120, 77, 0.25, 100.75],
  ])('%i right and %i wrong with a penalty of %f make %f, without rounding errors', (right, wrong, penalty, left) => {
    const quiz = quizOf(
      Array.from({ length: 200 }, () => 1),
      penalty,
    )
    expect(gradeQuiz(quiz, answer(right, wrong)).earnedMarks).toBe(left)
  })

  test('has a score of at least 0 percent, although the marks can be negative', () => {
    const quiz = quizOf([1, 1, 1, 1], 0.25)
    expect(gradeQuiz(quiz, answer(1, 3))).toMatchObject({ earnedMarks: 0.25, score: 6 })
    expect(gradeQuiz(quiz, answer(0, 4))).toMatchObject({ earnedMarks: -1, score: 0 })
    expect(Object.is(gradeQuiz(quizOf([100, 100], 0.25), answer(0, 1)).score, 0)).toBe(true)
  })

  test('does not change the counts and the graded questions', () => {
    const { earnedMarks: _, score: __, ...withPenalty } = gradeQuiz(quizOf([1, 2, 1], 0.25), answer(1, 1))
    const { earnedMarks: ___, score: ____, ...without } = gradeQuiz(quizOf([1, 2, 1]), answer(1, 1))
    expect(withPenalty).toEqual(without)
  })
})

test('whatever is answered, the figures of a grade agree with each other and stay in their bounds', () => {
  const paper = fc.array(
    fc.record({ marks: fc.constantFrom(1, 2), chosen: fc.option(fc.constantFrom(...IDS, 'unknown'), { nil: null }) }),
    { minLength: 1, maxLength: 60 },
  )
  fc.assert(
    fc.property(paper, fc.constantFrom(undefined, 0.1, 0.25), (questions, penalty) => {
      const quiz = quizOf(
        questions.map(({ marks }) => marks),
        penalty,
      )
      const answers = Object.fromEntries(
        questions.flatMap(({ chosen }, index) => (chosen === null ? [] : [[`q${index}`, chosen]])),
      )
      const grade = gradeQuiz(quiz, answers)
      const right = questions.filter(({ chosen }, index) => chosen === idOf(index))
      const wrong = grade.answeredQuestions - right.length
      const earned = right.reduce((sum, { marks }) => sum + marks, 0) - wrong * (penalty ?? 0)
      expect(grade.correctAnswers).toBe(right.length)
      expect(grade.earnedMarks).toBeCloseTo(earned, 6)
      expect(grade.score).toBeGreaterThanOrEqual(0)
      expect(grade.score).toBeLessThanOrEqual(100)
      expect(grade.totalMarks).toBe(quiz.totalMarks)

      // One right answer more never lowers the grade, and the order of questions and options changes nothing.
      const open = questions.findIndex(({ chosen }, index) => chosen !== idOf(index))
      if (open >= 0) {
        const better = gradeQuiz(quiz, { ...answers, [`q${open}`]: idOf(open) })
        expect(better.score).toBeGreaterThanOrEqual(grade.score)
        expect(better.earnedMarks).toBeGreaterThan(grade.earnedMarks)
      }
      const turned = quiz.questions
        .map((question) => ({ ...question, options: question.options.toReversed() }))
        .reverse()
      expect(gradeQuiz({ ...quiz, questions: turned }, answers)).toMatchObject({
        score: grade.score,
        earnedMarks: grade.earnedMarks,
      })
    }),
  )
})
