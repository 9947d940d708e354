import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GUEST } from '../../../domain/account/owner.ts'
import { createMover } from '../../../src/device/store/move-old-entries.ts'
import { readCachedQuiz } from '../../../src/device/store/quiz-cache.ts'
import type { Store } from '../../../src/device/store/store.ts'
import { createDevice } from './tabs.ts'

const ASHA = '6f1c2b8e-0b6a-4f0e-9d5e-1a2b3c4d5e6f'
const ATTEMPT = '0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11'
const NOW = Date.now()

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
  reason: state === 'refused' ? 'Quiz not found.' : null,
})
const WAVES = { type: 'note', title: 'Waves_2', subject: 'Physics (Class 12)' } as const
const opened = {
  version: 1,
  visitId: '3c9f8a10-6a52-4b0e-9a55-5a4c2f9d3b33',
  contentId: 'physics-rotational-dynamics-notes',
  title: 'Rotational Dynamics',
  subject: 'Physics',
  chapter: 'Rotational Dynamics',
  url: '/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view',
  openedAt: NOW,
}

let device: ReturnType<typeof createDevice>
let store: Store
let texts: Map<string, string>

beforeEach(() => {
  device = createDevice()
  store = device.openTab()
  texts = new Map()
  vi.stubGlobal('localStorage', {
    get length() {
      return texts.size
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
})
afterEach(() => {
  device.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const plant = (key: string, value: unknown) => texts.set(key, JSON.stringify(value))
const move = async (...owners: string[]) => {
  await createMover(store).move()
  for (const userId of owners) await store.load(userId)
}
const attemptOf = (userId: string) => store.find('attempt', userId, ATTEMPT)?.value
const outgoingOf = (userId: string) => store.list('outgoing', userId).map(({ value }) => value)

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
    expect(attemptOf(ASHA)).toMatchObject({ state: 'refused', reason: 'Quiz not found.' })
    expect(outgoingOf(ASHA)).toEqual([])
  })

  test("of a visitor that was seen waits for an account, and for nobody's connection", async () => {
    plant(`quiz_outbox_${GUEST}_${ATTEMPT}`, finished('kept'))
    await move(GUEST)
    expect(attemptOf(GUEST)).toMatchObject({ state: 'handed-in', isSeen: true })
    expect(outgoingOf(GUEST)).toEqual([])
  })
})

test('choices, opened notes and last pages go to the outbox', async () => {
  plant(`bookmark_change_${ASHA}_physics`, { bookmarked: false, at: NOW })
  plant('bookmark_change_guest_biology', { bookmarked: true, at: NOW, name: 'Biology' })
  plant(`favorite_change_${ASHA}_note/Physics (Class 12)/Waves_2`, { action: 'remove', name: WAVES, at: NOW })
  plant('note_opened_guest_physics-rotational-dynamics-notes', opened)
  plant(`reading_${ASHA}`, {
    waves: { page: 4, readAt: 5_000, seen: [1, 4], unsent: true },
    optics: { page: 2, readAt: 4_000, seen: [2], unsent: false },
  })
  await move(ASHA, GUEST)
  expect(outgoingOf(ASHA)).toMatchObject([
    { kind: 'bookmark', id: 'physics', at: NOW, payload: { bookmarked: false } },
    { kind: 'favorite', id: 'note/Physics (Class 12)/Waves_2', at: NOW, payload: { action: 'remove', name: WAVES } },
    { kind: 'position', id: 'waves', at: 5_000, payload: { page: 4 } },
  ])
  expect(outgoingOf(GUEST)).toMatchObject([
    { kind: 'bookmark', id: 'biology', payload: { bookmarked: true, name: 'Biology' } },
    { kind: 'visit', id: opened.visitId, at: NOW, payload: { title: 'Rotational Dynamics', timeSpent: 0 } },
  ])
  // The copy of the last pages stays, and is not moved again.
  expect([...texts.keys()]).toEqual([`reading_${ASHA}`])
  await move(ASHA)
  expect(outgoingOf(ASHA)).toHaveLength(3)
})

test('a note that a visitor opens again is one visit', async () => {
  plant('note_opened_guest_physics-rotational-dynamics-notes', opened)
  await move()
  const again = { ...opened, visitId: 'another', openedAt: NOW + 1 }
  plant('note_opened_guest_physics-rotational-dynamics-notes', again)
  await move(GUEST)
  expect(outgoingOf(GUEST)).toMatchObject([{ id: opened.visitId, at: NOW + 1 }])
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

test('what cannot be read is no entry, and stops nothing', async () => {
  for (const broken of ['', '[', 'null', '{"version":1}']) {
    for (const name of ['quiz_outbox', 'quiz_attempt', 'note_opened', 'bookmark_change']) {
      texts.set(`${name}_${ASHA}_broken${broken}`, broken)
    }
  }
  plant(`bookmark_change_${ASHA}_physics`, { bookmarked: true, at: NOW })
  await move(ASHA)
  expect(outgoingOf(ASHA)).toHaveLength(1)
  expect(store.list('attempt', ASHA)).toEqual([])
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

test('where the database does not store, the keys stay for the next visit, and are moved once in this one', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  plant(`bookmark_change_${ASHA}_physics`, { bookmarked: true, at: NOW })
  const mover = createMover(store)
  await mover.move()
  await store.load(ASHA)
  expect(outgoingOf(ASHA)).toHaveLength(1)
  await store.transact(async (tx) => tx.remove('outgoing', ASHA, 'bookmark:physics'))
  await mover.move()
  expect([outgoingOf(ASHA), texts.size]).toEqual([[], 1])
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
