import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import type { Mistake } from '../mistakes.ts'
import { measureOption } from './question-text.ts'
import { type QuestionFile, questionsOf, type WrittenQuiz } from './written-quizzes.ts'

type Question = QuestionFile['drawn'][number]

/** With fewer questions a letter can be rare by chance. */
const BALANCED_FROM = 20
const LETTER_MIN = 0.1
const LETTER_MAX = 0.4
const LONGER = 1.3
const LONGEST_MAX = 0.35

/** Finds what gives answers away: a letter that is right too often, or right answers that are longer than the others. */
export function findGiveaways({ source, questionFiles }: WrittenQuiz): Mistake[] {
  const questions = questionFiles.flatMap(questionsOf)
  const whole =
    questionFiles.length === 1
      ? []
      : findImbalance(questions).map((message) => ({ file: source.file, line: 1, message }))
  const parts = questionFiles.flatMap((questionFile) => {
    const { file, lineOf } = questionFile.source
    return findImbalance(questionsOf(questionFile)).map((message) => ({ file, line: lineOf(['questions']), message }))
  })
  const longest = questions.filter(isRightClearlyLongest)
  if (longest.length <= questions.length * LONGEST_MAX) return [...whole, ...parts]
  const message =
    `in ${longest.length} of ${questions.length} questions the right option is clearly the longest ` +
    `(${longest.map(({ id }) => id).join(', ')}): lengthen wrong options or shorten right ones`
  return [...whole, ...parts, { file: source.file, line: source.lineOf(['questions']), message }]
}

function findImbalance(questions: Question[]): string[] {
  if (questions.length < BALANCED_FROM) return []
  return OPTION_LETTERS.flatMap((letter) => {
    const share = questions.filter(({ answer }) => answer === letter).length / questions.length
    if (share >= LETTER_MIN && share <= LETTER_MAX) return []
    return `${letter} is the answer of ${Math.round(share * 100)}% of the questions: spread the right answers over A to D`
  })
}

function isRightClearlyLongest({ options, answer }: Question): boolean {
  const right = OPTION_LETTERS.indexOf(answer)
  const lengths = options.map(measureOption)
  const next = Math.max(...lengths.filter((_, index) => index !== right))
  return (lengths[right] ?? 0) > LONGER * next
}
