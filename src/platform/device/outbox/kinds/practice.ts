import * as z from 'zod/mini'
import { CONFIDENCES } from '#domain/quiz/practice-rules.ts'
import { withoutAnswered } from '#domain/quiz/todays-mistakes.ts'
import { Count, Text } from '#domain/stored-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

const Answer = z.object({
  questionId: Text,
  /** As subjectKey/chapter-id. */
  chapter: Text,
  option: Text,
  confidence: z.enum(CONFIDENCES),
  at: Count,
})
type Answer = z.infer<typeof Answer>

/** The answers of one practice, or of one visit to the notebook of mistakes, whose id it has. */
const Answers = z.object({ answers: z.array(Answer) })

export const practice: OutboxKind<z.infer<typeof Answers>, Outputs['learning']['answer']> = {
  payload: Answers,
  send: (api, { payload: { answers } }, now, signal) =>
    api.learning.answer.mutate({ answers, sentAt: now }, { signal }),
  merge: (before, after) => ({ ...after, payload: { answers: merge(before.payload.answers, after.payload.answers) } }),
  unsentName: { name: 'practice', hasPlural: true },
  failure: 'Saving the answers of a practice failed',
  isStudy: true,
  // Only students practise.
  guestMax: 0,

  // If the notebook cannot be requested again, it does not ask these questions a second time.
  async show({ utils: { learning } }, { payload }) {
    await learning.today.cancel()
    const answered = new Set(payload.answers.map(({ questionId }) => questionId))
    learning.today.setData(undefined, (before) => before && withoutAnswered(before, answered))
  },
  refresh: ({ learning, home }) => Promise.all([learning.invalidate(), home.invalidate()]),
}

/** An answer that is given again, with another confidence, replaces itself. */
function merge(before: readonly Answer[], after: readonly Answer[]): Answer[] {
  const keyOf = ({ questionId, at }: Answer) => `${questionId} ${at}`
  return [...new Map([...before, ...after].map((answer) => [keyOf(answer), answer])).values()]
}
