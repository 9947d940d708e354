import { z } from 'zod'
import { TARGET_SUBJECT_MESSAGES, TARGET_SUBJECTS_MAX } from './target-subjects.ts'

const SubjectName = z
  .string(TARGET_SUBJECT_MESSAGES.list)
  .min(1, TARGET_SUBJECT_MESSAGES.unknown)
  .max(80, TARGET_SUBJECT_MESSAGES.unknown)

/** A student's study goals. Subjects are given by name; one that is named twice counts once. */
export const PreferencesUpdate = z.strictObject({
  studyGoals: z.strictObject(
    {
      targetSubjects: z
        .array(SubjectName, TARGET_SUBJECT_MESSAGES.list)
        .max(TARGET_SUBJECTS_MAX, TARGET_SUBJECT_MESSAGES.tooMany)
        .transform((names) => [...new Set(names)]),
    },
    TARGET_SUBJECT_MESSAGES.list,
  ),
})
