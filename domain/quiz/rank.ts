import type { HistoryItem } from './history-copy.ts'

/** The place of a result among the student's results at the same quiz; equal scores share a place. */
export type Rank = { place: number; of: number }

type Own = Pick<HistoryItem, 'quizId' | 'score' | 'correctAnswers' | 'timeSpent'>

/** The history may have the result itself, under an id of the worker, or not yet. */
export function rankAmong(history: readonly HistoryItem[], own: Own): Rank {
  const others = history.filter(({ quizId }) => quizId === own.quizId)
  const itself = others.findIndex(
    ({ score, correctAnswers, timeSpent }) =>
      score === own.score && correctAnswers === own.correctAnswers && timeSpent === own.timeSpent,
  )
  const better = others.filter(({ score }) => score > own.score).length
  return { place: better + 1, of: others.length + (itself < 0 ? 1 : 0) }
}

/** For example `your best of 3 attempts` and `your 2nd best of 3 attempts`. */
export function describeRank({ place, of }: Rank): string {
  if (of === 1) return 'Your first attempt at this exam.'
  return `${place === 1 ? 'Your best' : `Your ${nameOrdinal(place)} best`} of ${of} attempts.`
}

function nameOrdinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1]
  return `${number}${ending ?? 'th'}`
}
