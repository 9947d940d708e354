import { type Mistake, relatedTo } from '../mistakes.ts'
import type { DeskMistake } from './desk-types.ts'

const QUESTION_PATH = /^questions\.(\d+)\.?/

type QuestionAt = { id: string; line: number }

/**
 * The mistakes of one file, each with its line quoted and its question named. `source` is the text in which they were
 * found, because the file may have been saved again since; `questions` are the file's questions, in order.
 */
export function describeMistakes(
  mistakes: Mistake[],
  file: string,
  source: string,
  questions: QuestionAt[] = [],
): DeskMistake[] {
  const lines = source.split('\n')
  const own = mistakes.filter(relatedTo(file))
  // One slip can be found in two ways.
  const isSame = (one: Mistake, other: Mistake) => one.line === other.line && one.message === other.message
  const once = own.filter((mistake, index) => own.findIndex((other) => isSame(mistake, other)) === index)
  return once.map(({ line, message }) => {
    const named = QUESTION_PATH.exec(message)?.[1]
    const index = named === undefined ? questions.findLastIndex((question) => question.line <= line) : Number(named)
    const question = line > 0 ? questions[index] : undefined
    return {
      line,
      quote: line > 0 ? (lines[line - 1] ?? '').trim() : '',
      ...(question && { question: { number: index + 1, id: question.id } }),
      message: message.replace(QUESTION_PATH, ''),
    }
  })
}
