import { expect, test } from 'vitest'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import { openKey } from '#domain/quiz/sealed-key.ts'
import { openBrowser, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { signInThrottle } from '#worker/db/schema.ts'
import { openLimits } from '#worker/throttle/limits.ts'

const db = openDatabase(testEnv)
const { quizId: id } = attemptOf()

test('a saved quiz shows no answers, and its key gives the grade that the worker gives', async () => {
  const { api } = openBrowser()
  const { quiz, sealed } = await api.quizzes.save.query({ id })
  expect(quiz).toEqual(await api.quizzes.get.query({ id }))
  const answers = Object.fromEntries(quiz.questions.map((question) => [question.id, question.options[0]?.id ?? '']))
  const here = gradeQuiz(await openKey(quiz, sealed), answers)
  const { grade } = await api.quizResults.submit.mutate(attemptOf({ answers, version: quiz.version }))
  expect(here).toEqual(grade)
  expect(here.questions.every(({ explanation }) => explanation !== '')).toBe(true)
  // Neither in the clear nor in base64.
  const texts = [JSON.stringify(sealed), atob(sealed.data)]
  for (const { explanation } of here.questions) for (const text of texts) expect(text).not.toContain(explanation)
})

test('saving an unknown quiz is refused, and so is a loop that saves', async () => {
  const { api } = openBrowser()
  expect(await refusal(api.quizzes.save.query({ id: 'nope' }))).toEqual({
    status: 404,
    message: ATTEMPT_MESSAGES.noQuiz,
  })
  const { key, most } = (await openLimits(db, Date.now())).savedFromNetwork('unknown')
  await db.delete(signInThrottle)
  await db.insert(signInThrottle).values({ key, failures: most - 1, windowStartedAt: Date.now() })
  await expect(api.quizzes.save.query({ id })).resolves.toHaveProperty('sealed')
  expect(await refusal(api.quizzes.save.query({ id }))).toEqual({ status: 429, message: ATTEMPT_MESSAGES.tooManySaved })
})
