import { QuizSettingsChange } from '#domain/quiz/quiz-settings.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

/** How a student takes quizzes: the settings that were changed on this device. */
export const quizSettings: OutboxKind<QuizSettingsChange, Outputs['preferences']['setQuizSettings']> = {
  payload: QuizSettingsChange,
  send: (api, { payload }, now, signal) =>
    api.preferences.setQuizSettings.mutate({ ...payload, sentAt: now }, { signal }),
  merge(before, after) {
    const [older, newer] = after.at >= before.at ? [before, after] : [after, before]
    return { ...newer, payload: { ...older.payload, ...newer.payload } }
  },
  unsentName: { name: 'quiz settings', hasPlural: false },
  failure: 'Saving the settings of quizzes failed',
  isStudy: false,
  // A visitor's are on the device alone.
  guestMax: 0,

  updateCopies: ({ userId, copies }, _, stored) => void copies.receiveQuizSettings(userId, stored),
  isRefusalSaid: true,
}
