import { expect, test } from 'vitest'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { openBrowser, refusal } from '#tests/support/worker/api-client.ts'
import { ioeMock } from '#tests/support/worker/sample-attempts.ts'

test('lists the quizzes without their questions', async () => {
  const quizzes = await openBrowser().api.quizzes.list.query()
  expect(quizzes.length).toBeGreaterThan(0)
  for (const quiz of quizzes) expect(Object.keys(quiz)).not.toContain('questions')
})

test('gives the questions of a quiz without answers and explanations', async () => {
  const browser = openBrowser()
  for (const { id, totalQuestions } of await browser.api.quizzes.list.query()) {
    const { questions, exam } = await browser.api.quizzes.get.query({ id })
    expect(questions).toHaveLength(totalQuestions)
    const fields = ['difficulty', 'id', 'marks', 'options', 'question', ...(exam ? ['section'] : []), 'topic']
    for (const question of questions) {
      const withFigure = question.figure ? [...fields, 'figure'].sort() : fields
      expect(Object.keys(question).sort()).toEqual(withFigure)
    }
  }
})

test('gives the penalty of a mock exam and the section of each question', async () => {
  const { api } = openBrowser()
  const { exam, questions } = await api.quizzes.get.query({ id: ioeMock.id })
  expect(exam).toEqual(ioeMock.exam)
  expect(exam?.sections.length).toBeGreaterThan(0)
  for (const { name, questions: count } of exam?.sections ?? []) {
    expect(questions.filter(({ section }) => section === name)).toHaveLength(count)
  }
  const listed = (await api.quizzes.list.query()).find(({ id }) => id === ioeMock.id)
  const { totalQuestions, totalMarks, timeLimit } = ioeMock
  // The list does without what is said on the page before the exam.
  const { penaltyRemark, year, medium, ...listedExam } = exam ?? {}
  expect(listed).toMatchObject({ totalQuestions, totalMarks, timeLimit })
  expect(listed?.exam).toEqual(listedExam)
  expect([penaltyRemark, year, medium]).toEqual([expect.stringContaining('10%'), 2082, 'computer'])
})

test('refuses an unknown quiz', async () => {
  const expected = { status: 404, message: ATTEMPT_MESSAGES.noQuiz }
  for (const id of ['nope', '__proto__', 'constructor', '../secret', 'अध्ययन', "'; drop table user; --"]) {
    expect(await refusal(openBrowser().api.quizzes.get.query({ id }))).toEqual(expected)
  }
})

test('has ids of questions that do not contain the answer', async () => {
  const { api } = openBrowser()
  for (const { id } of await api.quizzes.list.query()) {
    for (const question of (await api.quizzes.get.query({ id })).questions)
      expect(question.id).toMatch(/^[0-9a-f]{12}$/)
  }
})
