import { expect, test } from 'vitest'
import { openBrowser, refusal } from '../support/client.ts'

test('lists the quizzes without their questions', async () => {
  const quizzes = await openBrowser().api.quizzes.list.query()
  expect(quizzes.length).toBeGreaterThan(0)
  for (const quiz of quizzes) expect(Object.keys(quiz)).not.toContain('questions')
})

test('gives the questions of a quiz without answers and explanations', async () => {
  const browser = openBrowser()
  for (const { id, totalQuestions } of await browser.api.quizzes.list.query()) {
    const { questions } = await browser.api.quizzes.get.query({ id })
    expect(questions).toHaveLength(totalQuestions)
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(['difficulty', 'id', 'marks', 'options', 'question', 'topic'])
    }
  }
})

test('knows no other quiz', async () => {
  const expected = { status: 404, message: 'Quiz not found.' }
  for (const id of ['nope', '__proto__', 'constructor', '../secret', 'अध्ययन', "'; drop table user; --"]) {
    expect(await refusal(openBrowser().api.quizzes.get.query({ id }))).toEqual(expected)
  }
})
