import type { PublicQuiz } from '../../../domain/quiz/quiz.ts'
import { isCount, isObject } from '../../../domain/untrusted-json.ts'
import type { Store } from './store.ts'

// The quizzes that were begun on this device, with their questions: a reload without a connection can continue one.

const CACHED_MAX = 4

type CachedQuiz = { id: string; storedAt: number; quiz: PublicQuiz }

export async function readCachedQuiz(store: Store, quizId: string): Promise<PublicQuiz | null> {
  const read = await store.run((db) => db.get('quizzes', quizId))
  return read.isStored ? (parse(read.value)?.quiz ?? null) : null
}

/** Stores a quiz, and removes the oldest ones beyond CACHED_MAX. Without room it is fetched again. */
export async function cacheQuiz(store: Store, quiz: PublicQuiz, storedAt: number): Promise<void> {
  const cached: CachedQuiz = { id: quiz.id, storedAt, quiz }
  await store.run(async (db) => {
    const others = (await db.getAll('quizzes'))
      .flatMap((value) => parse(value) ?? [])
      .filter(({ id }) => id !== quiz.id)
    const surplus = others.sort((one, other) => other.storedAt - one.storedAt).slice(CACHED_MAX - 1)
    for (const { id } of surplus) await db.delete('quizzes', id)
    await db.put('quizzes', cached)
  })
}

/** Only `cacheQuiz` writes these, each in one write, so the parts of a quiz are not checked again. */
function parse(value: unknown): CachedQuiz | null {
  if (!isObject(value) || !isCount(value.storedAt) || !isQuiz(value.quiz)) return null
  return { id: value.quiz.id, storedAt: value.storedAt, quiz: value.quiz }
}

export function isQuiz(value: unknown): value is PublicQuiz {
  return isObject(value) && typeof value.id === 'string' && Array.isArray(value.questions)
}
