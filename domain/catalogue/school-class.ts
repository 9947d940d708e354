type Grade = { level: string /** For students. */; name: string; isClass: boolean; hasFaculty: boolean }

/**
 * What a student can prepare for: a class, whose chapters the catalogue has, or an entrance exam. All other lists of
 * grades are made of this one.
 */
export const GRADES = [
  { level: 'Class 10', name: 'Class 10', isClass: true, hasFaculty: false },
  { level: 'Class 11', name: 'Class 11', isClass: true, hasFaculty: true },
  { level: 'Class 12', name: 'Class 12', isClass: true, hasFaculty: true },
  { level: 'IOE', name: 'IOE (Engineering Entrance)', isClass: false, hasFaculty: false },
  { level: 'CEE', name: 'CEE (Medical Entrance)', isClass: false, hasFaculty: false },
] as const satisfies readonly Grade[]

export type SchoolClass = Extract<(typeof GRADES)[number], { isClass: true }>['level']
export const SCHOOL_CLASSES: readonly SchoolClass[] = GRADES.flatMap((grade) => (grade.isClass ? grade.level : []))

/** Used where no class is chosen. Candidates for the entrance exams study its chapters. */
export const DEFAULT_CLASS: SchoolClass = 'Class 12'

/** The name of a class in the paths of built files, for example `class-12`. */
export function slugOfClass(schoolClass: SchoolClass): string {
  return schoolClass.toLowerCase().replace(' ', '-')
}

/** The class at the end of a subject's key, as in `physicsClass11`; Class 12 if the key has none. */
export function classOfSubject(key: string): SchoolClass {
  return SCHOOL_CLASSES.find((schoolClass) => key.endsWith(schoolClass.replace(' ', ''))) ?? DEFAULT_CLASS
}

/** Whether a subject of this class may have this key: letters, and below Class 12 the class. */
export function isKeyOfSubject(key: string, schoolClass: SchoolClass): boolean {
  const ending = schoolClass === DEFAULT_CLASS ? '' : schoolClass.replace(' ', '')
  return key.endsWith(ending) && /^[a-z][A-Za-z]*$/.test(key.slice(0, key.length - ending.length))
}
