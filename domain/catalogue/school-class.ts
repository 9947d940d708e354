/** The classes whose chapters the catalogue has. (A student's grade level can be an entrance exam, too.) */
export const SCHOOL_CLASSES = ['Class 10', 'Class 11', 'Class 12'] as const
export type SchoolClass = (typeof SCHOOL_CLASSES)[number]

/** Used where no class is chosen. Candidates for the entrance exams study its chapters. */
export const DEFAULT_CLASS: SchoolClass = 'Class 12'

/** The name of a class in the paths of built files, for example `class-12`. */
export function slugOfClass(schoolClass: SchoolClass): string {
  return schoolClass.toLowerCase().replace(' ', '-')
}

/** The class at the end of a subject's key; Class 12 if the key has none. */
export function classOfSubject(key: string): SchoolClass {
  return SCHOOL_CLASSES.find((schoolClass) => key.endsWith(schoolClass.replace(' ', ''))) ?? DEFAULT_CLASS
}
