import listAddress from '../../content/built/quiz-list.json?url'
import type { QuizSummary } from '../../domain/quiz/quiz.ts'
import { readContent } from './content-file.ts'

/** The quizzes as the build knew them: what the worker would say, for a page that shows before the worker is asked. */
export async function listBuiltQuizzes(): Promise<QuizSummary[]> {
  return (await readContent<QuizSummary[]>(listAddress)) ?? []
}
