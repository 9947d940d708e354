import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { parseObject } from '../../../../domain/untrusted-json.ts'
import { listKeys, read, remove, write } from '../../../device/device-store.ts'

// The questions of quizzes that were begun here, so that a reload without a connection can still go on.
const PREFIX = 'quiz_paper_'
const VERSION = 1
const KEPT_MAX = 4

export function isPaperKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

export function readPaper(quizId: string): PublicQuiz | undefined {
  const kept = parseObject(read(PREFIX + quizId))
  if (kept?.version !== VERSION || !isPaper(kept.quiz) || kept.quiz.id !== quizId) return undefined
  return kept.quiz
}

/** Keeps a paper, and gives up others when there are many. */
export function keepPaper(quiz: PublicQuiz, now: number): void {
  const others = listKeys(PREFIX).filter((quizId) => quizId !== quiz.id)
  const keptAt = (quizId: string) => Number(parseObject(read(PREFIX + quizId))?.keptAt ?? 0)
  const oldest = others.sort((a, b) => keptAt(b) - keptAt(a)).slice(KEPT_MAX - 1)
  for (const quizId of oldest) remove(PREFIX + quizId)
  write(PREFIX + quiz.id, JSON.stringify({ version: VERSION, keptAt: now, quiz }), isPaperKey)
}

/** Written by this program only, in one piece: the shape of its parts needs no second look. */
function isPaper(value: unknown): value is PublicQuiz {
  return typeof value === 'object' && value !== null && 'questions' in value && Array.isArray(value.questions)
}
