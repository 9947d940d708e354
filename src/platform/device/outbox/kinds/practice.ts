import type { PracticeAnswer } from '#domain/quiz/practice.ts'
import { isCount, isObject, isText } from '#domain/untrusted-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

type Answers = { answers: PracticeAnswer[] }

/** The answers of one practice, or of one visit to the notebook of mistakes, whose id it has. */
export const practice: OutboxKind<Answers, Outputs['learning']['answer']> = {
  parse({ answers }) {
    return Array.isArray(answers) && answers.every(isAnswer) ? { answers } : null
  },
  send: (api, { payload: { answers } }, now, signal) =>
    api.learning.answer.mutate({ answers, sentAt: now }, { signal }),
  merge: (before, after) => ({ ...after, payload: { answers: merge(before.payload.answers, after.payload.answers) } }),
  countAs: () => 'answers',
  failure: 'Saving the answers of a practice failed',
  isStudy: true,
  // Only students practise.
  guestMax: 0,

  refresh: ({ learning, home }) => Promise.all([learning.invalidate(), home.invalidate()]),
}

function isAnswer(stored: unknown): stored is PracticeAnswer {
  if (!isObject(stored)) return false
  const { questionId, chapter, option, confidence, at } = stored
  return (
    [questionId, chapter, option].every(isText) && (confidence === 'knew' || confidence === 'guessed') && isCount(at)
  )
}

/** An answer that is given again, with another confidence, replaces itself. */
function merge(before: readonly PracticeAnswer[], after: readonly PracticeAnswer[]): PracticeAnswer[] {
  const keyOf = ({ questionId, at }: PracticeAnswer) => `${questionId} ${at}`
  return [...new Map([...before, ...after].map((answer) => [keyOf(answer), answer])).values()]
}
