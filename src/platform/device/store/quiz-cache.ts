import * as z from 'zod/mini'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import type { SealedKey } from '#domain/quiz/sealed-key.ts'
import { Count, parseStored, Text } from '#domain/stored-json.ts'
import type { Store } from './store.ts'

// Quizzes with their questions: those that were begun on this device, so that a reload without a connection can continue one,
// and those that a student has saved, with their sealed keys. They belong to no student.

const CACHED_MAX = 4

/** The id names the quiz and its version. A quiz with a key was saved, and stays until it is removed. */
type CachedQuiz = { id: string; storedAt: number; quiz: PublicQuiz; sealed?: SealedKey }

/** A version of a quiz, with its sealed key if it was saved; the newest that was stored if `version` is null. */
export async function readCachedQuiz(
  store: Store,
  quizId: string,
  version: string | null,
): Promise<Pick<CachedQuiz, 'quiz' | 'sealed'> | null> {
  const cached = await readNewest(store)
  return cached.find(({ quiz }) => quiz.id === quizId && (version ?? quiz.version) === quiz.version) ?? null
}

/** Stores a quiz that is begun, and removes the oldest ones beyond CACHED_MAX. Without room it is fetched again. */
export async function cacheQuiz(store: Store, quiz: PublicQuiz, storedAt: number): Promise<void> {
  const cached: CachedQuiz = { id: idOf(quiz), storedAt, quiz }
  await store.run(async (db) => {
    const all = listNewest(await db.getAll('quizzes'))
    if (all.some(({ id, sealed }) => id === cached.id && sealed)) return
    const begun = all.filter(({ id, sealed }) => id !== cached.id && !sealed)
    for (const { id } of begun.slice(CACHED_MAX - 1)) await db.delete('quizzes', id)
    await db.put('quizzes', cached)
  })
}

/**
 * Saves a quiz with its key. The version before stays, because an attempt may be open with it; older ones go.
 * @throws QuotaExceededError when the device has no room for it
 */
export async function saveQuiz(store: Store, quiz: PublicQuiz, sealed: SealedKey, storedAt: number): Promise<void> {
  const written = await store.run(async (db) => {
    const all = listNewest(await db.getAll('quizzes'))
    const before = all.filter((other) => other.sealed && other.quiz.id === quiz.id && other.id !== idOf(quiz))
    for (const { id } of before.slice(1)) await db.delete('quizzes', id)
    await db.put('quizzes', { id: idOf(quiz), storedAt, quiz, sealed } satisfies CachedQuiz)
  })
  if (!written.isStored)
    throw new DOMException(
      'The quiz was not stored.',
      written.reason === 'full' ? 'QuotaExceededError' : 'UnknownError',
    )
}

/** The quizzes that are saved here, with the newest version of each. */
export async function listSavedQuizzes(store: Store): Promise<Map<string, string>> {
  const saved = (await readNewest(store)).filter(({ sealed }) => sealed)
  return new Map(saved.reverse().map(({ quiz: { id, version } }) => [id, version]))
}

/** Removes every saved quiz that is not among `needed`. */
export async function forgetSavedQuizzes(store: Store, needed: ReadonlySet<string>): Promise<void> {
  await store.run(async (db) => {
    for (const { id, quiz, sealed } of listNewest(await db.getAll('quizzes')))
      if (sealed && !needed.has(quiz.id)) await db.delete('quizzes', id)
  })
}

function idOf({ id, version }: PublicQuiz): string {
  return `${id} ${version}`
}

async function readNewest(store: Store): Promise<CachedQuiz[]> {
  const read = await store.run((db) => db.getAll('quizzes'))
  return read.isStored ? listNewest(read.value) : []
}

/** Only this file writes them, each in one write, so the parts of a quiz are not checked again. */
const QuizOutline = z.object({
  id: Text,
  storedAt: Count,
  quiz: z.object({ id: Text, version: Text, questions: z.array(z.unknown()) }),
})
const StoredQuiz = z.custom<CachedQuiz>((value) => parseStored(QuizOutline, value) !== null)

function listNewest(values: readonly unknown[]): CachedQuiz[] {
  return values
    .flatMap((value) => parseStored(StoredQuiz, value) ?? [])
    .sort((one, other) => other.storedAt - one.storedAt)
}
