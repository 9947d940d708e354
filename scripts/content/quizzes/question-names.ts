import { createHash } from 'node:crypto'
import type { Quiz } from '../../../domain/quiz/quiz.ts'

/**
 * Authors name a question by what it asks, and such a name can give its answer away. What leaves the worker is a short
 * hash of it, the same in every build, so that attempts stored earlier still find their questions.
 */
export function hideQuestionNames(quiz: Quiz): Quiz {
  const questions = quiz.questions.map((question) => ({
    ...question,
    id: createHash('sha256').update(`${quiz.id}/${question.id}`).digest('hex').slice(0, 12),
  }))
  if (new Set(questions.map(({ id }) => id)).size < questions.length)
    throw new Error(`Two hashes in ${quiz.id} are the same.`)
  return { ...quiz, questions }
}
