import type { Mistake } from '../mistakes.ts'
import { normalizeOption } from './question-text.ts'
import type { QuestionFile, WrittenQuiz } from './written-quizzes.ts'

type Question = QuestionFile['drawn'][number]

/** The share of the shorter question's words that both must have, because options such as 2, 4, 8, 16 are common. */
const WORDS_SHARED = 0.5
const WORD = /\p{L}{5,}/gu

/** Warns of questions with the numbers and options of an earlier one and many of its words, which are only reworded. */
export function findRepeatedQuestions(quizzes: readonly WrittenQuiz[]): Mistake[] {
  const earlier = new Map<string, { question: Question; quizId: string }[]>()
  return quizzes.flatMap(({ id: quizId, questionFiles }) =>
    questionFiles.flatMap(({ source }) =>
      source.value.questions.flatMap((question, index): Mistake[] => {
        const key = keyOf(question)
        const alike = earlier.get(key) ?? []
        const repeated = alike.find((other) => sharesWords(question, other.question))
        earlier.set(key, [...alike, { question, quizId }])
        if (!repeated) return []
        const message =
          `question ${index + 1}, ${question.id}, has the numbers and options of ${repeated.question.id} in the quiz ` +
          `${repeated.quizId}: if it asks the same in other words, ask something else`
        return [{ file: source.file, line: source.lineOf(['questions', index, 'question']), message }]
      }),
    ),
  )
}

/** The numbers of the question and its options, in any order. */
function keyOf({ question, options }: Question): string {
  const numbers = question.match(/\d+(?:\.\d+)?/g) ?? []
  return JSON.stringify([numbers.sort(), options.map(normalizeOption).sort()])
}

/** Options such as P, Q, R, S refer to the drawing. */
function textOf({ question, figure }: Question): string {
  return figure ? `${question} ${figure.alt}` : question
}

function sharesWords(one: Question, other: Question): boolean {
  const [words, others] = [one, other].map((question) => new Set(textOf(question).toLowerCase().match(WORD)))
  if (!words || !others) return false
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= WORDS_SHARED * Math.min(words.size, others.size)
}
