import { Failure } from '../../domain/failure.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'
import { findVersion } from '../../domain/quiz/quiz-versions.ts'
import { findEarlierVersions, findInBank, listBank } from './bank.ts'

export function listQuizzes(): Quiz[] {
  return listBank().filter((quiz) => quiz.isActive)
}

/** A quiz as it is today. @throws Failure `not-found` */
export function getQuiz(id: string): Quiz {
  const quiz = findInBank(id)
  if (!quiz) throw new Failure('not-found', 'Quiz not found.')
  return quiz
}

/** A quiz as it was in a version, or null if no such version is known. @throws Failure `not-found` */
export async function findQuizVersion(id: string, version: string): Promise<Quiz | null> {
  const today = getQuiz(id)
  return version === today.version ? today : findVersion(today, await findEarlierVersions(id), version)
}

/** A quiz as it was in a version. @throws Failure `not-found`, `unknown-version` */
export async function getQuizVersion(id: string, version: string): Promise<Quiz> {
  const quiz = await findQuizVersion(id, version)
  if (!quiz)
    throw new Failure('unknown-version', 'This version of the quiz is no longer known. Please begin the quiz again.')
  return quiz
}
