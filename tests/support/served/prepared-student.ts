export const PASSWORD = 'correct horse'

/** The number of students who are in the database of the browser tests from the start (see store-students.ts). */
export const STUDENTS = 4_000

/** One of them, by a number from 0 on, with the token of a session. Those with odd numbers have a name and a grade. */
export function preparedStudent(number: number) {
  const digits = String(number).padStart(12, '0')
  return {
    id: `00000000-0000-4000-8000-${digits}`,
    email: `student-${digits}@example.com`,
    token: `session-of-student-${digits}`,
    ...(number % 2 === 1 && { fullName: `student-${digits}`, gradeLevel: 'Class 12' }),
  }
}
