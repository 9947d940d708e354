import { describe, expect, test } from 'vitest'
import { GUEST } from '#domain/account/owner.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { toShared } from '#domain/quiz/attempt-sync.ts'
import { KINDS, type Outgoing, parseOutgoing } from '#src/platform/device/outbox/kinds.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import {
  AT,
  begun,
  bookmark,
  grade,
  handIn,
  notFound,
  put,
  send,
  stateOf,
  tab,
  waiting,
  worker,
} from './send-outbox.ts'

describe('two writes of one kind for the same thing', () => {
  test('become one, and the last choice of a bookmark wins', async () => {
    for (const bookmarked of [true, false, true, false]) await put(bookmark('physics', bookmarked))
    const { arrived } = send(tab)
    await waitUntil(() => expect(arrived).toHaveLength(1))
    expect(worker.bookmark.mock.calls[0]?.[0]).toMatchObject({ subjectKey: 'physics', bookmarked: false })
  })

  test('that is made while the first is on its way is sent after it', async () => {
    const answers: (() => void)[] = []
    worker.bookmark.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve([]))))
    await put(bookmark('physics', true))
    send(tab)
    await waitUntil(() => expect(answers).toHaveLength(1))
    await put(bookmark('physics', false))
    answers[0]?.()
    await waitUntil(() => expect(answers).toHaveLength(2))
    expect(worker.bookmark.mock.calls[1]?.[0]).toMatchObject({ bookmarked: false })
    answers[1]?.()
    await waitUntil(() => expect(waiting()).toEqual([]))
  })

  test('changes of settings are one change with the newest of each', () => {
    const change = (payload: Outgoing<'quizSettings'>['payload']) => ({
      id: 'quiz-settings',
      payload,
      at: payload.changedAt,
      notBefore: 0,
    })
    const [first, second] = [
      change({ extraTime: 'half', textSize: 'large', changedAt: 1 }),
      change({ extraTime: 'none', singleKeys: false, changedAt: 2 }),
    ] as const
    const merged = change({ extraTime: 'none', textSize: 'large', singleKeys: false, changedAt: 2 })
    expect(KINDS.quizSettings.merge(first, second)).toEqual(merged)
    expect(KINDS.quizSettings.merge(second, first)).toEqual(merged)
  })

  test('totals of a visit never go back', async () => {
    const visit = (timeSpent: number, progress: number): Outgoing<'visit'> => ({
      kind: 'visit',
      id: 'visit-1',
      payload: { contentType: 'note', contentId: 'n', title: 'N', subject: 'S', url: '/n', timeSpent, progress },
      at: AT,
      notBefore: 0,
    })
    await put(visit(60, 50))
    await put(visit(30, 80))
    send(tab)
    await waitUntil(() => expect(worker.visit).toHaveBeenCalled())
    expect(worker.visit.mock.calls[0]?.[0]).toMatchObject({ visitId: 'visit-1', timeSpent: 60, progress: 80 })
  })
})

describe('a favorite', () => {
  const name = { type: 'note', title: 'Waves', subject: 'Physics' } as const
  const favorite = { ...name, id: 'note_1', chapter: null, url: '/notes/physics', icon: null, addedAt: AT }
  const change = (payload: Outgoing<'favorite'>['payload'], at = AT): Outgoing<'favorite'> => ({
    kind: 'favorite',
    id: 'note/Physics/Waves',
    payload,
    at,
    notBefore: 0,
  })

  test('that was added and removed again is removed, by the last choice alone', async () => {
    await put(change({ action: 'add', favorite }))
    await put(change({ action: 'remove', name }))
    const { arrived } = send(tab)
    await waitUntil(() => expect(arrived).toEqual(['note/Physics/Waves']))
    expect(worker.addFavorite).not.toHaveBeenCalled()
    expect(worker.removeFavorite.mock.calls[0]?.[0]).toMatchObject({ ...name, removedAt: AT })
    expect(waiting()).toEqual([])
  })

  test('is sent with the time of sending, for a clock that is wrong', async () => {
    await put(change({ action: 'add', favorite }))
    send(tab)
    await waitUntil(() => expect(worker.addFavorite).toHaveBeenCalled())
    const [sent] = worker.addFavorite.mock.calls[0] ?? []
    expect(sent).toEqual({ ...favorite, sentAt: expect.any(Number) })
  })
})

describe('an attempt', () => {
  test('is stored on the device as the worker has graded it', async () => {
    worker.submit.mockResolvedValue({ saved: true, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1')
    send(tab)
    await waitUntil(() => expect(stateOf('attempt-1')).toBe('stored'))
    expect(waiting()).toEqual([])
  })

  test('that is graded but not stored shows its result and waits', async () => {
    worker.submit.mockResolvedValue({ saved: false, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1')
    send(tab)
    await waitUntil(() => expect(stateOf('attempt-1')).toBe('graded'))
    expect(waiting()).toEqual(['attempt-1'])
  })

  test('that the worker refuses is not sent again, and says why', async () => {
    worker.submit.mockRejectedValue(notFound)
    await handIn('attempt-1')
    const { refused } = send(tab)
    await waitUntil(() => expect(stateOf('attempt-1')).toBe('refused'))
    expect([refused, waiting()]).toEqual([[`attempt-1: ${ATTEMPT_MESSAGES.noQuiz}`], []])
  })

  test('of a visitor is graded; what else a visitor did waits for a student', async () => {
    worker.submit.mockResolvedValue({ saved: false, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1', GUEST)
    await put(bookmark('physics'), GUEST)
    send(tab, GUEST)
    await waitUntil(() => expect(stateOf('attempt-1', GUEST)).toBe('graded'))
    expect(waiting(tab, GUEST)).toEqual(['physics'])
    expect(worker.bookmark).not.toHaveBeenCalled()
  })

  test('that was done before a reset of all stats is dropped', async () => {
    worker.submit.mockResolvedValue({ saved: false, stored: false, timeSpent: 300, timeSpentClamped: false, grade })
    await handIn('attempt-1')
    send(tab)
    await waitUntil(() => expect(stateOf('attempt-1')).toBeUndefined())
    expect(waiting()).toEqual([])
  })
})

describe('the answers of a practice', () => {
  const practice = (questionId: string, confidence: 'knew' | 'guessed', at = AT): Outgoing<'practice'> => ({
    kind: 'practice',
    id: 'run',
    payload: { answers: [{ questionId, chapter: 'physics/waves', option: 'a', confidence, at }] },
    at: AT,
    notBefore: 0,
  })

  test('are sent together, and a second word about one replaces the first', async () => {
    await put(practice('0a1b2c3d4e5f', 'knew'))
    await put(practice('ffffffffffff', 'knew', AT + 1))
    await put(practice('0a1b2c3d4e5f', 'guessed'))
    send(tab)
    await waitUntil(() => expect(worker.answer).toHaveBeenCalled())
    expect(worker.answer.mock.calls.map(([sent]) => sent.answers)).toEqual([
      [
        { questionId: '0a1b2c3d4e5f', chapter: 'physics/waves', option: 'a', confidence: 'guessed', at: AT },
        { questionId: 'ffffffffffff', chapter: 'physics/waves', option: 'a', confidence: 'knew', at: AT + 1 },
      ],
    ])
  })
})

describe('a stored write', () => {
  const favorite = {
    id: 'note_1',
    type: 'note',
    title: 'Waves',
    subject: 'Physics',
    chapter: null,
    url: '/notes',
    icon: null,
  }
  const content = { contentType: 'note', contentId: 'n', title: 'N', subject: 'S', chapter: 'C', url: '/n' }
  const task = { id: 't', title: 'Read', completed: false, date: '2026-11-22', priority: 'high', createdAt: 1 }
  const running = begun('x')
  const PAYLOADS: { [K in keyof typeof KINDS]: object } = {
    attempt: { attemptId: 'x', quizId: 'q', version: 'v1', answers: { a: 'b' }, timeSpent: 1.5, completedAt: 1 },
    bookmark: { bookmarked: true, name: 'Physics' },
    favorite: { action: 'add', favorite: { ...favorite, addedAt: 1 } },
    mark: { noteId: 'n', questionId: 'q', mark: 'can', title: 'N' },
    position: { page: 2, heading: 'h' },
    practice: {
      answers: [{ questionId: '0a1b2c3d4e5f', chapter: 'physics/waves', option: 'a', confidence: 'knew', at: 1 }],
    },
    quizSettings: { changedAt: 1, extraTime: 'half', textSize: 'large', singleKeys: false },
    report: { questionId: '0a1b2c3d4e5f', reason: 'other', words: '' },
    running: { shared: toShared(running), isGivenUp: false },
    task: { action: 'add', task },
    visit: { ...content, timeSpent: 1, progress: 2.5 },
  }

  test.each(Object.entries(PAYLOADS))(
    'of the kind %s is read as it was, and without one of its fields not at all',
    (kind, payload) => {
      const stored = { kind, id: 'x', payload, at: 1, notBefore: 0 }
      expect(parseOutgoing(structuredClone(stored))).toEqual(stored)
      for (const field of ['kind', 'id', 'at', 'notBefore', 'payload']) {
        expect(parseOutgoing({ ...stored, [field]: undefined })).toBeNull()
      }
      const [required = ''] = Object.keys(payload).filter((field) => field !== 'attemptId')
      expect(parseOutgoing({ ...stored, payload: { ...payload, [required]: undefined } })).toBeNull()
    },
  )

  test('of a kind that there is not is no write', () => {
    for (const kind of ['toString', 'invented', 7]) {
      expect(parseOutgoing({ kind, id: 'x', payload: {}, at: 1, notBefore: 0 })).toBeNull()
    }
  })
})
