import { describe, expect, test } from 'vitest'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import {
  type AttemptEvent,
  type AttemptResult,
  type QuizAttempt,
  startAttempt,
  toSubmission,
  transition,
} from '#domain/quiz/attempt-machine.ts'
import { countAnswered, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { openRandom } from '#tests/support/random.ts'

const quiz: QuizSummary = {
  id: 'mechanics',
  title: 'Mechanics',
  description: 'A short set.',
  subject: 'Physics',
  series: 'class-12',
  difficulty: 'Medium',
  totalQuestions: 3,
  totalMarks: 3,
  timeLimit: 20,
  createdAt: '2026-11-21',
  updatedAt: '2026-11-21',
  isActive: true,
  tags: [],
}

const result: AttemptResult = {
  timeSpent: 60,
  timeSpentClamped: false,
  grade: {
    score: 40,
    earnedMarks: 1,
    totalMarks: 3,
    correctAnswers: 1,
    answeredQuestions: 2,
    totalQuestions: 3,
    questions: [],
  },
}

const started = startAttempt(quiz, 'attempt-1')
const run = (attempt: QuizAttempt, ...events: AttemptEvent[]) => events.reduce(transition, attempt)
const answer = (questionId: string, option: string | null): AttemptEvent => ({ type: 'answer', questionId, option })
const open = { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1_200 } as const
const handIn: AttemptEvent = { type: 'hand-in', remaining: 1_000.4, timedOut: false, now: 5_000 }

describe('under way', () => {
  test('an attempt starts running, empty, with all its time', () => {
    expect(started).toMatchObject({ state: 'running', limit: 1_200, remaining: 1_200, answers: {}, position: 0 })
  })

  test('answers are chosen, changed and taken back in any order', () => {
    const chosen = run(started, answer('c', 'w'), answer('a', 'z'), answer('c', 'y'))
    expect(chosen.answers).toEqual({ c: 'y', a: 'z' })
    expect(countAnswered(chosen)).toBe(2)
    expect(run(chosen, answer('c', null)).answers).toEqual({ a: 'z' })
    expect(started.answers).toEqual({})
  })

  test('a flag that is set twice is set once', () => {
    const flag = (questionId: string, isFlagged: boolean): AttemptEvent => ({ type: 'flag', questionId, isFlagged })
    expect(run(started, flag('a', true), flag('b', true), flag('a', true)).flagged).toEqual(['b', 'a'])
    expect(run(started, flag('a', true), flag('a', false)).flagged).toEqual([])
  })

  test('moving stops at both ends', () => {
    const positions = [-1, 2, 3].map((position) => run(started, { type: 'move', position }))
    expect(positions).toMatchObject([{ position: 0 }, { position: 2 }, { position: 2 }])
  })

  test('time only runs out, whichever tab counts', () => {
    const ticked = run(started, { type: 'tick', remaining: 900 }, { type: 'tick', remaining: 950 })
    expect(ticked.remaining).toBe(900)
    expect(run(ticked, { type: 'pause', remaining: 940 })).toMatchObject({ state: 'paused', remaining: 900 })
    expect(run(ticked, { type: 'tick', remaining: -4 }).remaining).toBe(0)
  })

  test('a paused attempt runs again with what comes from a player', () => {
    const paused = run(started, answer('a', 'x'), { type: 'pause', remaining: 700 })
    expect(run(paused, answer('b', 'w'))).toMatchObject({
      state: 'running',
      answers: { a: 'x', b: 'w' },
      remaining: 700,
    })
  })

  test('a new one gets version, time and number of questions from the questions that arrive', () => {
    expect(started.version).toBeNull()
    const opened = run(started, { ...open, version: 'v2', totalQuestions: 5, limit: 600 })
    expect(opened).toMatchObject({ version: 'v2', totalQuestions: 5, limit: 600, remaining: 600, state: 'running' })
  })

  test('an unfinished one continues with its version, its time and its answers', () => {
    const paused = run(
      started,
      open,
      answer('a', 'x'),
      { type: 'tick', remaining: 700 },
      { type: 'pause', remaining: 700 },
    )
    const sync = { ...paused.sync, revision: paused.sync.revision + 1 }
    expect(run(paused, { ...open, limit: 600 })).toEqual({ ...paused, state: 'running', sync })
  })

  test('a position past the last question is the last question', () => {
    const far = { ...started, position: 9 }
    expect(run(far, open).position).toBe(2)
  })
})

describe('finished', () => {
  const handedIn = run(started, open, answer('a', 'x'), handIn)

  test('handing in says when, and how long it took', () => {
    expect(handedIn).toMatchObject({ state: 'handed-in', completedAt: 5_000, timeSpent: 200, isSeen: false })
    expect(!isUnfinished(handedIn) && toSubmission(handedIn)).toEqual({
      attemptId: 'attempt-1',
      quizId: 'mechanics',
      version: 'v1',
      answers: { a: 'x' },
      flagged: [],
      times: expect.any(Object),
      answeredAt: { a: 2 },
      timeSpent: 200,
      completedAt: 5_000,
    })
  })

  test('nothing changes its answers, its time or its completion any more', () => {
    const late: AttemptEvent[] = [
      answer('a', 'z'),
      { type: 'tick', remaining: 3 },
      { type: 'pause', remaining: 3 },
      open,
      { ...handIn, now: 9_000 },
    ]
    for (const event of late) expect(transition(handedIn, event)).toBe(handedIn)
  })

  test('graded, seen, stored: a result that was seen is no news when it is stored', () => {
    const stored = run(handedIn, { type: 'grade', result }, { type: 'see' }, { type: 'store', result })
    expect(stored).toMatchObject({ state: 'stored', isSeen: true, result })
  })

  test('a stored attempt is not refused, submitted or graded again', () => {
    const stored = run(handedIn, { type: 'store', result })
    const late: AttemptEvent[] = [
      { type: 'refuse', reason: 'no' },
      { type: 'grade', result },
      { type: 'retry' },
      handIn,
    ]
    for (const event of late) expect(transition(stored, event)).toBe(stored)
  })

  test('a refused attempt is sent again only when the student chooses to', () => {
    const refused = run(handedIn, { type: 'refuse', reason: ATTEMPT_MESSAGES.noQuiz })
    expect(refused).toMatchObject({ state: 'refused', reason: ATTEMPT_MESSAGES.noQuiz })
    expect(run(refused, { type: 'retry' })).toMatchObject({ state: 'handed-in', answers: { a: 'x' } })
    expect(transition(handedIn, { type: 'retry' })).toBe(handedIn)
  })

  test('only a result can be seen', () => {
    expect(transition(handedIn, { type: 'see' })).toBe(handedIn)
  })
})

describe('visits and the time of each question', () => {
  const openAt = (questionId: string): AttemptEvent => ({ ...open, questionId })
  const move = (position: number, questionId: string, remaining: number, spentOn: string): AttemptEvent => ({
    type: 'move',
    position,
    questionId,
    remaining,
    spentOn,
  })

  test('a question is visited once it shows, and the latest one is the last', () => {
    const visited = run(started, openAt('a'), move(1, 'b', 1_190, 'a'), move(0, 'a', 1_180, 'b')).visited
    expect(visited).toEqual(['b', 'a'])
    expect(run(started, open).visited).toEqual([])
  })

  test('the time between two events is that of the question on the screen', () => {
    const attempt = run(
      started,
      openAt('a'),
      { type: 'tick', remaining: 1_197.2, spentOn: 'a' },
      move(1, 'b', 1_190, 'a'),
      { type: 'pause', remaining: 1_150, spentOn: 'b' },
      // Nothing is counted while the page is closed: the clock goes on from where it stopped.
      openAt('b'),
      { type: 'hand-in', remaining: 1_149.5, timedOut: false, now: 5_000, spentOn: 'b' },
    )
    expect(attempt).toMatchObject({ state: 'handed-in', times: { a: 10, b: 40.5 }, timeSpent: 51 })
  })

  test('an event that is applied twice counts once', () => {
    const twice = run(started, move(1, 'b', 1_190, 'a'), move(1, 'b', 1_190, 'a'))
    expect(twice).toMatchObject({ times: { a: 10 }, visited: ['b'], remaining: 1_190 })
  })

  test('the times never add up to more than the clock has run, in whatever order two tabs tell it', () => {
    const random = openRandom(5)
    for (let round = 0; round < 300; round++) {
      let attempt = run(started, openAt('a'))
      for (let step = 0; step < 30; step++) {
        const remaining = random(12_001) / 10
        const spentOn = 'abc'.charAt(random(3))
        const events: AttemptEvent[] = [
          { type: 'tick', remaining, spentOn },
          { type: 'pause', remaining, spentOn },
          { type: 'tick', remaining },
          move(random(3), 'abc'.charAt(random(3)), remaining, spentOn),
          openAt('abc'.charAt(random(3))),
        ]
        const before = attempt
        attempt = run(attempt, events[random(events.length)] ?? open)
        for (const [id, seconds] of Object.entries(before.times))
          expect(attempt.times[id]).toBeGreaterThanOrEqual(seconds)
      }
      const counted = Object.values(attempt.times).reduce((sum, seconds) => sum + seconds, 0)
      expect(counted).toBeLessThanOrEqual(attempt.limit - attempt.remaining + 1e-6)
    }
  })
})

describe('on paper', () => {
  const onPaper = startAttempt(quiz, 'attempt-1', { onPaper: true })
  const penDown: AttemptEvent = { type: 'pen-down', remaining: 900, spentOn: 'a' }

  test('the clock stops when the pen is put down, and the marks are handed in like answers', () => {
    const entering = run(onPaper, open, penDown)
    expect(entering).toMatchObject({ state: 'running', paper: 'entering', remaining: 900, times: { a: 300 } })
    const later = run(entering, { type: 'tick', remaining: 10, spentOn: 'b' }, { type: 'pause', remaining: 5 })
    expect(later).toMatchObject({ state: 'paused', remaining: 900, times: { a: 300 } })
    const handedIn = run(later, answer('a', 'x'), { type: 'hand-in', remaining: 0, timedOut: false, now: 5_000 })
    expect(handedIn).toMatchObject({ state: 'handed-in', timeSpent: 300, answers: { a: 'x' } })
  })

  test('there is no pen to put down on the screen', () => {
    expect(started.paper).toBeNull()
    expect(run(started, penDown)).toBe(started)
  })
})
