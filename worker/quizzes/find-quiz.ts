import { Failure } from '#domain/failure.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import type { Quiz, QuizSummary } from '#domain/quiz/quiz.ts'
import { findVersion, type QuizWithVersions } from '#domain/quiz/quiz-versions.ts'
import { type Assets, findInBank, listBank } from './bank.ts'

export async function listQuizzes(assets: Assets): Promise<QuizSummary[]> {
  return (await listBank(assets)).filter((quiz) => quiz.isActive)
}

/** A quiz as it is today, with the data of its earlier versions. @throws Failure `not-found` */
export async function getQuiz(assets: Assets, id: string): Promise<QuizWithVersions> {
  const quiz = await findInBank(assets, id)
  if (!quiz) throw new Failure('not-found', ATTEMPT_MESSAGES.noQuiz)
  return quiz
}

/** A quiz in one of its versions. @throws Failure `unknown-version` */
export function getVersion(quiz: QuizWithVersions, version: string): Quiz {
  const found = findVersion(quiz, version)
  if (!found) throw new Failure('unknown-version', ATTEMPT_MESSAGES.unknownVersion)
  return found
}
