import { describe, expect, test } from 'vitest'
import {
  type AttemptEvent,
  type AttemptResult,
  countAnswered,
  isUnfinished,
  type QuizAttempt,
  startAttempt,
  toSubmission,
  transition,
} from '../../../domain/quiz/attempt-machine.ts'
import type { PublicQuiz } from '../../../domain/quiz/quiz.ts'

const question = (id: string) => ({
  id,
  question: `What is ${id}?`,
  options: ['1', '2', '3', '4'],
  difficulty: 'Easy' as const,
  topic: 'Rotation',
  marks: 1,
})

const quiz: PublicQuiz = {
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
  questions: [question('a'), question('b'), question('c')],
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
const answer = (questionId: string, option: number | null): AttemptEvent => ({ type: 'answer', questionId, option })
const handIn: AttemptEvent = { type: 'hand-in', remaining: 1_000.4, timedOut: false, now: 5_000 }

describe('under way', () => {
  test('an attempt starts running, empty, with all its time', () => {
    expect(started).toMatchObject({ state: 'running', limit: 1_200, remaining: 1_200, answers: {}, position: 0 })
  })

  test('answers are chosen, changed and taken back in any order', () => {
    const chosen = run(started, answer('c', 0), answer('a', 3), answer('c', 2))
    expect(chosen.answers).toEqual({ c: 2, a: 3 })
    expect(countAnswered(chosen)).toBe(2)
    expect(run(chosen, answer('c', null)).answers).toEqual({ a: 3 })
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
    const paused = run(started, answer('a', 1), { type: 'pause', remaining: 700 })
    expect(run(paused, answer('b', 0))).toMatchObject({ state: 'running', answers: { a: 1, b: 0 }, remaining: 700 })
  })

  test('it is fitted to a quiz that was corrected since, or the worker would refuse it', () => {
    const old = run(
      { ...started, totalQuestions: 10 },
      answer('gone', 2),
      answer('a', 1),
      { type: 'flag', questionId: 'gone', isFlagged: true },
      { type: 'move', position: 9 },
      { type: 'resume', quiz },
    )
    expect(old).toMatchObject({ answers: { a: 1 }, flagged: [], position: 2, totalQuestions: 3, state: 'running' })
  })
})

describe('finished', () => {
  const handedIn = run(started, answer('a', 1), handIn)

  test('handing in says when, and how long it took', () => {
    expect(handedIn).toMatchObject({ state: 'handed-in', completedAt: 5_000, timeSpent: 200, isSeen: false })
    expect(!isUnfinished(handedIn) && toSubmission(handedIn)).toEqual({
      attemptId: 'attempt-1',
      quizId: 'mechanics',
      answers: { a: 1 },
      timeSpent: 200,
      completedAt: 5_000,
    })
  })

  test('nothing changes its answers, its time or its completion any more', () => {
    const late: AttemptEvent[] = [
      answer('a', 3),
      { type: 'tick', remaining: 3 },
      { type: 'pause', remaining: 3 },
      { type: 'resume', quiz },
      { ...handIn, now: 9_000 },
    ]
    for (const event of late) expect(transition(handedIn, event)).toBe(handedIn)
  })

  test('graded, seen, stored: a result that was seen is no news when it is stored', () => {
    const stored = run(handedIn, { type: 'grade', result }, { type: 'see' }, { type: 'store', result })
    expect(stored).toMatchObject({ state: 'stored', isSeen: true, result })
  })

  test('what is stored is not refused, handed in or graded again', () => {
    const stored = run(handedIn, { type: 'store', result })
    const late: AttemptEvent[] = [
      { type: 'refuse', reason: 'no' },
      { type: 'grade', result },
      { type: 'retry' },
      handIn,
    ]
    for (const event of late) expect(transition(stored, event)).toBe(stored)
  })

  test('what is refused is sent again only when the student says so', () => {
    const refused = run(handedIn, { type: 'refuse', reason: 'Quiz not found.' })
    expect(refused).toMatchObject({ state: 'refused', reason: 'Quiz not found.' })
    expect(run(refused, { type: 'retry' })).toMatchObject({ state: 'handed-in', answers: { a: 1 } })
    expect(transition(handedIn, { type: 'retry' })).toBe(handedIn)
  })

  test('only a result can be seen', () => {
    expect(transition(handedIn, { type: 'see' })).toBe(handedIn)
  })
})
