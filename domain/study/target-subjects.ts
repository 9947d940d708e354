import type { SchoolClass } from '../catalogue/school-class.ts'

export const TARGET_SUBJECTS_MAX = 20

export const TARGET_SUBJECT_MESSAGES = {
  list: 'Target subjects are a list of names of subjects.',
  tooMany: `Choose at most ${TARGET_SUBJECTS_MAX} target subjects.`,
  unknown: 'Choose your target subjects from those of the catalogue.',
  updated: 'Study goals updated successfully',
  notUpdated: 'Failed to update study goals',
} as const

/** The names of the subjects from which a student of this class chooses, in the order of the catalogue. */
export function subjectNamesOf(
  subjects: readonly { name: string; grade_level: string }[],
  schoolClass: SchoolClass,
): string[] {
  return subjects.filter((subject) => subject.grade_level === schoolClass).map(({ name }) => name)
}
