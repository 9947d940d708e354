import type { HistoryState } from '@tanstack/react-router'

/** The part of the history state that comes back with the student: the attempt on the screen. */
export function toReturnState({ attemptId }: HistoryState): HistoryState {
  return attemptId === undefined ? {} : { attemptId }
}
