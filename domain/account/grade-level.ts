import { DEFAULT_CLASS, GRADES, SCHOOL_CLASSES, type SchoolClass } from '../catalogue/school-class.ts'

/** What a student prepares for: a class, or an entrance exam. */
export type GradeLevel = (typeof GRADES)[number]['level']
export const GRADE_LEVELS: readonly GradeLevel[] = GRADES.map(({ level }) => level)

/** Only these classes are divided into faculties. */
export const GRADE_LEVELS_WITH_FACULTY: readonly GradeLevel[] = GRADES.filter(({ hasFaculty }) => hasFaculty).map(
  ({ level }) => level,
)

export const FACULTIES = [
  'Science',
  'Management',
  'Humanities',
  'Education',
  'Law',
  'Technical and Vocational',
] as const

/** The grade level that a stored or submitted value names, or null. */
export function findGradeLevel(value: unknown): GradeLevel | null {
  return GRADE_LEVELS.find((level) => level === value) ?? null
}

export function nameGradeLevel(level: GradeLevel): string {
  return GRADES.find((grade) => grade.level === level)?.name ?? level
}

export function hasFaculty(level: GradeLevel | null): boolean {
  return GRADE_LEVELS_WITH_FACULTY.some((one) => one === level)
}

/** The class whose subjects a student sees. Candidates for the entrance exams see Class 12. */
export function contentClass(level: GradeLevel | null): SchoolClass {
  return SCHOOL_CLASSES.find((one) => one === level) ?? DEFAULT_CLASS
}
