import { expect, test } from 'vitest'
import { listSections } from '#domain/quiz/exam-sections.ts'
import type { PublicQuestion, QuizExam } from '#domain/quiz/quiz.ts'
import { openRandom } from '#tests/support/random.ts'

const NAMES = ['Physics', 'Chemistry', 'English']
const exam: QuizExam = {
  id: 'ioe-2082',
  name: 'IOE',
  penaltyPerWrong: 0.1,
  sections: NAMES.map((name) => ({ id: name.toLowerCase(), name, questions: 2 })),
}

const question = (id: number, section: string | undefined, marks = 1): PublicQuestion => ({
  id: `q${id}`,
  question: '?',
  options: [],
  difficulty: 'Easy',
  topic: 'Topic',
  marks,
  ...(section !== undefined && { section }),
})

test('the sections come in the order of the exam, with their questions and marks', () => {
  const questions = [
    question(0, 'Chemistry'),
    question(1, 'Chemistry', 2),
    question(2, 'Physics'),
    question(3, undefined),
  ]
  expect(listSections({ exam, questions })).toEqual([
    { name: 'Physics', positions: [2], marks: 1, byMarks: [[1, 1]] },
    {
      name: 'Chemistry',
      positions: [0, 1],
      marks: 3,
      byMarks: [
        [1, 1],
        [2, 1],
      ],
    },
    { name: 'Other questions', positions: [3], marks: 1, byMarks: [[1, 1]] },
  ])
  expect(listSections({ questions })).toEqual([])
})

test('each question is in one section, and the marks add up', () => {
  const random = openRandom(11)
  for (let run = 0; run < 200; run++) {
    const questions = Array.from({ length: random(60) }, (_, id) =>
      question(id, [...NAMES, 'Botany', undefined][random(5)], 1 + random(2)),
    )
    const sections = listSections({ exam, questions })
    const positions = sections.flatMap((section) => section.positions)
    expect(positions.toSorted((one, other) => one - other)).toEqual(questions.map((_, index) => index))
    const total = questions.reduce((sum, { marks }) => sum + marks, 0)
    expect(sections.reduce((sum, { marks }) => sum + marks, 0)).toBe(total)
    for (const { byMarks, marks } of sections)
      expect(byMarks.reduce((sum, [each, count]) => sum + each * count, 0)).toBe(marks)
  }
})
