import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Quiz } from '#domain/quiz/quiz.ts'
import type { Mistake } from '#scripts/content/mistakes.ts'
import { fileOf, type PublishedQuiz } from './register.ts'

/** Finds quizzes whose current version is not published, and published quizzes whose file is gone. */
export function findPublishMistakes(
  quizzes: readonly Quiz[],
  register: ReadonlyMap<string, PublishedQuiz>,
  content: string,
): Mistake[] {
  const unpublished = quizzes.flatMap(({ id, version }): Mistake[] => {
    const published = register.get(id)
    if (published?.versions.some((one) => one.version === version)) return []
    const state = published ? 'this quiz has changed since it was published' : 'this quiz is not published yet'
    const message = `${state}: when it is ready for students, run npm run content:publish`
    return [{ file: sourceOf(content, id), line: 1, message }]
  })
  const ids = new Set(quizzes.map(({ id }) => id))
  const removed = [...register.keys()].filter((id) => !ids.has(id))
  const message =
    'students may still have this quiz open: put its file in content/quizzes back, with isActive: false if nobody should begin it'
  return [...unpublished, ...removed.map((id) => ({ file: fileOf(content, id), line: 0, message }))]
}

function sourceOf(content: string, quizId: string): string {
  const single = join(content, 'quizzes', `${quizId}.yaml`)
  return existsSync(single) ? single : join(content, 'quizzes', quizId, '_quiz.yaml')
}
