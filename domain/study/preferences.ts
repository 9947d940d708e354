import { z } from 'zod'
import { GOAL_MESSAGES, TARGET_SUBJECTS_MAX } from './study-goals.ts'

const SubjectName = z.string(GOAL_MESSAGES.list).min(1, GOAL_MESSAGES.unknown).max(80, GOAL_MESSAGES.unknown)

/** A student's study goals. Subjects are given by name; one that is named twice counts once. */
export const PreferencesUpdate = z.strictObject({
  studyGoals: z.strictObject(
    {
      targetSubjects: z
        .array(SubjectName, GOAL_MESSAGES.list)
        .max(TARGET_SUBJECTS_MAX, GOAL_MESSAGES.tooMany)
        .transform((names) => [...new Set(names)]),
    },
    GOAL_MESSAGES.list,
  ),
})
