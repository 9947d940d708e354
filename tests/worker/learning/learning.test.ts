import { afterEach, describe, expect, test, vi } from 'vitest'
import chapterQuestions from '#content/built/api/bank/chapters/physics.rotational-dynamics.json'
import ioeMockSource from '#content/built/api/bank/quizzes/ioe-mock-1.json'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { DAY_MS } from '#domain/calendar/nepal-day.ts'
import type { BankQuestion } from '#domain/quiz/bank-chapters.ts'
import { DAILY_SET_MAX } from '#domain/quiz/mistakes.ts'
import { PRACTICE_MESSAGES } from '#domain/quiz/practice-rules.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf, quiz, wrongOption } from '#tests/support/worker/sample-attempts.ts'

const CHAPTER = 'physics/rotational-dynamics'
const bank = chapterQuestions as BankQuestion[]
const mock = ioeMockSource.today as Quiz
const START = Date.UTC(2026, 10, 21, 6)

type Student = Awaited<ReturnType<typeof openStudent>>

function answerOf(question: BankQuestion, isRight: boolean, changes: object = {}) {
  return {
    questionId: question.id,
    chapter: CHAPTER,
    option: isRight ? question.correctAnswer : wrongOption(question),
    confidence: 'knew' as 'knew' | 'guessed',
    at: Date.now(),
    ...changes,
  }
}

const answer = ({ api }: Student, question: BankQuestion, isRight: boolean, changes: object = {}) =>
  api.learning.answer.mutate({ answers: [answerOf(question, isRight, changes)], sentAt: Date.now() })

function nth(index: number): BankQuestion {
  const question = bank[index]
  if (!question) throw new Error('The chapter has more questions.')
  return question
}

function pass(days: number) {
  vi.setSystemTime(Date.now() + days * DAY_MS)
}

afterEach(() => void vi.useRealTimers())

describe('the notebook', () => {
  test('over days: a missed question comes back, and leaves after two known days', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    const asha = await openStudent()
    await answer(asha, nth(0), false)
    expect(await asha.api.learning.today.query()).toEqual({ questions: [], reviewedToday: 0 })
    pass(1)
    const { questions } = await asha.api.learning.today.query()
    expect(questions).toEqual([expect.objectContaining({ id: nth(0).id, chapter: CHAPTER, knownDays: 0 })])
    expect((await asha.api.home.get.query()).mistakesDue).toBe(1)
    await answer(asha, nth(0), true)
    expect(await asha.api.learning.today.query()).toEqual({ questions: [], reviewedToday: 1 })
    pass(12)
    expect((await asha.api.learning.today.query()).questions).toHaveLength(1)
    await answer(asha, nth(0), true)
    expect((await asha.api.learning.notebook.query()).entries).toEqual([])
    pass(12)
    expect(await asha.api.learning.today.query()).toEqual({ questions: [], reviewedToday: 0 })
  })

  test('takes the wrong answers of quizzes and mock exams, once, and none that were left open', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    const asha = await openStudent()
    const [first, second, third] = quiz.questions
    if (!first || !second || !third) throw new Error('A quiz has questions.')
    const answers = { [first.id]: wrongOption(first), [second.id]: second.correctAnswer }
    const attempt = attemptOf({ answers })
    await asha.api.quizResults.submit.mutate(attempt)
    await asha.api.quizResults.submit.mutate(attempt)
    const { entries } = await asha.api.learning.notebook.query()
    expect(entries.map(({ question }) => question)).toEqual([first.question])
    const [drawn] = mock.questions
    if (!drawn) throw new Error('A mock exam has questions.')
    pass(1)
    await asha.api.quizResults.submit.mutate(
      attemptOf({ quizId: mock.id, answers: { [drawn.id]: wrongOption(drawn) }, completedAt: Date.now() }),
    )
    const after = await asha.api.learning.notebook.query()
    expect(after.entries.map(({ question }) => question)).toEqual([drawn.question, first.question])
    const topics = await asha.api.learning.topics.query()
    expect(topics).toContainEqual(expect.objectContaining({ chapter: CHAPTER, topic: first.topic }))
    expect(topics.map(({ recent }) => recent.length).reduce((sum, one) => sum + one)).toBe(3)
  })

  test('offers at most 15 a day, however many were missed, and says nothing of those of another day', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    const asha = await openStudent()
    const many = bank.slice(0, DAILY_SET_MAX + 3)
    await asha.api.learning.answer.mutate({ answers: many.map((question) => answerOf(question, false)) })
    pass(3)
    const { questions } = await asha.api.learning.today.query()
    expect(questions).toHaveLength(DAILY_SET_MAX)
    for (const { id } of questions) {
      const question = bank.find((one) => one.id === id)
      if (question) await answer(asha, question, false)
    }
    expect(await asha.api.learning.today.query()).toEqual({ questions: [], reviewedToday: DAILY_SET_MAX })
    pass(1)
    expect((await asha.api.learning.today.query()).questions).toHaveLength(DAILY_SET_MAX)
  })

  test('answers that are sent twice, late or by a device with a wrong clock count once', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    const asha = await openStudent()
    await answer(asha, nth(0), false)
    pass(1)
    const right = answerOf(nth(0), true)
    for (const _ of [1, 2]) await asha.api.learning.answer.mutate({ answers: [right], sentAt: Date.now() })
    await answer(asha, nth(0), false, { at: START - 5 })
    const { entries } = await asha.api.learning.notebook.query()
    expect(entries).toEqual([expect.objectContaining({ knownDays: 1 })])
    const topics = await asha.api.learning.topics.query()
    expect(topics.map(({ recent }) => recent.toLowerCase().length)).toEqual([2])
    vi.setSystemTime(right.at + 60_000)
    // A device sends all answers of its practice again when one more has been given.
    await asha.api.learning.answer.mutate({ answers: [right, answerOf(nth(0), true, { at: right.at + 1 })] })
    expect((await asha.api.learning.topics.query()).map(({ recent }) => recent.length)).toEqual([3])
  })

  test('has pages, the newest mistake first', async () => {
    const asha = await openStudent()
    const now = Date.now()
    const sent = bank.map((question, index) => answerOf(question, false, { at: now - index }))
    for (let from = 0; from < sent.length; from += 30)
      await asha.api.learning.answer.mutate({ answers: sent.slice(from, from + 30) })
    const ids: string[] = []
    let cursor: { missedAt: number; questionId: string } | null | undefined
    do {
      const page = await asha.api.learning.notebook.query(cursor ? { cursor } : {})
      ids.push(...page.entries.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(ids).toEqual(bank.map(({ id }) => id))
  })

  test('reads each file of the bank once, however many chapters the mistakes are from', async () => {
    const asha = await openStudent()
    const answers = Object.fromEntries(mock.questions.map((question) => [question.id, wrongOption(question)]))
    await asha.api.quizResults.submit.mutate(attemptOf({ quizId: mock.id, answers }))
    const read: string[] = []
    const assets = testEnv.ASSETS
    const fetch = (address: string) => {
      read.push(address)
      return assets.fetch(address)
    }
    const counted = openBrowser({ ASSETS: { fetch } as typeof assets })
    for (const [name, value] of asha.cookies) counted.cookies.set(name, value)
    const { entries } = await counted.api.learning.notebook.query({})
    const chapters = new Set(entries.map(({ chapter }) => chapter)).size
    expect(chapters).toBeGreaterThan(5)
    expect(new Set(read).size).toBe(read.length)
    expect(read.length).toBe(chapters + 1)
  })

  test("is a student's own", async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    await answer(asha, nth(0), false)
    expect((await bina.api.learning.notebook.query()).entries).toEqual([])
    expect(await bina.api.learning.topics.query()).toEqual([])
    const visitor = openBrowser()
    expect(await refusal(visitor.api.learning.answer.mutate({ answers: [answerOf(nth(0), false)] }))).toEqual(
      await refusal(visitor.api.learning.today.query()),
    )
    expect((await refusal(visitor.api.learning.notebook.query())).message).toBe(SIGN_IN_FIRST)
  })

  test('what was answered before a reset is not stored after it', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    const asha = await openStudent()
    await asha.api.reset.stats.mutate()
    await answer(asha, nth(0), false, { at: START - 1000 })
    expect((await asha.api.learning.notebook.query()).entries).toEqual([])
    expect(await asha.api.learning.topics.query()).toEqual([])
  })

  test('leaves out what the bank does not know', async () => {
    const asha = await openStudent()
    for (const changes of [{ questionId: '0'.repeat(12) }, { option: 'nope' }, { chapter: 'physics/no-such' }])
      expect(await answer(asha, nth(0), false, changes)).toEqual({ stored: 0 })
    for (const changes of [{ questionId: 'x' }, { chapter: '../list' }, { confidence: 'maybe' }, { option: '' }])
      expect((await refusal(answer(asha, nth(0), false, changes))).status).toBe(400)
    expect((await asha.api.learning.notebook.query()).entries).toEqual([])
  })
})

describe('practice', () => {
  const choose = (changes: object = {}) => ({
    chapters: [CHAPTER],
    topics: [],
    difficulty: null,
    count: 10,
    ...changes,
  })

  test('has the missed questions first, then new ones, and none that only mock exams ask', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    const asha = await openStudent()
    const open = bank.filter(({ isExam }) => !isExam)
    const [missed, seen] = open
    if (!missed || !seen) throw new Error('The chapter has more questions.')
    await answer(asha, seen, true)
    await answer(asha, missed, false)
    const { questions } = await asha.api.learning.practise.query(choose({ count: 30 }))
    expect(questions[0]?.id).toBe(missed.id)
    const ids = questions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    if (open.length <= 30) expect(ids.at(-1)).toBe(seen.id)
    expect(questions.every(({ isExam }) => !isExam)).toBe(true)
    expect(questions.every(({ chapter }) => chapter === CHAPTER)).toBe(true)
  })

  test('is narrowed to topics and a difficulty, and says when nothing fits', async () => {
    const asha = await openStudent()
    const topic = nth(0).topic
    const { questions } = await asha.api.learning.practise.query(choose({ topics: [topic], count: 30 }))
    expect(new Set(questions.map((question) => question.topic))).toEqual(new Set([topic]))
    const hard = await asha.api.learning.practise.query(choose({ difficulty: 'Hard', count: 30 }))
    expect(new Set(hard.questions.map(({ difficulty }) => difficulty))).toEqual(new Set(['Hard']))
    expect(await asha.api.learning.practise.query(choose({ topics: ['No such topic'] }))).toEqual({ questions: [] })
  })

  test('refuses chapters that do not exist, no chapter, and too many', async () => {
    const asha = await openStudent()
    const of = (changes: object) => refusal(asha.api.learning.practise.query(choose(changes)))
    expect(await of({ chapters: ['physics/none'] })).toMatchObject({ message: PRACTICE_MESSAGES.unknownChapter })
    expect(await of({ chapters: [] })).toMatchObject({ message: PRACTICE_MESSAGES.noChapter })
    for (const changes of [{ chapters: ['../list'] }, { count: 0 }, { count: 31 }, { difficulty: 'Odd' }])
      expect((await of(changes)).status).toBe(400)
  })

  test('is limited in an hour, so that a loop does not copy the bank', async () => {
    const asha = await openStudent()
    let refused = 0
    for (let number = 0; number < 62; number++)
      await asha.api.learning.practise.query(choose({ count: 1 })).catch(() => {
        refused += 1
      })
    expect(refused).toBe(2)
    expect(await refusal(asha.api.learning.practise.query(choose()))).toMatchObject({
      message: PRACTICE_MESSAGES.tooMany,
    })
  })
})
