import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Quiz } from '#domain/quiz/quiz.ts'
import type { QuizWithVersions } from '#domain/quiz/quiz-versions.ts'
import { builtFolder } from '#scripts/content/places.ts'

const folder = join(builtFolder, 'api/bank/quizzes')

/** The built quizzes as they are today, with their answers, in the order of their ids. */
export function readBuiltQuizzes(): Quiz[] {
  return readdirSync(folder)
    .sort()
    .map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as QuizWithVersions).today)
}
