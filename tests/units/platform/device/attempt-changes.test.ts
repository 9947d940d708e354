import { afterEach, beforeEach, expect, test } from 'vitest'
import { type QuizAttempt, startAttempt, transition } from '#domain/quiz/attempt-machine.ts'
import { beginQuiz, gradeHere } from '#src/platform/device/attempt-changes.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { createDevice } from './tabs.ts'

const ASHA = 'a1b2'
const QUIZ: Parameters<typeof beginQuiz>[2] = {
  id: 'class-12-physics-mechanics',
  title: 'Mechanics',
  description: 'Rotation.',
  subject: 'Physics',
  series: 'class-12',
  difficulty: 'Medium',
  totalQuestions: 2,
  totalMarks: 2,
  timeLimit: 30,
  createdAt: '2026-11-21',
  updatedAt: '2026-11-21',
  isActive: true,
  tags: [],
}

let device: ReturnType<typeof createDevice>
let tab: Store

beforeEach(() => {
  device = createDevice()
  tab = device.openTab()
})
afterEach(() => device.close())

async function begin(startsOver = false): Promise<string> {
  let attemptId = ''
  await tab.transact(async (tx) => {
    attemptId = await beginQuiz(tx, ASHA, QUIZ, { startsOver })
  })
  return attemptId
}

test('a quiz that another page left unfinished is continued, even if the list did not show it yet', async () => {
  const opened = { type: 'resume', version: 'v1', totalQuestions: 2, limit: 1_800 } as const
  const running = [opened, { type: 'answer', questionId: 'q1', option: 'o1' } as const].reduce<QuizAttempt>(
    transition,
    startAttempt(QUIZ, 'running'),
  )
  expect(running).toMatchObject({ answers: { q1: 'o1' } })
  await device.openTab().transact((tx) => tx.put('attempt', ASHA, 'running', running))
  expect(await begin()).toBe('running')
  await tab.load(ASHA)
  expect(tab.find('attempt', ASHA, 'running')?.value).toEqual(running)
})

test('starting over gives the unfinished attempt up', async () => {
  const first = await begin()
  const second = await begin(true)
  expect(second).not.toBe(first)
  await tab.load(ASHA)
  expect(tab.list('attempt', ASHA).map(({ key }) => key)).toEqual([second])
})

test('the grade of the saved key does not replace what the worker has answered', async () => {
  const resultOf = (score: number) => ({
    grade: {
      score,
      correctAnswers: 1,
      answeredQuestions: 2,
      totalQuestions: 2,
      earnedMarks: 1,
      totalMarks: 2,
      questions: [],
    },
    timeSpent: 60,
    timeSpentClamped: false,
  })
  const handedIn = transition(startAttempt(QUIZ, 'mine'), { type: 'hand-in', timedOut: false, now: 1, remaining: 9 })
  const refused = transition(handedIn, { type: 'refuse', reason: 'Unknown quiz' })
  const graded = transition(handedIn, { type: 'grade', result: resultOf(50) })
  for (const [before, after] of [
    [handedIn, transition(handedIn, { type: 'grade', result: resultOf(100) })],
    [refused, refused],
    [graded, graded],
  ] as const) {
    await tab.transact((tx) => tx.put('attempt', ASHA, 'mine', before))
    await tab.transact((tx) => gradeHere(tx, ASHA, 'mine', resultOf(100)))
    await tab.load(ASHA)
    expect(tab.find('attempt', ASHA, 'mine')?.value).toEqual(after)
  }
})
