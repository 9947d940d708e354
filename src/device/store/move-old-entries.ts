// Moves to the store what lies in localStorage: what pages without the store have left in the inbox (see ../inbox.ts), and
// what earlier versions of the app stored there. A key goes once its entry is stored, so a crash in between repeats the
// move and loses nothing.
import { GUEST } from '../../../domain/account/owner.ts'
import { parseAttempt, parseEvents } from '../../../domain/quiz/stored-attempt.ts'
import { isCount, isObject, isText, parseObject } from '../../../domain/untrusted-json.ts'
import { changeAttempt } from '../attempt-changes.ts'
import { ofKind, trimGuestWork } from '../guest-work.ts'
import { INBOX, READING } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { inOneTab } from '../outbox/one-tab.ts'
import { putOutgoing } from '../outbox/outbox.ts'
import { parseOutgoing } from '../outbox/outgoing.ts'
import { cacheQuiz, parseQuiz } from './quiz-cache.ts'
import type { Store } from './store.ts'
import type { Transaction } from './transaction.ts'

type Entry = { userId: string; key: string; stored: Record<string, unknown> }
type Mover = (tx: Transaction, entry: Entry) => Promise<void>

const MOVERS: Readonly<Record<(typeof INBOX)[number], Mover>> = {
  bookmark_change_: (tx, { userId, key, stored: { bookmarked, name, at } }) =>
    put(tx, userId, { kind: 'bookmark', id: key, at, payload: { bookmarked, name } }),
  favorite_change_: (tx, { userId, key, stored: { at, ...payload } }) =>
    put(tx, userId, { kind: 'favorite', id: key, at, payload }),
  question_mark_change_: (tx, { userId, key, stored: { at, ...payload } }) =>
    put(tx, userId, { kind: 'mark', id: key, at, payload }),
  note_opened_: moveVisit,
  attempt_left_: moveEvents,
  quiz_attempt_: moveUnfinished,
  quiz_outbox_: moveFinished,
}
const QUIZZES = 'quiz_paper_'

export function createMover(store: Store): { move: () => Promise<void> } {
  // If the database cannot store them, the keys stay for the next visit; in this tab they count as moved.
  const moved = new Map<string, string | null>()
  let moving: Promise<void> | null = null

  const listTexts = () =>
    [...INBOX.flatMap(localTexts.list), ...listMarks()]
      .map((name) => [name, localTexts.read(name)] as const)
      .filter(([name, text]) => moved.get(name) !== text)

  const moveAll = async () => {
    const texts = listTexts()
    const { isStored } = await store.transact(
      async (tx) => {
        for (const [name, text] of texts) await moveText(tx, name, text)
        await trimGuestWork(tx, Date.now())
      },
      { durability: 'strict' },
    )
    for (const [name, text] of texts) {
      moved.set(name, text)
      // A key that was written again meanwhile is moved the next time.
      if (isStored && localTexts.read(name) === text) forget(name)
    }
  }
  const moveQuizzes = async () => {
    for (const name of localTexts.list(QUIZZES)) await moveQuiz(store, name)
  }

  return {
    async move() {
      if (listTexts().length + localTexts.list(QUIZZES).length === 0) return
      // One tab at a time moves them, so that no older choice replaces a newer one.
      moving ??= inOneTab('move old entries', moveAll)
        .then(moveQuizzes)
        .finally(() => {
          moving = null
        })
      await moving
    },
  }
}

/** What follows the prefix is a student's id, which has no underscore, and the rest of the key. */
async function moveText(tx: Transaction, name: string, text: string | null): Promise<void> {
  const stored = parseObject(text)
  if (!stored) return
  if (name.startsWith(READING)) return movePositions(tx, name.slice(READING.length), stored)
  const prefix = INBOX.find((prefix) => name.startsWith(prefix))
  const [, userId, key] = /^([^_]+)_(.*)$/.exec(name.slice(prefix?.length)) ?? []
  if (prefix && userId && key) await MOVERS[prefix](tx, { userId, key, stored })
}

/** A note that a visitor opens again is remembered once. */
async function moveVisit(tx: Transaction, { userId, stored }: Entry): Promise<void> {
  const { visitId, openedAt, ...payload } = stored
  const visits = ofKind(
    (await tx.list('outgoing', userId)).map(({ value }) => value),
    'visit',
  )
  const earlier = visits.find((visit) => visit.payload.contentId === payload.contentId)
  await put(tx, userId, { kind: 'visit', id: earlier?.id ?? visitId, at: openedAt, payload })
}

async function moveEvents(tx: Transaction, { userId, key, stored }: Entry): Promise<void> {
  const events = Array.isArray(stored.events) ? parseEvents(stored.events) : []
  for (const event of events) await changeAttempt(tx, userId, key, event)
}

async function moveUnfinished(tx: Transaction, { userId, stored }: Entry): Promise<void> {
  const attempt = parseAttempt({ ...stored, state: 'paused' })
  if (!attempt || (await tx.find('attempt', userId, attempt.attemptId))) return
  await tx.put('attempt', userId, attempt.attemptId, attempt)
}

/** A finished attempt, with the write that the worker still has to get. */
async function moveFinished(tx: Transaction, { userId, stored }: Entry): Promise<void> {
  const { attempt: sent, state, ...about } = stored
  if (!isObject(sent) || !isText(sent.attemptId)) return
  const isRefused = state === 'refused'
  const isSeen = state === 'graded' || state === 'kept'
  const rest = { limit: sent.timeSpent, remaining: 0, isSeen, state: isRefused ? 'refused' : 'handed-in' }
  const attempt = parseAttempt({ ...about, ...sent, ...rest })
  if (!attempt || (await tx.find('attempt', userId, attempt.attemptId))) return
  await tx.put('attempt', userId, attempt.attemptId, attempt)
  // A visitor's result that was seen waits for an account.
  if (isRefused || (userId === GUEST && isSeen)) return
  await put(tx, userId, { kind: 'attempt', id: sent.attemptId, at: sent.completedAt, payload: sent })
}

async function movePositions(tx: Transaction, userId: string, marks: Record<string, unknown>): Promise<void> {
  for (const [noteId, mark] of Object.entries(marks)) {
    if (!isUnsent(mark)) continue
    await put(tx, userId, { kind: 'position', id: noteId, at: mark.readAt, payload: { page: mark.page } })
  }
}

/** What cannot be read is left out. */
async function put(tx: Transaction, userId: string, value: unknown): Promise<void> {
  const outgoing = parseOutgoing(value)
  if (outgoing) await putOutgoing(tx, userId, outgoing)
}

async function moveQuiz(store: Store, name: string): Promise<void> {
  const stored = parseObject(localTexts.read(name))
  const quiz = parseQuiz(stored?.quiz)
  if (quiz) await cacheQuiz(store, quiz, isCount(stored?.keptAt) ? stored.keptAt : 0)
  localTexts.remove(name)
}

/** The copies of last pages that hold one that was not sent. */
function listMarks(): string[] {
  const marksIn = (name: string) => Object.values(parseObject(localTexts.read(name)) ?? {})
  return localTexts.list(READING).filter((name) => marksIn(name).some(isUnsent))
}

function isUnsent(mark: unknown): mark is Record<string, unknown> {
  return isObject(mark) && mark.unsent === true
}

/** The copy of the last pages stays in localStorage. */
function forget(name: string): void {
  if (!name.startsWith(READING)) {
    localTexts.remove(name)
    return
  }
  const marks = Object.entries(parseObject(localTexts.read(name)) ?? {})
  const sent = marks.map(([noteId, mark]) => [noteId, isObject(mark) ? { ...mark, unsent: false } : mark])
  localTexts.write(name, JSON.stringify(Object.fromEntries(sent)))
}
