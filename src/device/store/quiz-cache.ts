import { FIRST_VERSION, type Option } from '../../../domain/quiz/answers.ts'
import type { PublicQuestion, PublicQuiz } from '../../../domain/quiz/quiz.ts'
import { isCount, isObject, isText } from '../../../domain/untrusted-json.ts'
import type { Store } from './store.ts'

// The quizzes that were begun on this device, with their questions: a reload without a connection can continue one.

const CACHED_MAX = 4

/** The id names the quiz and its version. */
type CachedQuiz = { id: string; storedAt: number; quiz: PublicQuiz }

/** A version of a quiz; the newest that was stored if `version` is null. */
export async function readCachedQuiz(store: Store, quizId: string, version: string | null): Promise<PublicQuiz | null> {
  const read = await store.run((db) => db.getAll('quizzes'))
  const cached = read.isStored ? listNewest(read.value).map(({ quiz }) => quiz) : []
  return cached.find((quiz) => quiz.id === quizId && (version ?? quiz.version) === quiz.version) ?? null
}

/** Stores a quiz, and removes the oldest ones beyond CACHED_MAX. Without room it is fetched again. */
export async function cacheQuiz(store: Store, quiz: PublicQuiz, storedAt: number): Promise<void> {
  const cached: CachedQuiz = { id: `${quiz.id} ${quiz.version}`, storedAt, quiz }
  await store.run(async (db) => {
    const others = listNewest(await db.getAll('quizzes')).filter(({ id }) => id !== cached.id)
    for (const { id } of others.slice(CACHED_MAX - 1)) await db.delete('quizzes', id)
    await db.put('quizzes', cached)
  })
}

/** Only `cacheQuiz` writes these, each in one write, so the parts of a quiz are not checked again. */
function listNewest(values: readonly unknown[]): CachedQuiz[] {
  const cached = values.flatMap((value): CachedQuiz[] => {
    if (!isObject(value) || !isText(value.id) || !isCount(value.storedAt)) return []
    const quiz = parseQuiz(value.quiz)
    return quiz ? [{ id: value.id, storedAt: value.storedAt, quiz }] : []
  })
  return cached.sort((one, other) => other.storedAt - one.storedAt)
}

/** Quizzes that were stored before they had versions and ids of options get those that attempts of that time name. */
export function parseQuiz(value: unknown): PublicQuiz | null {
  if (!isStoredQuiz(value)) return null
  const questions = value.questions.map((question) => ({
    ...question,
    options: question.options.map((option, index) =>
      typeof option === 'string' ? { id: String(index), text: option } : option,
    ),
  }))
  return { ...value, version: value.version ?? FIRST_VERSION, questions }
}

type StoredQuiz = Omit<PublicQuiz, 'version' | 'questions'> & {
  version?: string
  questions: (Omit<PublicQuestion, 'options'> & { options: (Option | string)[] })[]
}

function isStoredQuiz(value: unknown): value is StoredQuiz {
  return isObject(value) && typeof value.id === 'string' && Array.isArray(value.questions)
}
