import { expect, test } from 'vitest'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { countRows } from '#tests/support/worker/count-rows.ts'
import { attemptOf, quiz, wrongOption } from '#tests/support/worker/sample-attempts.ts'

/** Only D1 reports how many rows a statement wrote. */
const d1 = testEnv.DB

test.runIf(d1)('a mistake writes one row and three index entries, and a topic that is known one row', async () => {
  if (!d1) return
  const { db, rows } = countRows(d1)
  const { api } = await openStudent('asha@example.com', { DB: db })
  /** What an attempt with so many mistakes writes. */
  const submit = async (mistakes: number) => {
    rows.written = 0
    const { answers } = attemptOf()
    for (const question of quiz.questions.slice(0, mistakes)) answers[question.id] = wrongOption(question)
    await api.quizResults.submit.mutate(attemptOf({ answers }))
    return rows.written
  }
  await submit(0)
  const allRight = await submit(0)
  const topics = new Set(quiz.questions.map(({ topic }) => topic)).size
  // The result with its six index entries, the sums, those of the subject, and the count of the hour.
  expect(allRight - topics).toBeLessThanOrEqual(10)
  expect((await submit(10)) - allRight).toBe(40)
})
