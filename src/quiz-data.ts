import type { QuizSummary } from '../domain/quiz.ts'

const lists = import.meta.glob<QuizSummary[]>('../content/built/quiz-list.json', { import: 'default' })

/** The quizzes as the build knew them: what the worker would say, for a page that shows before the worker is asked. */
export async function listBuiltQuizzes(): Promise<QuizSummary[]> {
  return (await lists['../content/built/quiz-list.json']?.()) ?? []
}
