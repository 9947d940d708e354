import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAttempt, transition } from '#domain/quiz/attempt-machine.ts'
import { parseHistory } from '#domain/quiz/history-copy.ts'
import { addResult, addStoredResults, readHistoryText } from '#src/platform/device/copies/quiz-history.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { stubPage } from '../page.ts'
import { createDevice } from '../tabs.ts'

const ASHA = 'a1b2'
const QUIZ = { id: 'mechanics', title: 'Mechanics', subject: 'Physics', difficulty: 'Medium', timeLimit: 20 } as never

let device: ReturnType<typeof createDevice>
let store: Store

beforeEach(() => {
  stubPage()
  device = createDevice()
  store = device.openTab()
})
afterEach(() => {
  device.close()
  vi.unstubAllGlobals()
})

/** An attempt whose result the worker has stored. */
function storedAttempt(id: string, now: number) {
  const counts = { correctAnswers: 1, answeredQuestions: 2, totalQuestions: 3 }
  const grade = { score: 40, earnedMarks: 1, totalMarks: 3, ...counts, questions: [] }
  const handedIn = transition(startAttempt(QUIZ, id), { type: 'hand-in', remaining: 900, timedOut: false, now })
  const stored = transition(handedIn, { type: 'store', result: { timeSpent: 300, timeSpentClamped: false, grade } })
  if (stored.state !== 'stored') throw new Error('It is not stored')
  return stored
}

test('results that arrived while no page was open are listed by their time; those that were seen are not brought back', async () => {
  addResult(ASHA, storedAttempt('last', 3_000))
  const seen = transition(storedAttempt('seen', 2_500), { type: 'see' })
  for (const attempt of [storedAttempt('background', 2_000), storedAttempt('last', 3_000), seen]) {
    await store.transact((tx) => tx.put('attempt', ASHA, attempt.attemptId, attempt))
  }
  await store.load(ASHA)
  addStoredResults(store, ASHA)
  expect(parseHistory(readHistoryText(ASHA)).map(({ id }) => id)).toEqual(['last', 'background'])
})
