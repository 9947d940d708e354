import address from '#content/built/practice.json?url'
import listAddress from '#content/built/quiz-list.json?url'
import type { PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { readContent } from './content-file.ts'

/** The list of quizzes from the build. It equals the worker's list, so the page shows without asking the worker. */
export async function listBuiltQuizzes(): Promise<QuizSummary[]> {
  return (await readContent<QuizSummary[]>(listAddress)) ?? []
}

/** What can be practised, by subject and chapter. */
export async function listPractice(): Promise<PractiseSubject[]> {
  return (await readContent<PractiseSubject[]>(address)) ?? []
}
