import { isCount, isObject, isText } from '../untrusted-json.ts'

// Free of zod, because the dashboard is loaded without it.

/**
 * What a student can choose. Its id comes from its text, so it survives a new order of the options. Of a drawing the text
 * says what it shows.
 */
export type Option = { id: string; text: string; svg?: string }

/** The id of the chosen option by the id of the question. An unanswered question is absent. */
export type Answers = Record<string, string>

/** Names the first published version of a quiz: attempts from before quizzes had versions were made with it. */
export const FIRST_VERSION = 'first'

/** The option that an answer names. Answers from before options had ids hold the index of the option, as a text. */
export function findOption({ options }: { options: readonly Option[] }, answer: string | null): Option | undefined {
  if (answer === null) return undefined
  const named = options.find(({ id }) => id === answer)
  return named ?? (/^\d$/.test(answer) ? options[Number(answer)] : undefined)
}

/** The valid ones of stored answers. Those of old are the index of an option. */
export function parseAnswers(value: unknown): Answers {
  const entries = isObject(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([questionId, answer]) => {
      const option = parseOption(answer)
      return option === null ? [] : [[questionId, option]]
    }),
  )
}

/** A stored id of an option. Before options had ids, their index was stored. */
export function parseOption(value: unknown): string | null {
  if (isText(value)) return value
  return isCount(value) && value < 4 ? String(value) : null
}

/** The stored version of an attempt. One without any is from before quizzes had versions. */
export function parseVersion(value: unknown): string {
  return isText(value) ? value : FIRST_VERSION
}
