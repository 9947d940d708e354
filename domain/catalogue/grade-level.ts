/** The classes whose chapters the catalogue holds. */
export const GRADES = ['Class 10', 'Class 11', 'Class 12'] as const
export type Grade = (typeof GRADES)[number]
export const DEFAULT_GRADE: Grade = 'Class 12'
