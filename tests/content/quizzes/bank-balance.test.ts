import { expect, test } from 'vitest'
import type { Quiz } from '#domain/quiz/quiz.ts'
import type { Mistake } from '#scripts/content/mistakes.ts'
import { findImbalanceOfBank } from '#scripts/content/quizzes/bank-balance.ts'
import { buildQuizzes } from '#scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { layContent } from '#tests/support/samples/content-folder.ts'
import { SMALL } from '#tests/support/samples/small-content.ts'

/** A bank of 200 questions. `place` and `texts` give the right option of each and all options. */
function bankOf(place: (index: number) => number, texts = ['one', 'two', 'six', 'ten']): Quiz[] {
  const questions = Array.from({ length: 200 }, (_, index) => ({
    id: `q${index}`,
    options: texts.map((text, at) => ({ id: String(at), text })),
    correctAnswer: String(place(index)),
  }))
  return [{ questions } as unknown as Quiz]
}
const messagesOf = (quizzes: Quiz[]) => findImbalanceOfBank(quizzes, 'content').map(({ message }) => message)

test('a bank in which each letter is right equally often is accepted', () => {
  expect(messagesOf(bankOf((index) => index % 4))).toEqual([])
})

test('a letter that is right too often or too rarely is named with its share', () => {
  const messages = messagesOf(bankOf(() => 1))
  expect(messages).toContain(
    'over all quizzes B is the answer of 100% of the questions: in new ones, put right answers at other letters',
  )
  expect(messages).toContain(
    'over all quizzes A is the answer of 0% of the questions: in new ones, put right answers at A',
  )
})

test('right options that are mostly the longest, or the shortest, are reported', () => {
  const mostly = (index: number) => (index % 2 === 0 ? 0 : index % 4)
  expect(messagesOf(bankOf(mostly, ['much longer', 'two', 'six', 'ten'])).join()).toContain(
    'the right option is the longest in 50%',
  )
  expect(messagesOf(bankOf(mostly, ['1', 'two', 'six', 'ten'])).join()).toContain(
    'the right option is the shortest in 50%',
  )
})

test('a small bank can be uneven by chance', () => {
  expect(messagesOf(bankOf(() => 1).map((quiz) => ({ ...quiz, questions: quiz.questions.slice(0, 199) })))).toEqual([])
})

test('a question with the numbers, the options and the words of another is warned of', () => {
  const single = SMALL['quizzes/single.yaml'] ?? ''
  const copyOf = (stem: string) =>
    `${single.slice(0, single.indexOf('  - id: sum'))}`
      .replace('id: minute', 'id: other-minute')
      .replace('How many seconds has a minute?', stem)
  const warningsOf = (stem: string) => {
    const folder = layContent({ ...SMALL, 'quizzes/twin.yaml': copyOf(stem) })
    const warnings: Mistake[] = []
    buildQuizzes(readCatalogue(folder), folder, warnings)
    return warnings.map(({ file, line, message }) => `${file.slice(folder.length + 1)}:${line}: ${message}`)
  }
  expect(warningsOf('A minute has how many seconds in all?')).toEqual([
    'quizzes/twin.yaml:15: question 1, other-minute, has the numbers and options of minute in the quiz single: if it asks the same in other words, ask something else',
  ])
  expect(warningsOf('A minute of 60 parts has how many seconds?')).toEqual([])
  expect(warningsOf('Which angle does an equilateral triangle have?')).toEqual([])
})
