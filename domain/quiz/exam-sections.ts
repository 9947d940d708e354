import type { PublicQuiz } from './quiz.ts'

export type ExamSection = {
  name: string
  /** The zero-based indexes of its questions in the quiz. */
  positions: number[]
  marks: number
  /** How many of its questions have so many marks, by marks from few to many. */
  byMarks: [marks: number, questions: number][]
}

/**
 * The sections of a mock exam in the order of its exam. Each question is in one of them; questions of a section that the
 * exam does not name are the last ones. A quiz without an exam has no sections.
 */
export function listSections({ exam, questions }: Pick<PublicQuiz, 'exam' | 'questions'>): ExamSection[] {
  if (!exam) return []
  const sections = new Map(exam.sections.map(({ name }) => [name, emptySection(name)]))
  questions.forEach(({ section = 'Other questions' }, position) => {
    const found = sections.get(section) ?? emptySection(section)
    found.positions.push(position)
    sections.set(section, found)
  })
  return [...sections.values()]
    .filter(({ positions }) => positions.length > 0)
    .map((section) => ({
      ...section,
      ...sumMarks(section.positions.map((position) => questions[position]?.marks ?? 0)),
    }))
}

const emptySection = (name: string): ExamSection => ({ name, positions: [], marks: 0, byMarks: [] })

function sumMarks(all: readonly number[]): Pick<ExamSection, 'marks' | 'byMarks'> {
  const kinds = [...new Set(all)].sort((one, other) => one - other)
  return {
    marks: all.reduce((sum, marks) => sum + marks, 0),
    byMarks: kinds.map((marks) => [marks, all.filter((one) => one === marks).length]),
  }
}
