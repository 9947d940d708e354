import type * as z from 'zod/mini'
import { QuizSettings } from '#domain/quiz/quiz-settings.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

/** How a student takes quizzes: the whole settings, so the newest write is enough. */
export const quizSettings: OutboxKind<z.infer<typeof QuizSettings>, Outputs['preferences']['setQuizSettings']> = {
  payload: QuizSettings,
  send: (api, { payload }, now, signal) =>
    api.preferences.setQuizSettings.mutate({ ...payload, sentAt: now }, { signal }),
  merge: (before, after) => (after.at >= before.at ? after : before),
  unsentName: { name: 'quiz settings', hasPlural: false },
  failure: 'Saving the settings of quizzes failed',
  isStudy: false,
  // A visitor's are on the device alone.
  guestMax: 0,
  isRefusalSaid: true,
}
