import index from '#content/built/subject-index.json'
import { Failure } from '#domain/failure.ts'
import { QuizSettingsUpdate } from '#domain/quiz/quiz-settings.ts'
import { toServerTime } from '#domain/study/daily-limits.ts'
import { PreferencesUpdate } from '#domain/study/preferences.ts'
import { TARGET_SUBJECT_MESSAGES } from '#domain/study/target-subjects.ts'
import { router, studentProcedure } from '../procedures.ts'
import { findPreferences, findQuizSettings, savePreferences, saveQuizSettings } from './store.ts'

const subjectNames = new Set(index.map(({ name }) => name))

/** The preferences in the format of the specification. */
function toDocument({ targetSubjects, lastUpdated }: { targetSubjects: string[]; lastUpdated: number | null }) {
  return { lastUpdated, studyGoals: { targetSubjects } }
}

export const preferencesRouter = router({
  /** `lastUpdated` is in milliseconds; null until something is chosen. */
  get: studentProcedure.query(async ({ ctx }) => toDocument(await findPreferences(ctx.db, ctx.student.id))),

  set: studentProcedure.input(PreferencesUpdate).mutation(async ({ ctx, input }) => {
    const { targetSubjects } = input.studyGoals
    if (!targetSubjects.every((name) => subjectNames.has(name)))
      throw new Failure('invalid', TARGET_SUBJECT_MESSAGES.unknown)
    const chosen = { targetSubjects, lastUpdated: ctx.now }
    await savePreferences(ctx.db, ctx.student.id, chosen)
    return toDocument(chosen)
  }),

  /** Null until something is chosen. */
  quizSettings: studentProcedure.query(({ ctx }) => findQuizSettings(ctx.db, ctx.student.id)),

  /** Returns all that is stored: the newest change wins, whichever device sends first. */
  setQuizSettings: studentProcedure
    .input(QuizSettingsUpdate)
    .mutation(({ ctx, input: { changedAt, sentAt, ...changes } }) =>
      saveQuizSettings(ctx.db, ctx.student.id, {
        ...changes,
        changedAt: toServerTime(changedAt, { sentAt, now: ctx.now }),
      }),
    ),
})
