import { expect, test } from 'vitest'
import { pickQuizzes, readQuizzes } from '#scripts/site/offline-files.ts'

const quizzes = readQuizzes()
const idsOf = (subject: Parameters<typeof pickQuizzes>[1]) => pickQuizzes(quizzes, subject).map(({ id }) => id)

test('a subject is saved with the quizzes of its own chapters, though both classes have a chapter of that name', () => {
  const class12 = idsOf({ key: 'mathematics', name: 'Mathematics', grade_level: 'Class 12' })
  const class11 = idsOf({ key: 'mathematicsClass11', name: 'Mathematics', grade_level: 'Class 11' })
  expect(class12).toContain('class-12-mathematics-sequence-series')
  expect(class12).not.toContain('ioe-maths-sequence-series')
  expect(class11).toContain('ioe-maths-sequence-series')
  expect(class11).not.toContain('class-12-mathematics-sequence-series')
  // Of no chapter.
  expect([class12.includes('ioe-maths-calculus'), class11.includes('ioe-maths-calculus')]).toEqual([true, false])
})
