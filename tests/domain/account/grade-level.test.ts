import { describe, expect, test } from 'vitest'
import { contentClass, GRADE_LEVELS, hasFaculty, nameGradeLevel } from '#domain/account/grade-level.ts'

describe('grade levels', () => {
  test('have the labels of the specification', () => {
    expect(GRADE_LEVELS.map(nameGradeLevel)).toEqual([
      'Class 10',
      'Class 11',
      'Class 12',
      'IOE (Engineering Entrance)',
      'CEE (Medical Entrance)',
    ])
  })

  test('decide which class is shown and whether there are faculties', () => {
    const levels = ['Class 10', 'Class 11', 'Class 12', 'IOE', 'CEE', null] as const
    expect(levels.map(contentClass)).toEqual(['Class 10', 'Class 11', 'Class 12', 'Class 12', 'Class 12', 'Class 12'])
    expect(levels.map(hasFaculty)).toEqual([false, true, true, false, false, false])
  })
})
