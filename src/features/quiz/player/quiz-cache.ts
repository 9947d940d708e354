import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { parseObject } from '../../../../domain/untrusted-json.ts'
import { listKeys, read, remove, write } from '../../../device/device-store.ts'

// The quizzes that were begun on this device, with their questions: a reload without a connection can continue one.
const PREFIX = 'quiz_paper_'
const VERSION = 1
const CACHED_MAX = 4

export function isCachedQuizKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

export function readCachedQuiz(quizId: string): PublicQuiz | undefined {
  const stored = parseObject(read(PREFIX + quizId))
  if (stored?.version !== VERSION || !isQuiz(stored.quiz) || stored.quiz.id !== quizId) return undefined
  return stored.quiz
}

/** Stores a quiz, and removes the one that was stored first when there are more than CACHED_MAX. */
export function cacheQuiz(quiz: PublicQuiz, now: number): void {
  const others = listKeys(PREFIX).filter((quizId) => quizId !== quiz.id)
  const storedAt = (quizId: string) => Number(parseObject(read(PREFIX + quizId))?.keptAt ?? 0)
  const oldest = others.sort((a, b) => storedAt(b) - storedAt(a)).slice(CACHED_MAX - 1)
  for (const quizId of oldest) remove(PREFIX + quizId)
  write(PREFIX + quiz.id, JSON.stringify({ version: VERSION, keptAt: now, quiz }), isCachedQuizKey)
}

/** Only `cacheQuiz` writes these entries, and each in one write, so the parts of a quiz are not checked again. */
function isQuiz(value: unknown): value is PublicQuiz {
  return typeof value === 'object' && value !== null && 'questions' in value && Array.isArray(value.questions)
}
