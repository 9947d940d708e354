import { describe, expect, test } from 'vitest'
import { contentClass, GRADE_LEVELS, hasFaculty, nameGradeLevel } from '#domain/account/grade-level.ts'
import { isKeyOfSubject } from '#domain/catalogue/school-class.ts'

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

test.each([
  ['physics', 'Class 12', true],
  ['physicsClass11', 'Class 11', true],
  ['socialStudiesClass10', 'Class 10', true],
  ['physics', 'Class 11', false],
  ['physicsClass11', 'Class 12', false],
  ['physicsClass9', 'Class 12', false],
  ['Physics', 'Class 12', false],
  ['physics2', 'Class 12', false],
  ['social-studies', 'Class 12', false],
] as const)('the key %s is one of %s: %s', (key, schoolClass, isKey) => {
  expect(isKeyOfSubject(key, schoolClass)).toBe(isKey)
})
