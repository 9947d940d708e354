import * as z from 'zod/mini'
import { Text, validValues } from '../stored-json.ts'

/**
 * An option that a student can choose. Its id is made from its text, so it survives a new order of the options. For a
 * drawing, the text says what it shows.
 */
export type Option = { id: string; text: string; svg?: string }

/** The ids of the chosen options by question id. An unanswered question is absent. */
export type Answers = Record<string, string>

/** The name of the first published version of a quiz. Attempts from before quizzes had versions belong to it. */
export const FIRST_VERSION = 'first'

export const ATTEMPT_MESSAGES = {
  noQuiz: 'Quiz not found.',
  unknownVersion: 'This version of the quiz is no longer known. Please begin the quiz again.',
  noAttempt: 'This attempt is not in your history.',
  unknownQuestion: 'An answer belongs to no question of this quiz.',
  unknownOption: 'There is no such option.',
  tooManySaved: 'Too many quizzes were saved in the last hour. Please go on later: what is saved stays.',
  tooMany: 'Too many quizzes were submitted in the last hour. This one is kept and sent again later.',
} as const

/** The option that an answer names. Answers from before options had ids hold the index of the option, as a text. */
export function findOption({ options }: { options: readonly Option[] }, answer: string | null): Option | undefined {
  if (answer === null) return undefined
  const named = options.find(({ id }) => id === answer)
  return named ?? (/^\d$/.test(answer) ? options[Number(answer)] : undefined)
}

/** The valid ones of stored answers. Before options had ids, their index was stored. */
export const StoredAnswers = z.catch(
  validValues(z.union([Text, z.pipe(z.int().check(z.gte(0), z.lt(4)), z.transform(String))])),
  {},
)

/** The answers of a stored attempt; empty if they cannot be read. */
export function parseAnswers(value: unknown): Answers {
  return z.parse(StoredAnswers, value)
}
