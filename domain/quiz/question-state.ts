import type { QuizAttempt } from './attempt-machine.ts'

/** The states of a question in a computer-based test, in the order in which they are listed. */
export const QUESTION_STATES = ['not-visited', 'not-answered', 'answered', 'flagged', 'answered-flagged'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** Their names for students. */
export const STATE_NAMES: Record<QuestionState, string> = {
  'not-visited': 'not visited',
  'not-answered': 'not answered',
  answered: 'answered',
  flagged: 'flagged',
  'answered-flagged': 'answered and flagged',
}

type Marked = Pick<QuizAttempt, 'answers' | 'flagged' | 'visited'>

/** The state of each question, by its id. An answer or a flag shows that a question was visited. */
export function stateFinder({ answers, flagged, visited }: Marked): (questionId: string) => QuestionState {
  const [flags, visits] = [new Set(flagged), new Set(visited)]
  return (id) => {
    const isAnswered = Object.hasOwn(answers, id)
    if (flags.has(id)) return isAnswered ? 'answered-flagged' : 'flagged'
    if (isAnswered) return 'answered'
    return visits.has(id) ? 'not-answered' : 'not-visited'
  }
}

/** How many of the questions are in each state. */
export function countStates(ids: readonly string[], attempt: Marked): Record<QuestionState, number> {
  const stateOf = stateFinder(attempt)
  const counts = { 'not-visited': 0, 'not-answered': 0, answered: 0, flagged: 0, 'answered-flagged': 0 }
  for (const id of ids) counts[stateOf(id)] += 1
  return counts
}

/** The questions with an answer, flagged or not. */
export function countWithAnswer(counts: Record<QuestionState, number>): number {
  return counts.answered + counts['answered-flagged']
}
