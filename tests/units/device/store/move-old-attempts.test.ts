import { describe, expect, test } from 'vitest'
import { GUEST } from '../../../../domain/account/owner.ts'
import { ATTEMPT_MESSAGES } from '../../../../domain/quiz/attempt.ts'
import { readCachedQuiz } from '../../../../src/device/store/quiz-cache.ts'
import { ASHA, ATTEMPT, attemptOf, move, NOW, outgoingOf, plant, store, texts } from './old-entries.ts'

/** As the version before this one wrote them. */
const unfinished = {
  version: 1,
  attemptId: ATTEMPT,
  quizId: 'class-12-chemistry-organic',
  title: 'Class 12 Chemistry: Organic',
  subject: 'Chemistry',
  totalQuestions: 25,
  limit: 1800,
  remaining: 1700.5,
  answers: { 'aldehyde-test': 2 },
  flagged: ['aldehyde-test'],
  position: 3,
  revision: 7,
}
const finished = (state: string) => ({
  version: 1,
  state,
  attempt: {
    attemptId: ATTEMPT,
    quizId: 'class-12-physics-mechanics',
    answers: { torque: 1 },
    timeSpent: 613,
    completedAt: NOW - 60_000,
  },
  title: 'Class 12 Physics: Mechanics',
  subject: 'Physics',
  difficulty: 'Medium',
  flagged: ['torque'],
  timedOut: true,
  score: 40,
  reason: state === 'refused' ? ATTEMPT_MESSAGES.noQuiz : null,
})

test('an attempt that is not finished goes on where it stood', async () => {
  plant(`quiz_attempt_${ASHA}_class-12-chemistry-organic`, unfinished)
  await move(ASHA)
  expect(attemptOf(ASHA)).toEqual({
    state: 'paused',
    attemptId: ATTEMPT,
    quizId: 'class-12-chemistry-organic',
    version: 'first',
    title: 'Class 12 Chemistry: Organic',
    subject: 'Chemistry',
    difficulty: 'Medium',
    totalQuestions: 25,
    limit: 1800,
    remaining: 1700.5,
    answers: { 'aldehyde-test': '2' },
    flagged: ['aldehyde-test'],
    position: 3,
  })
  expect(texts.size).toBe(0)
})

describe('a finished attempt', () => {
  test.each([
    ['waiting', 'handed-in', false],
    ['graded', 'handed-in', true],
    ['done', 'handed-in', false],
  ])('that was %s is %s, and is sent', async (before, state, isSeen) => {
    plant(`quiz_outbox_${ASHA}_${ATTEMPT}`, finished(before))
    await move(ASHA)
    expect(attemptOf(ASHA)).toMatchObject({ state, isSeen, timedOut: true, timeSpent: 613, answers: { torque: '1' } })
    const payload = { ...finished(before).attempt, version: 'first', answers: { torque: '1' } }
    expect(outgoingOf(ASHA)).toMatchObject([{ kind: 'attempt', id: ATTEMPT, payload }])
    expect(texts.size).toBe(0)
  })

  test('that was refused is not sent again, and says why', async () => {
    plant(`quiz_outbox_${ASHA}_${ATTEMPT}`, finished('refused'))
    await move(ASHA)
    expect(attemptOf(ASHA)).toMatchObject({ state: 'refused', reason: ATTEMPT_MESSAGES.noQuiz })
    expect(outgoingOf(ASHA)).toEqual([])
  })

  test("of a visitor that was seen waits for an account, and for nobody's connection", async () => {
    plant(`quiz_outbox_${GUEST}_${ATTEMPT}`, finished('kept'))
    await move(GUEST)
    expect(attemptOf(GUEST)).toMatchObject({ state: 'handed-in', isSeen: true })
    expect(outgoingOf(GUEST)).toEqual([])
  })
})

test('the questions of a quiz that was begun are there without a connection', async () => {
  plant('quiz_paper_mechanics', {
    version: 1,
    keptAt: NOW,
    quiz: { id: 'mechanics', title: 'Mechanics', questions: [{ id: 'torque', options: ['force', 'arm'] }] },
  })
  await move()
  // Its options have the ids that answers of that time name: their indexes.
  expect(await readCachedQuiz(store, 'mechanics', 'first')).toMatchObject({
    title: 'Mechanics',
    questions: [
      {
        id: 'torque',
        options: [
          { id: '0', text: 'force' },
          { id: '1', text: 'arm' },
        ],
      },
    ],
  })
  expect(texts.size).toBe(0)
})

test('what was stored by a crash in the middle is not stored over again', async () => {
  plant(`quiz_attempt_${ASHA}_class-12-chemistry-organic`, unfinished)
  await move(ASHA)
  const further = attemptOf(ASHA)
  await store.transact(async (tx) => {
    if (further) await tx.put('attempt', ASHA, ATTEMPT, { ...further, answers: { 'aldehyde-test': '0' } })
  })
  plant(`quiz_attempt_${ASHA}_class-12-chemistry-organic`, unfinished)
  await move(ASHA)
  expect(attemptOf(ASHA)?.answers).toEqual({ 'aldehyde-test': '0' })
})

test('what a page was told in its last moment arrives, also that it was handed in', async () => {
  plant(`quiz_attempt_${ASHA}_class-12-chemistry-organic`, unfinished)
  await move()
  const left = (...events: object[]) => plant(`attempt_left_${ASHA}_${ATTEMPT}`, { events })
  left({ type: 'answer', questionId: 'ester', option: 1 }, { type: 'pause', remaining: 1_650 })
  await move(ASHA)
  expect(attemptOf(ASHA)).toMatchObject({
    state: 'paused',
    remaining: 1_650,
    answers: { 'aldehyde-test': '2', ester: '1' },
  })
  left({ type: 'hand-in', remaining: 1_640, timedOut: false, now: NOW })
  await move(ASHA)
  expect(attemptOf(ASHA)).toMatchObject({ state: 'handed-in', completedAt: NOW })
  expect(outgoingOf(ASHA)).toMatchObject([{ kind: 'attempt', id: ATTEMPT }])
  expect(texts.size).toBe(0)
})
