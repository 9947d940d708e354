import * as z from 'zod/mini'
import { listOf } from '../input.ts'
import { TARGET_SUBJECT_MESSAGES, TARGET_SUBJECTS_MAX } from './target-subjects.ts'

const SubjectName = z
  .string(TARGET_SUBJECT_MESSAGES.list)
  .check(z.minLength(1, TARGET_SUBJECT_MESSAGES.unknown), z.maxLength(80, TARGET_SUBJECT_MESSAGES.unknown))

/** A student's study goals. Subjects are given by name; a repeated name counts once. */
export const PreferencesUpdate = z.strictObject({
  studyGoals: z.strictObject(
    {
      targetSubjects: z.pipe(
        listOf(SubjectName, {
          max: TARGET_SUBJECTS_MAX,
          none: TARGET_SUBJECT_MESSAGES.list,
          many: TARGET_SUBJECT_MESSAGES.tooMany,
        }),
        z.transform((names: string[]) => [...new Set(names)]),
      ),
    },
    TARGET_SUBJECT_MESSAGES.list,
  ),
})
