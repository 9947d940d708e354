import { describe, expect, test, vi } from 'vitest'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import type { Question, Quiz } from '#domain/quiz/quiz.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf, ioeMock, quiz, wrongOption } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult } from '#worker/db/schema.ts'
import * as bank from '#worker/quizzes/bank.ts'

const db = openDatabase(testEnv)
const UNKNOWN = {
  status: 422,
  message: ATTEMPT_MESSAGES.unknownVersion,
}

/** The content changes: today's quiz becomes another one, and the previous one is an earlier version. */
function changeQuiz(before: Quiz, changes: Partial<Quiz>): Quiz {
  const questions = changes.questions ?? before.questions
  const totalMarks = questions.reduce((sum, { marks }) => sum + marks, 0)
  const today = { ...before, ...changes, version: 'changed', totalQuestions: questions.length, totalMarks }
  const { version, timeLimit, exam } = before
  const earlier = {
    first: version,
    versions: [{ version, timeLimit, ...(exam && { exam }), questions: before.questions.map(({ id }) => `${id}.1`) }],
    forms: Object.fromEntries(before.questions.map((question) => [`${question.id}.1`, question])),
  }
  vi.spyOn(bank, 'findInBank').mockImplementation(async (_, id) =>
    id === before.id ? { today, earlier, places: { topics: [], questions: {} } } : undefined,
  )
  return today
}

const reverse = (question: Question) => ({ ...question, options: question.options.toReversed() })
const withOtherKey = (question: Question) => ({
  ...question,
  correctAnswer: wrongOption(question),
  explanation: 'The key was wrong.',
})
const [first, ...others] = quiz.questions
if (!first) throw new Error('The quiz is empty.')

describe('an attempt at a quiz that has changed since is graded by what the student saw', () => {
  test.each<[string, Partial<Quiz>]>([
    ['a question was removed', { questions: others }],
    ['a question was added', { questions: [...quiz.questions, { ...first, id: 'added' }] }],
    ['the options have another order', { questions: quiz.questions.map(reverse) }],
    [
      'a stem and its right answer are others',
      { questions: [{ ...withOtherKey(first), question: 'New?' }, ...others] },
    ],
    [
      'an option is another',
      { questions: [{ ...first, options: [{ id: 'new', text: 'New' }, ...first.options.slice(1)] }, ...others] },
    ],
    ['the marks are others', { questions: quiz.questions.map((question) => ({ ...question, marks: 2 })) }],
  ])('when %s', async (_, changes) => {
    const { api } = await openStudent()
    const attempt = attemptOf()
    changeQuiz(quiz, changes)
    const full = {
      score: 100,
      earnedMarks: quiz.totalMarks,
      totalMarks: quiz.totalMarks,
      correctAnswers: quiz.totalQuestions,
      totalQuestions: quiz.totalQuestions,
    }
    expect(await api.quizResults.submit.mutate(attempt)).toMatchObject({ saved: true, grade: full })
    expect(await openBrowser().api.quizResults.submit.mutate(attempt)).toMatchObject({ saved: false, grade: full })
    expect(await db.select().from(quizResult)).toMatchObject([
      { ...full, quizVersion: quiz.version, keyVersion: 'changed' },
    ])
  })

  test('with the time limit and the penalty of that version', async () => {
    const { api } = await openStudent()
    const answers = Object.fromEntries(
      ioeMock.questions.map((question, index) => [
        question.id,
        index < 5 ? wrongOption(question) : question.correctAnswer,
      ]),
    )
    const attempt = attemptOf({ quizId: ioeMock.id, answers, timeSpent: ioeMock.timeLimit * 60 })
    if (!ioeMock.exam) throw new Error('The mock exam has no exam.')
    const { earnedMarks } = gradeQuiz(ioeMock, answers)
    const today = changeQuiz(ioeMock, { timeLimit: 1, exam: { ...ioeMock.exam, penaltyPerWrong: 1 } })
    expect(gradeQuiz(today, answers).earnedMarks).not.toBe(earnedMarks)
    expect(await api.quizResults.submit.mutate(attempt)).toMatchObject({
      timeSpent: ioeMock.timeLimit * 60,
      timeSpentClamped: false,
      grade: { earnedMarks },
    })
  })

  test('but by the corrected key, when a key was wrong', async () => {
    const { api } = await openStudent()
    changeQuiz(quiz, { questions: [withOtherKey(first), ...others] })
    const { grade } = await api.quizResults.submit.mutate(attemptOf({ answers: { [first.id]: wrongOption(first) } }))
    expect(grade).toMatchObject({ correctAnswers: 1, earnedMarks: first.marks })
    expect(grade.questions[0]).toMatchObject({ isCorrect: true, explanation: 'The key was wrong.' })
  })

  test('also without a version and with the indexes of options, as devices sent them before', async () => {
    const { api } = await openStudent()
    const indexes = quiz.questions.map(({ id, options, correctAnswer }) => [
      id,
      options.findIndex((option) => option.id === correctAnswer),
    ])
    changeQuiz(quiz, { questions: others.map(reverse) })
    const attempt = attemptOf({ version: undefined, answers: Object.fromEntries(indexes) })
    const result = await api.quizResults.submit.mutate(attempt)
    expect(result).toMatchObject({ saved: true, grade: { score: 100, totalQuestions: quiz.totalQuestions } })
    const [row] = await db.select().from(quizResult)
    expect(row).toMatchObject({ quizVersion: quiz.version, answers: { [first.id]: first.correctAnswer } })
  })
})

describe('an attempt that is sent again', () => {
  test.each<[string, Partial<Quiz>]>([
    ['a question was removed', { questions: others }],
    ['the options have another order', { questions: quiz.questions.map(reverse) }],
    ['its keys were corrected', { questions: quiz.questions.map(withOtherKey) }],
    ['its stems and keys are others', { questions: others.map((one) => ({ ...withOtherKey(one), question: 'New?' })) }],
  ])('after %s gets the stored result, with its review', async (_, changes) => {
    const { api } = await openStudent()
    const attempt = attemptOf({ answers: { [first.id]: first.correctAnswer, [others[0]?.id ?? '']: '0' } })
    const result = await api.quizResults.submit.mutate(attempt)
    changeQuiz(quiz, changes)
    expect(await api.quizResults.submit.mutate(attempt)).toEqual(result)
    expect(result.grade.questions).toHaveLength(quiz.totalQuestions)
  })

  test('after its key was corrected twice keeps the one by which it was graded', async () => {
    const { api } = await openStudent()
    const attempt = attemptOf({ answers: { [first.id]: wrongOption(first) } })
    changeQuiz(quiz, { questions: [withOtherKey(first), ...others] })
    const result = await api.quizResults.submit.mutate(attempt)
    expect(result.grade.correctAnswers).toBe(1)
    const { keyVersion, quizVersion } = (await db.select().from(quizResult))[0] ?? {}
    expect([quizVersion, keyVersion]).toEqual([quiz.version, 'changed'])
    expect(await api.quizResults.submit.mutate(attempt)).toEqual(result)
  })

  test('and was stored before quizzes had versions gets its stored figures, and its review', async () => {
    const { api } = await openStudent()
    const answers = { [first.id]: 0, [others[0]?.id ?? '']: 3 }
    const attempt = attemptOf({ version: undefined, answers })
    const { grade } = await api.quizResults.submit.mutate(attempt)
    await db.update(quizResult).set({ quizVersion: null, keyVersion: null, answers })
    expect((await api.quizResults.submit.mutate(attempt)).grade).toEqual(grade)
  })

  test('is never shown another grade beside its score: a review that does not add up is left out', async () => {
    const { api } = await openStudent()
    const attempt = attemptOf()
    await api.quizResults.submit.mutate(attempt)
    await db.update(quizResult).set({ score: 40, earnedMarks: 10, correctAnswers: 9 })
    expect((await api.quizResults.submit.mutate(attempt)).grade).toMatchObject({
      score: 40,
      earnedMarks: 10,
      correctAnswers: 9,
      answeredQuestions: quiz.totalQuestions,
      questions: [],
    })
  })
})

describe('a version that the worker does not know', () => {
  test('is refused for good, with a sentence for the student, and nothing is stored', async () => {
    const { api } = await openStudent()
    for (const version of ['000000000000', '__proto__', 'First']) {
      expect(await refusal(api.quizResults.submit.mutate(attemptOf({ version })))).toEqual(UNKNOWN)
      expect(await refusal(openBrowser().api.quizResults.submit.mutate(attemptOf({ version })))).toEqual(UNKNOWN)
      expect(await refusal(api.quizzes.get.query({ id: quiz.id, version }))).toEqual(UNKNOWN)
    }
    expect(await db.select().from(quizResult)).toEqual([])
  })
})

test('an earlier version of a quiz can be read, without its answers', async () => {
  changeQuiz(quiz, { questions: others })
  const { api } = openBrowser()
  expect((await api.quizzes.get.query({ id: quiz.id })).questions).toHaveLength(others.length)
  const earlier = await api.quizzes.get.query({ id: quiz.id, version: quiz.version })
  expect(earlier).toMatchObject({ version: quiz.version, totalQuestions: quiz.totalQuestions })
  expect(earlier.questions.map(({ options }) => options)).toEqual(quiz.questions.map(({ options }) => options))
  for (const question of earlier.questions) {
    expect(question).not.toHaveProperty('correctAnswer')
    expect(question).not.toHaveProperty('explanation')
  }
})
