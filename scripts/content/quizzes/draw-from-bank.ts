import type { Mistake } from '../mistakes.ts'
import type { QuestionFile, WrittenQuiz } from './written-quizzes.ts'

type Question = QuestionFile['drawn'][number]

/**
 * All questions of all quizzes are one bank with unique ids. Finds the questions that a quiz names by their ids, and
 * adds the mistakes in ids.
 */
export function drawFromBank(quizzes: WrittenQuiz[], mistakes: Mistake[]): void {
  const bank = new Map<string, { question: Question; quizId: string }>()
  for (const { quizId, source } of quizzes.flatMap(({ id, questionFiles }) =>
    questionFiles.map(({ source }) => ({ quizId: id, source })),
  )) {
    source.value.questions.forEach((question, index) => {
      const other = bank.get(question.id)
      if (other && other.quizId !== quizId) {
        const message = `the id "${question.id}" is taken in the quiz ${other.quizId}: give this question another`
        mistakes.push({ file: source.file, line: source.lineOf(['questions', index, 'id']), message })
      }
      if (!other) bank.set(question.id, { question, quizId })
    })
  }
  for (const { questionFiles } of quizzes) {
    const own = new Set(questionFiles.flatMap(({ source }) => source.value.questions.map(({ id }) => id)))
    for (const questionFile of questionFiles) {
      const { file, value, lineOf } = questionFile.source
      for (const [index, id] of (value.bank ?? []).entries()) {
        const found = bank.get(id)
        const isAsked = own.has(id)
        own.add(id)
        if (found && !isAsked) questionFile.drawn.push(found.question)
        const message = isAsked
          ? `the question "${id}" is in this quiz already`
          : `there is no question "${id}" in the bank`
        if (!found || isAsked) mistakes.push({ file, line: lineOf(['bank', index]), message })
      }
    }
  }
}
