import { DEFAULT_CLASS, SCHOOL_CLASSES, type SchoolClass } from '../catalogue/school-class.ts'

/** What a student prepares for: a class, or an entrance exam. */
export const GRADE_LEVELS = [...SCHOOL_CLASSES, 'IOE', 'CEE'] as const
export type GradeLevel = (typeof GRADE_LEVELS)[number]

export const GRADE_LEVEL_OPTIONS = [
  { value: 'Class 10', label: 'Class 10' },
  { value: 'Class 11', label: 'Class 11' },
  { value: 'Class 12', label: 'Class 12' },
  { value: 'IOE', label: 'IOE (Engineering Entrance)' },
  { value: 'CEE', label: 'CEE (Medical Entrance)' },
] as const satisfies readonly { value: GradeLevel; label: string }[]

export const FACULTIES = [
  'Science',
  'Management',
  'Humanities',
  'Education',
  'Law',
  'Technical and Vocational',
] as const

export function findGradeLevel(value: unknown): GradeLevel | null {
  return GRADE_LEVELS.find((level) => level === value) ?? null
}

export function nameGradeLevel(level: GradeLevel): string {
  return GRADE_LEVEL_OPTIONS.find((option) => option.value === level)?.label ?? level
}

/** Only Class 11 and 12 are divided into faculties. */
export function hasFaculty(level: GradeLevel | null): boolean {
  return level === 'Class 11' || level === 'Class 12'
}

/** The class whose subjects a student sees: candidates of the entrance exams see those of Class 12. */
export function contentGrade(level: GradeLevel | null): SchoolClass {
  return SCHOOL_CLASSES.find((grade) => grade === level) ?? DEFAULT_CLASS
}
