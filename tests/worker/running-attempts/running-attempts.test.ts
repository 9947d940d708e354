import { afterEach, describe, expect, test, vi } from 'vitest'
import { KEPT_DAYS } from '#domain/account/lifetimes.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { DAY_MS } from '#domain/calendar/nepal-day.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { RUNNING_MAX, RUNNING_MESSAGES, RUNNING_SHOWN } from '#domain/quiz/running-attempt-rules.ts'
import { TURN } from '#domain/quiz/shared-attempt.ts'
import { callRaw, openBrowser, openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { attemptOf, ioeMock, longestMock, quiz, wrongOption } from '#tests/support/worker/sample-attempts.ts'
import { deleteExpired } from '#worker/cleanup/store.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult, runningAttempt } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const [first, second, third] = quiz.questions
if (!first || !second || !third) throw new Error('A quiz has questions.')

type Student = Awaited<ReturnType<typeof openStudent>>

const limit = quiz.timeLimit * 60
const attemptId = '0f8fad5b-d9cb-469f-a165-70867728950e'

function reportOf(changes: object = {}) {
  return {
    attemptId,
    quizId: quiz.id,
    version: quiz.version,
    revision: 2,
    state: 'running' as 'running' | 'paused',
    answers: { [first?.id ?? '']: first?.correctAnswer ?? '' },
    answeredAt: { [first?.id ?? '']: 2 },
    flagged: [],
    flaggedAt: {},
    position: 0,
    visited: [first?.id ?? ''],
    times: {},
    paper: null,
    extraTime: 'none' as const,
    limit,
    remaining: limit - 60,
    ...changes,
  }
}

const report = ({ api }: Pick<Student, 'api'>, changes: object = {}) =>
  api.runningAttempts.report.mutate({ shared: reportOf(changes) })

async function openTwoDevices() {
  const phone = await openStudent()
  const laptop = openBrowser()
  await laptop.api.auth.signIn.mutate({ email: 'asha@example.com', password: PASSWORD })
  return { phone, laptop }
}

afterEach(() => void vi.useRealTimers())

describe('an unfinished attempt', () => {
  test('is listed on another device, with the time that is left by the clock of the worker', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 6), toFake: ['Date'] })
    const { phone, laptop } = await openTwoDevices()
    expect(await report(phone)).toEqual({ isSaved: true, shared: reportOf(), ended: null })
    vi.setSystemTime(Date.now() + 30_000)
    expect(await laptop.api.runningAttempts.list.query()).toEqual([{ ...reportOf(), remaining: limit - 90 }])
    const { title, totalQuestions } = quiz
    const { unfinished } = await laptop.api.home.get.query()
    expect(unfinished).toEqual({ attemptId, title, answered: 1, totalQuestions })
    vi.setSystemTime(Date.now() + DAY_MS)
    expect(await laptop.api.runningAttempts.list.query()).toMatchObject([{ remaining: limit - 60 - 120 }])
  })

  test('goes on where it is taken, and the first device hears of it with what it reports next', async () => {
    const { phone, laptop } = await openTwoDevices()
    await report(phone)
    const { shared } = await laptop.api.runningAttempts.take.mutate({ attemptId })
    expect(shared).toMatchObject({ revision: TURN, state: 'paused', answers: reportOf().answers })
    const here = { answers: { [second.id]: second.correctAnswer }, answeredAt: { [second.id]: TURN + 1 } }
    await report(laptop, { revision: TURN + 1, ...here })
    // What the phone had not reported is not lost, and does not replace what is later.
    const late = {
      revision: 9,
      answers: { [second.id]: wrongOption(second), [third.id]: third.correctAnswer },
      answeredAt: { [second.id]: 8, [third.id]: 9 },
    }
    const heard = await report(phone, late)
    expect(heard.shared).toMatchObject({
      revision: TURN + 1,
      answers: {
        [first.id]: first.correctAnswer,
        [second.id]: second.correctAnswer,
        [third.id]: third.correctAnswer,
      },
    })
    expect(await report(phone, late)).toEqual(heard)
    expect((await phone.api.runningAttempts.take.mutate({ attemptId })).shared?.revision).toBe(2 * TURN)
  })

  test('ends with one result, which has what both devices reported, and no later report brings it back', async () => {
    const { phone, laptop } = await openTwoDevices()
    await report(phone)
    await laptop.api.runningAttempts.take.mutate({ attemptId })
    const answers = { [second.id]: second.correctAnswer }
    const attempt = attemptOf({ attemptId, answers, answeredAt: { [second.id]: TURN + 1 } })
    const { grade, saved } = await laptop.api.quizResults.submit.mutate(attempt)
    expect([saved, grade.correctAnswers]).toEqual([true, 2])
    expect(await laptop.api.runningAttempts.list.query()).toEqual([])

    const { ended, shared } = await report(phone, { revision: 40 })
    expect([shared, ended?.grade.score, ended?.completedAt]).toEqual([null, grade.score, attempt.completedAt])
    expect((await phone.api.runningAttempts.take.mutate({ attemptId })).ended).toEqual(ended)
    const late = await phone.api.quizResults.submit.mutate(attemptOf({ attemptId }))
    expect([late.saved, late.grade]).toEqual([true, grade])
    expect(await db.select().from(runningAttempt)).toEqual([])
    const results = await db.select().from(quizResult)
    expect(results.map(({ answers }) => Object.keys(answers).sort())).toEqual([[first.id, second.id].sort()])
  })

  test('that a page from before answers were dated hands in is graded as it was sent', async () => {
    const { phone } = await openTwoDevices()
    await report(phone)
    const { grade } = await phone.api.quizResults.submit.mutate(attemptOf({ attemptId, answers: {} }))
    expect(grade.answeredQuestions).toBe(0)
  })

  test('that was given up is offered nowhere, unless another device has gone on with it', async () => {
    const { phone, laptop } = await openTwoDevices()
    await report(phone)
    const giveUp = () => phone.api.runningAttempts.report.mutate({ shared: reportOf(), isGivenUp: true })
    expect((await giveUp()).shared).toMatchObject({ state: 'given-up', revision: TURN })
    expect(await laptop.api.runningAttempts.list.query()).toEqual([])
    expect((await report(laptop)).shared?.state).toBe('given-up')
    expect((await laptop.api.runningAttempts.take.mutate({ attemptId })).shared).toMatchObject({ revision: 2 * TURN })
    // The same message once more.
    expect((await giveUp()).shared).toMatchObject({ state: 'paused', revision: 2 * TURN })
  })

  test('stays after a reset, like on the device, and goes with the account', async () => {
    const { phone } = await openTwoDevices()
    await report(phone)
    await phone.api.reset.stats.mutate()
    expect(await phone.api.runningAttempts.list.query()).toHaveLength(1)
    await phone.api.account.delete.mutate({ confirmation: 'asha@example.com', password: PASSWORD })
    expect(await db.select().from(runningAttempt)).toEqual([])
  })

  test('is deleted after a while, and a student has a bounded number', async () => {
    const asha = await openStudent()
    const { uid } = asha.user
    const shared = reportOf()
    const rows = Array.from({ length: RUNNING_MAX }, (_, index) => ({
      ...{ userId: uid, attemptId: `old-${index}`, writes: 1, startedAt: index + 1, savedAt: 1 },
      shared,
    }))
    for (let from = 0; from < rows.length; from += 10)
      await db.insert(runningAttempt).values(rows.slice(from, from + 10))
    await report(asha)
    const ids = (await db.select().from(runningAttempt)).map((row) => row.attemptId)
    expect(ids).toHaveLength(RUNNING_MAX)
    expect(ids).toContain(attemptId)
    expect(ids).not.toContain('old-0')
    expect(await asha.api.runningAttempts.list.query()).toHaveLength(RUNNING_SHOWN)
    const keptMs = KEPT_DAYS.runningAttempt * DAY_MS
    await deleteExpired(db, keptMs + RUNNING_MAX - 1)
    const left = (await db.select().from(runningAttempt)).map((row) => row.attemptId)
    expect(left.sort()).toEqual([attemptId, `old-${RUNNING_MAX - 1}`])
  })
})

describe('two requests at the same moment', () => {
  test('lose nothing: one of them is sent again', async () => {
    const { phone, laptop } = await openTwoDevices()
    const dated = (id: string, revision: number) => ({
      revision,
      answers: { [id]: '' },
      answeredAt: { [id]: revision },
    })
    const answered = [first, second, third].map(({ id, correctAnswer }, index) => ({
      ...dated(id, index + 2),
      answers: { [id]: correctAnswer },
    }))
    const send = async (changes: object): Promise<void> => {
      const { isSaved } = await report(phone, changes)
      if (!isSaved) await send(changes)
    }
    await Promise.all(answered.map(send))
    const [listed] = await laptop.api.runningAttempts.list.query()
    expect(Object.keys(listed?.answers ?? {}).sort()).toEqual([first.id, second.id, third.id].sort())
  })
})

describe('what is refused', () => {
  test('another student has an attempt of the same id for himself', async () => {
    const asha = await openStudent()
    const bina = await openStudent('bina@example.com')
    await report(asha)
    expect(await bina.api.runningAttempts.list.query()).toEqual([])
    expect(await refusal(bina.api.runningAttempts.take.mutate({ attemptId }))).toEqual({
      status: 404,
      message: RUNNING_MESSAGES.gone,
    })
    const other = await report(bina, { answers: {}, answeredAt: {}, revision: 7 })
    expect(other.shared).toMatchObject({ revision: 7, answers: {} })
    await bina.api.quizResults.submit.mutate(attemptOf({ attemptId }))
    expect(await asha.api.runningAttempts.list.query()).toMatchObject([{ answers: reportOf().answers }])
  })

  test('a visitor, an unknown quiz, version, question or option, and an attempt at another quiz', async () => {
    expect(await refusal(report(openBrowser()))).toEqual({ status: 401, message: SIGN_IN_FIRST })
    expect(await refusal(openBrowser().api.runningAttempts.list.query())).toMatchObject({ status: 401 })
    expect(await refusal(openBrowser().api.runningAttempts.take.mutate({ attemptId }))).toMatchObject({ status: 401 })
    const asha = await openStudent()
    const cases = [
      [{ quizId: 'no-such-quiz' }, 404, ATTEMPT_MESSAGES.noQuiz],
      [{ version: 'no-such-version' }, 422, ATTEMPT_MESSAGES.unknownVersion],
      [{ answers: { nothing: 'x' } }, 400, ATTEMPT_MESSAGES.unknownQuestion],
      [{ answers: { [first.id]: 'nothing' } }, 400, ATTEMPT_MESSAGES.unknownOption],
      [{ flagged: ['nothing'] }, 400, ATTEMPT_MESSAGES.unknownQuestion],
      [{ visited: ['nothing'] }, 400, ATTEMPT_MESSAGES.unknownQuestion],
      [{ answeredAt: { nothing: 1 } }, 400, ATTEMPT_MESSAGES.unknownQuestion],
      [{ flaggedAt: { nothing: 1 } }, 400, ATTEMPT_MESSAGES.unknownQuestion],
      [{ times: { nothing: 1 } }, 400, ATTEMPT_MESSAGES.unknownQuestion],
    ] as const
    for (const [changes, status, message] of cases)
      expect(await refusal(report(asha, changes))).toEqual({ status, message })
    await report(asha)
    const elsewhere = { quizId: ioeMock.id, version: ioeMock.version, answers: {}, answeredAt: {}, visited: [] }
    expect(await refusal(report(asha, elsewhere))).toEqual({ status: 409, message: RUNNING_MESSAGES.otherQuiz })
  })

  test('anything that no device sends', async () => {
    const asha = await openStudent()
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`q${index}`, 1]))
    const long = { ['q'.repeat(81)]: 1 }
    const bad: object[] = [
      { attemptId: 'x' },
      { revision: -1 },
      { revision: 1.5 },
      { revision: 1e15 },
      { state: 'given-up' },
      { answers: many },
      { answeredAt: many },
      { answeredAt: long },
      { answeredAt: { [first.id]: -1 } },
      { flagged: Object.keys(many) },
      { visited: ['q'.repeat(81)] },
      { times: { [first.id]: -1 } },
      { times: many },
      { position: 1e13 },
      { remaining: null },
      { paper: 'printed' },
      { extraTime: 'double' },
      { more: 1 },
    ]
    for (const changes of bad) {
      const { status } = await callRaw(asha, 'runningAttempts.report', 'mutation', { shared: reportOf(changes) })
      expect([changes, status]).toEqual([changes, 400])
    }
    for (const input of [null, {}, { shared: [] }, { shared: reportOf(), isGivenUp: 'no' }]) {
      const { status } = await callRaw(asha, 'runningAttempts.report', 'mutation', input)
      expect([input, status]).toEqual([input, 400])
    }
    expect(await db.select().from(runningAttempt)).toEqual([])
  })

  test('nothing of the longest mock exam', async () => {
    const asha = await openStudent()
    const ids = longestMock.questions.map(({ id }) => id)
    const all = Object.fromEntries(ids.map((id, index) => [id, index + 1]))
    const answers = Object.fromEntries(longestMock.questions.map(({ id, correctAnswer }) => [id, correctAnswer]))
    const dated = { answers, answeredAt: all, flagged: ids, flaggedAt: all, visited: ids, times: all }
    const { isSaved } = await report(asha, { quizId: longestMock.id, version: longestMock.version, ...dated })
    expect(isSaved).toBe(true)
  })
})

describe.runIf(hasLibsql)('on the way to the database', () => {
  test('a report, a takeover and a submission are two trips each, and a failure can be sent again', async () => {
    const { phone, laptop } = await openTwoDevices()
    expect(await countRoundTrips(() => report(phone))).toBe(2)
    expect(await countRoundTrips(() => laptop.api.runningAttempts.take.mutate({ attemptId }))).toBe(2)
    await setControl({ failures: 1 })
    expect((await refusal(report(phone, { revision: 5 }))).status).toBe(503)
    expect((await report(phone, { revision: 5 })).isSaved).toBe(true)
    expect(await countRoundTrips(() => phone.api.quizResults.submit.mutate(attemptOf({ attemptId })))).toBe(2)
  })
})
