import { cutText } from '../graphemes.ts'
import { foldText } from '../search/fold-text.ts'
import type { QuizSummary } from './quiz.ts'
import { DIFFICULTIES, type Difficulty, findSeries, SERIES, type Series } from './quiz-kinds.ts'

export const ALL = 'all'

/** The series selector, in its order. */
export const SERIES_TABS = [{ value: ALL, label: 'All Quizzes' }, ...SERIES] as const

export const QUIZ_SORTS = [
  { value: 'title', label: 'Title' },
  { value: 'difficulty', label: 'Difficulty' },
  { value: 'questions', label: 'Questions Count' },
  { value: 'time', label: 'Time Limit' },
] as const
export type QuizSort = (typeof QUIZ_SORTS)[number]['value']

/** The filters of Take Quiz, as they are in the address. An absent filter has its default value. */
export type QuizSearch = {
  series?: Series | undefined
  q?: string | undefined
  subject?: string | undefined
  difficulty?: Difficulty | undefined
  sort?: QuizSort | undefined
}

/** The address of Take Quiz with only this quiz in its list. */
export function pathOfQuiz(title: string): string {
  return `/dashboard/quizzes/take?q=${encodeURIComponent(title)}`
}

const TEXT_MAX = 100

/** Keeps only the valid filters of an address. */
export function parseQuizSearch(search: Record<string, unknown>): QuizSearch {
  const series = findSeries(search.series)
  const difficulty = DIFFICULTIES.find((known) => known === search.difficulty)
  const sort = QUIZ_SORTS.find((known) => known.value === search.sort)?.value
  const q = toText(search.q)
  const subject = toText(search.subject)
  return {
    ...(series && { series }),
    ...(q && { q }),
    ...(subject && { subject }),
    ...(difficulty && { difficulty }),
    ...(sort && sort !== 'title' && { sort }),
  }
}

// The router parses ?q=2024 as a number.
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? cutText(String(value), TEXT_MAX) : ''
}

/** Searches title, description, subject and tags for `q`, ignoring case. */
export function filterQuizzes(quizzes: readonly QuizSummary[], search: QuizSearch): QuizSummary[] {
  const term = foldText((search.q ?? '').trim())
  return quizzes.filter(
    (quiz) =>
      (!search.series || quiz.series === search.series) &&
      (!search.subject || quiz.subject === search.subject) &&
      (!search.difficulty || quiz.difficulty === search.difficulty) &&
      [quiz.title, quiz.description, quiz.subject, ...quiz.tags].some((text) => foldText(text).includes(term)),
  )
}

/** Alphabetical, with "Mock 2" before "Mock 10". */
export function compareTitles(a: QuizSummary, b: QuizSummary): number {
  return a.title.localeCompare(b.title, 'en', { numeric: true })
}

/**
 * Easy before Hard, few questions before many, short before long; equal ones keep their order. The build has sorted
 * quizzes by title: loading the rules of a language for the first comparison takes about 60 milliseconds on a slow
 * phone.
 */
export function sortQuizzes(quizzes: readonly QuizSummary[], sort: QuizSort = 'title'): QuizSummary[] {
  const rank = (quiz: QuizSummary) => {
    if (sort === 'difficulty') return DIFFICULTIES.indexOf(quiz.difficulty)
    if (sort === 'questions') return quiz.totalQuestions
    return sort === 'time' ? quiz.timeLimit : 0
  }
  return [...quizzes].sort((a, b) => rank(a) - rank(b))
}

/** Alphabetical for names that begin with a capital, as all subjects do. */
export function listSubjects(quizzes: readonly { subject: string }[]): string[] {
  return [...new Set(quizzes.map((quiz) => quiz.subject))].sort()
}
