import * as z from 'zod/mini'
import { PracticeAnswers } from '#domain/quiz/practice.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

const Stored = z.pick(PracticeAnswers, { answers: true })
type Answers = z.infer<typeof Stored>

/** The answers of one practice, or of one visit to the notebook of mistakes, whose id it has. */
export const practice: OutboxKind<Answers, Outputs['learning']['answer']> = {
  parse: (payload) => Stored.safeParse(payload).data ?? null,
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

/** An answer that is given again, with another confidence, replaces itself. */
function merge(before: Answers['answers'], after: Answers['answers']): Answers['answers'] {
  const keyOf = ({ questionId, at }: Answers['answers'][number]) => `${questionId} ${at}`
  return [...new Map([...before, ...after].map((answer) => [keyOf(answer), answer])).values()]
}
