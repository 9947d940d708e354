import type { Mistake } from '../mistakes.ts'
import { type QuestionFile, questionsOf, type WrittenQuiz } from './written-quizzes.ts'

/** Checks that a mock exam has the format of its exam: time, sections, and in each the questions and marks. */
export function findMockMistakes({ source, questionFiles, exam }: WrittenQuiz): Mistake[] {
  if (!exam) return []
  const { file, value, lineOf } = source
  const { duration, sections } = exam.profile
  const mistakes: Mistake[] = []
  if (value.timeLimit !== duration.value) {
    const message = `timeLimit: ${exam.id} takes ${duration.value} minutes, not ${value.timeLimit}`
    mistakes.push({ file, line: lineOf(['timeLimit']), message })
  }
  const asked = 'sections' in value && Array.isArray(value.sections) ? value.sections.join(', ') : ''
  const declared = sections.map(({ id }) => id).join(', ')
  if (asked !== declared) {
    mistakes.push({ file, line: lineOf(['sections']), message: `sections: ${exam.id} has ${declared}, in this order` })
  }
  return [...mistakes, ...questionFiles.flatMap(findSectionMistakes)]
}

function findSectionMistakes(questionFile: QuestionFile): Mistake[] {
  const { section } = questionFile
  if (!section) return []
  const { file, lineOf } = questionFile.source
  const questions = questionsOf(questionFile)
  const { oneMark, twoMarks } = section.split
  const count = (marks: number) => questions.filter((question) => question.marks === marks).length
  if (count(1) === oneMark && count(2) === twoMarks) return []
  const message =
    `in the exam ${section.name} has ${oneMark} of 1 mark and ${twoMarks} of 2 marks, ` +
    `but here are ${count(1)} and ${count(2)}`
  return [{ file, line: lineOf(['questions']), message }]
}
