import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '#domain/quiz/answers.ts'
import {
  type AttemptEvent,
  type AttemptResult,
  type QuizAttempt,
  startAttempt,
  toSubmission,
  transition,
  type UnfinishedAttempt,
} from '#domain/quiz/attempt-machine.ts'
import { isElsewhere, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { NOT_HERE, toShared } from '#domain/quiz/attempt-sync.ts'
import {
  answersHandedIn,
  type KnownAttempt,
  mergeShared,
  receiveGivingUp,
  receiveReport,
  receiveTake,
  type SharedAttempt,
  SILENCE_MAX_SECONDS,
  TURN,
  timeLeft,
  turnOf,
} from '#domain/quiz/shared-attempt.ts'
import { SAMPLE_QUIZ } from '#tests/support/samples/quiz-summary.ts'

const QUESTIONS = ['a', 'b', 'c']
const OPTIONS = ['w', 'x', null]
const opening = { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1_200 } as const

const result: AttemptResult = {
  timeSpent: 60,
  timeSpentClamped: false,
  grade: {
    ...{ score: 0, earnedMarks: 0, totalMarks: 3, correctAnswers: 0, answeredQuestions: 0, totalQuestions: 3 },
    questions: [],
  },
}

function begin(): UnfinishedAttempt {
  const attempt = transition(startAttempt(SAMPLE_QUIZ, 'attempt-1'), opening)
  if (!isUnfinished(attempt)) throw new Error('It has begun.')
  return attempt
}

function shareOf(attempt: UnfinishedAttempt): SharedAttempt {
  const shared = toShared(attempt)
  if (!shared) throw new Error('Its questions were loaded.')
  return shared
}

type Submission = ReturnType<typeof toSubmission>
type Request = { from: number } & (
  | { type: 'report' | 'give-up'; shared: SharedAttempt }
  | { type: 'take' }
  | { type: 'hand-in'; submission: Submission }
)
type Reply = { to: number; isTaken: boolean; shared: SharedAttempt | null; isEnded: boolean }

/** Two devices of one student, the worker, and a line on which messages are late, repeated and lost. */
class World {
  now = 1_000_000
  devices: (QuizAttempt | null)[] = [begin(), null]
  known: KnownAttempt | null = null
  handedIn: Answers[] = []
  requests: Request[] = []
  replies: Reply[] = []
  /** Every answer that was ever given, by question, with its revision. */
  given = new Map<string, { revision: number; option: string | null }[]>()

  tell(device: number, event: AttemptEvent): void {
    const before = this.devices[device]
    if (!before) return
    const after = transition(before, event)
    if (after === before) return
    this.devices[device] = after
    if (event.type === 'answer' && after.sync.answeredAt[event.questionId] === after.sync.revision) {
      const list = this.given.get(event.questionId) ?? []
      this.given.set(event.questionId, [...list, { revision: after.sync.revision, option: event.option }])
    }
  }

  report(device: number, type: 'report' | 'give-up'): void {
    const attempt = this.devices[device]
    if (!attempt || !isUnfinished(attempt)) return
    const shared = shareOf(attempt)
    const revision = Math.max(shared.revision, (attempt.sync.elsewhere?.turn ?? 0) * TURN)
    this.requests.push({ from: device, type, shared: type === 'give-up' ? { ...shared, revision } : shared })
    if (type === 'give-up') this.devices[device] = null
  }

  take(device: number): void {
    const attempt = this.devices[device]
    if (!attempt || (isUnfinished(attempt) && isElsewhere(attempt))) this.requests.push({ from: device, type: 'take' })
  }

  handIn(device: number): void {
    const attempt = this.devices[device]
    if (!attempt || !isUnfinished(attempt)) return
    this.tell(device, { type: 'hand-in', remaining: attempt.remaining, timedOut: false, now: this.now })
    const after = this.devices[device]
    if (after && !isUnfinished(after))
      this.requests.push({ from: device, type: 'hand-in', submission: toSubmission(after) })
  }

  /** The worker answers one request. */
  receive(request: Request): void {
    const isTaken = request.type === 'take'
    const answer = (shared: SharedAttempt | null) =>
      this.replies.push({ to: request.from, isTaken, shared, isEnded: this.handedIn.length > 0 })
    if (this.handedIn.length > 0) return void answer(null)
    const before = this.known
    switch (request.type) {
      case 'report':
        this.known = receiveReport(before, request.shared, this.now)
        break
      case 'give-up':
        this.known = receiveGivingUp(before, request.shared, this.now)
        break
      case 'take':
        if (before) this.known = receiveTake(before, this.now)
        break
      case 'hand-in':
        this.store(request.submission)
        this.known = null
    }
    if (before && this.known) expect(this.known.shared.remaining).toBeLessThanOrEqual(before.shared.remaining)
    answer(this.known?.shared ?? null)
  }

  /** What both had seen is in the result, for each question the later answer. */
  store(submission: Submission): void {
    const answers = answersHandedIn(this.known?.shared ?? null, submission)
    for (const id of QUESTIONS) {
      const [here, there] = [submission.answeredAt?.[id] ?? 0, this.known?.shared.answeredAt[id] ?? 0]
      expect(answers[id]).toBe(here >= there ? submission.answers[id] : this.known?.shared.answers[id])
    }
    this.handedIn.push(answers)
  }

  hear({ to, isTaken, shared, isEnded }: Reply): void {
    const attempt = this.devices[to]
    if (isEnded) this.tell(to, { type: 'end-elsewhere', result, completedAt: this.now })
    else if (shared && (attempt || isTaken)) {
      this.devices[to] ??= { ...startAttempt(SAMPLE_QUIZ, 'attempt-1'), sync: NOT_HERE }
      this.tell(to, { type: 'sync', shared, isTaken, now: this.now })
    }
    // A device whose submission was answered has the result.
    const after = this.devices[to]
    if (after?.state === 'handed-in' && isEnded) this.tell(to, { type: 'store', result })
  }

  /** Everything that is on its way arrives. */
  settle(): void {
    while (this.requests.length + this.replies.length > 0) {
      for (const request of this.requests.splice(0)) this.receive(request)
      for (const reply of this.replies.splice(0)) this.hear(reply)
    }
  }
}

const device = fc.constantFrom(0, 1)
const question = fc.constantFrom(...QUESTIONS)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('answer'), device, question, option: fc.constantFrom(...OPTIONS) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('flag', 'tick', 'pause', 'resume'), device, question }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('report', 'take'), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('give-up', 'hand-in'), device }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('receive', 'hear'), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('repeat', 'lose'), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.nat(200) }) },
)
type Step = { do: string; device?: number; question?: string; option?: string | null; which?: number; seconds?: number }

function play(world: World, steps: readonly Step[]): void {
  for (const { do: what, device = 0, question: questionId = 'a', option = null, which = 0, seconds = 0 } of steps) {
    const attempt = world.devices[device]
    const remaining = attempt ? attempt.remaining - 5 : 0
    const pick = <Message>(list: Message[]) => list[which % Math.max(1, list.length)]
    if (what === 'answer') world.tell(device, { type: 'answer', questionId, option })
    if (what === 'flag') world.tell(device, { type: 'flag', questionId, isFlagged: true })
    if (what === 'tick') world.tell(device, { type: 'tick', remaining })
    if (what === 'pause') world.tell(device, { type: 'pause', remaining })
    if (what === 'resume') world.tell(device, opening)
    if (what === 'report' || what === 'give-up') world.report(device, what)
    if (what === 'take') world.take(device)
    if (what === 'hand-in') world.handIn(device)
    if (what === 'wait') world.now += seconds * 1000
    const request = pick(world.requests)
    const reply = pick(world.replies)
    if (what === 'receive' && request) {
      world.requests.splice(world.requests.indexOf(request), 1)
      world.receive(request)
    }
    if (what === 'hear' && reply) {
      world.replies.splice(world.replies.indexOf(reply), 1)
      world.hear(reply)
    }
    if (what === 'repeat' && request) world.receive(request)
    // A page hears the answer to its request once. Requests and the reports of the outbox are repeated.
    if (what === 'repeat' && reply && !reply.isTaken) world.hear(reply)
    // The outbox sends a submission until it is answered.
    if (what === 'lose' && request && request.type !== 'hand-in')
      world.requests.splice(world.requests.indexOf(request), 1)
    if (what === 'lose' && reply && !reply.isEnded) world.replies.splice(world.replies.indexOf(reply), 1)
  }
}

/** The student goes on with a device that has the attempt, or with the other one, and hands in. */
function finish(world: World): void {
  world.settle()
  for (const one of [0, 1]) world.report(one, 'report')
  world.settle()
  // Only the device of the worker's turn goes on.
  const turn = world.known ? turnOf(world.known.shared.revision) : null
  for (const one of world.devices)
    if (turn !== null && one && isUnfinished(one)) expect(isElsewhere(one)).toBe(turnOf(one.sync.revision) !== turn)
  const holder = world.devices.findIndex((one) => one !== null && isUnfinished(one) && !isElsewhere(one))
  const last = holder === -1 ? 0 : holder
  if (holder === -1) world.requests.push({ from: last, type: 'take' })
  world.settle()
  world.handIn(last)
  world.settle()
  for (const one of [0, 1]) world.report(one, 'report')
  world.settle()
}

describe('two devices', () => {
  test('any interleaving ends in one handed-in attempt, which every device shows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World()
        play(world, steps)
        finish(world)
        // An attempt that was given up before the worker ever heard of it is gone.
        expect(world.handedIn).toHaveLength(world.known === null && world.devices.every((one) => one === null) ? 0 : 1)
        for (const one of world.devices) expect(one === null || one.state === 'stored').toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('when everything has arrived, the latest answer to each question is the one that is handed in', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World()
        play(
          world,
          steps.filter((one) => one.do !== 'hand-in' && one.do !== 'give-up'),
        )
        finish(world)
        const [answers = {}] = world.handedIn
        for (const id of QUESTIONS) {
          const latest = (world.given.get(id) ?? []).toSorted((one, other) => other.revision - one.revision)[0]
          expect(answers[id] ?? null).toBe(latest?.option ?? null)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('no two changes have the same revision', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World()
        play(world, steps)
        for (const list of world.given.values()) {
          const revisions = list.map(({ revision }) => revision)
          expect(new Set(revisions).size).toBe(revisions.length)
        }
      }),
    )
  })
})

describe('what two copies make together', () => {
  const revision = fc.oneof(
    fc.nat(5),
    fc.nat(5).map((one) => TURN + one),
  )
  const dated = fc.dictionary(question, revision)
  // The same revision is the same change.
  const valueAt = (at: number) => OPTIONS[at % OPTIONS.length] ?? null
  const copy = fc.record({ revision, remaining: fc.nat(1_200), answeredAt: dated, flaggedAt: dated }).map((one) => {
    const answered = Object.entries(one.answeredAt).flatMap(([id, at]) => {
      const option = valueAt(at)
      return option === null || at === 0 ? [] : [[id, option]]
    })
    const flagged = Object.entries(one.flaggedAt).flatMap(([id, at]) => (at % 2 === 1 ? [id] : []))
    const positive = (record: Record<string, number>) =>
      Object.fromEntries(Object.entries(record).filter(([, at]) => at > 0))
    return {
      ...shareOf(begin()),
      ...one,
      answers: Object.fromEntries(answered),
      answeredAt: positive(one.answeredAt),
      flagged: flagged.sort(),
      flaggedAt: positive(one.flaggedAt),
      position: one.revision % 3,
    } satisfies SharedAttempt
  })

  test('does not depend on order, grouping or repetition', () => {
    fc.assert(
      fc.property(copy, copy, copy, (one, other, third) => {
        expect(mergeShared(one, other)).toEqual(mergeShared(other, one))
        expect(mergeShared(mergeShared(one, other), third)).toEqual(mergeShared(one, mergeShared(other, third)))
        expect(mergeShared(one, one)).toEqual(one)
      }),
    )
  })
})

describe('the time left on another device', () => {
  const known = (changes: Partial<SharedAttempt> = {}): KnownAttempt => ({
    shared: { ...shareOf(begin()), remaining: 600, ...changes },
    savedAt: 1_000_000,
  })

  test('is that of the last report, without the time since then if the player was open', () => {
    expect(timeLeft(known(), 1_000_000 + 30_000)).toBe(570)
    expect(timeLeft(known({ state: 'paused' }), 1_000_000 + 30_000)).toBe(600)
    expect(timeLeft(known({ paper: 'entering' }), 1_000_000 + 30_000)).toBe(600)
  })

  test('loses at most two minutes, because the device may have died, and never grows', () => {
    expect(SILENCE_MAX_SECONDS).toBe(120)
    expect(timeLeft(known(), 1_000_000 + 3_600_000)).toBe(480)
    expect(timeLeft(known({ remaining: 60 }), 1_000_000 + 3_600_000)).toBe(0)
    expect(timeLeft(known(), 0)).toBe(600)
  })

  test('begins a turn in which the first device changes nothing more', () => {
    const taken = receiveTake(known(), 1_000_000 + 30_000)
    expect(taken.shared).toMatchObject({ remaining: 570, state: 'paused', revision: TURN })
    const late = receiveReport(taken, { ...known().shared, revision: 900, remaining: 100 }, 1_000_000 + 40_000)
    expect(late).toEqual(taken)
    expect(turnOf(receiveTake(late, 0).shared.revision)).toBe(2)
  })
})
