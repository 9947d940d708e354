import { describe, expect, test } from 'vitest'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { findShareMistakes } from '#scripts/content/bank-share.ts'
import type { BuiltPaper } from '#scripts/content/papers/papers.ts'
import { buildQuizzes } from '#scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { changeSmall, findQuizMistakes, layContent } from '../support/samples/content-folder.ts'
import { type Files, SMALL } from '../support/samples/small-content.ts'

const SECTION = 'quizzes/mock/agility.yaml'
const withoutHour = SMALL['quizzes/mock/physics.yaml']?.replace(/ {2}- id: hour[\s\S]*?(?= {2}- id: day)/, '')
const buildMock = (files: Files) => {
  const folder = layContent(files)
  return buildQuizzes(readCatalogue(folder), folder).find(({ id }) => id === 'mock')
}

describe('a quiz that names a question of the bank by its id', () => {
  test('asks it as it is written, before its own', () => {
    const mock = buildMock({ ...SMALL, 'quizzes/mock/physics.yaml': `bank: [minute]\n${withoutHour}` })
    expect(mock?.questions.map(({ id, section }) => [id, section])).toEqual([
      ['minute', 'Physics'],
      ['day', 'Physics'],
      ['week', 'Agility Test'],
    ])
    expect(mock?.questions[0]).toMatchObject({ question: 'How many seconds has a minute?', marks: 1 })
  })

  test('needs no question of its own in a section', () => {
    expect(buildMock({ ...SMALL, [SECTION]: 'bank: [minute]\n' })?.questions.at(-1)?.id).toBe('minute')
  })

  test.each([
    [
      'that nobody has written',
      'bank: [nope]\n',
      'quizzes/mock/agility.yaml:1: there is no question "nope" in the bank',
    ],
    [
      'that it asks already',
      'bank: [day]\n',
      'quizzes/mock/agility.yaml:1: the question "day" is in this quiz already',
    ],
    [
      'with the wrong marks',
      'bank: [sum]\n',
      'quizzes/mock/agility.yaml:1: in the exam Agility Test has 1 of 1 mark and 0 of 2 marks, but here are 0 and 1',
    ],
    ['and no other', 'bank: []\n', 'quizzes/mock/agility.yaml:1: the file: a section has `bank` or `questions`'],
  ])('cannot name one %s', async (_, text, mistake) => {
    expect(await findQuizMistakes({ ...SMALL, [SECTION]: text })).toContain(mistake)
  })
})

test('an id is taken once in the whole bank', async () => {
  expect(await findQuizMistakes(changeSmall(SECTION, 'id: week', 'id: minute'))).toEqual([
    'quizzes/single.yaml:10: the id "minute" is taken in the quiz mock: give this question another',
  ])
})

describe('the share of what a student can have met', () => {
  const quizOf = (id: string, ids: string[], exam?: Quiz['exam']) =>
    ({ id, questions: ids.map((id) => ({ id })), totalQuestions: ids.length, ...(exam && { exam }) }) as Quiz
  const exam = { id: 'exam', name: 'Exam', penaltyPerWrong: 0, sections: [] }
  const paperOf = (id: string, ids: string[], total = ids.length) =>
    ({
      listing: { id },
      source: `${id}.yaml`,
      total,
      drawn: ids.map((id, index) => ({ id, line: index + 10 })),
    }) as BuiltPaper
  const quizzes = [quizOf('heat', ['a', 'b', 'c', 'd'])]

  test('is at most a quarter of a paper', () => {
    expect(findShareMistakes(quizzes, [paperOf('one', ['a', 'b'], 8)], 'content')).toEqual([])
    expect(findShareMistakes(quizzes, [paperOf('one', ['a', 'b'], 7)], 'content')).toEqual([
      {
        file: 'one.yaml',
        line: 1,
        message: '2 of its 7 questions stand in quizzes too, and at most 1 may: take others for the rest',
      },
    ])
  })

  test('is at most a quarter of a mock exam, whose own questions do not count', () => {
    const mock = (ids: string[]) => [...quizzes, quizOf('mock', ids, exam)]
    expect(findShareMistakes(mock(['a', 'x', 'y', 'z']), [paperOf('one', ['x', 'y'])], 'content')).toEqual([])
    expect(findShareMistakes(mock(['a', 'b', 'y', 'z']), [], 'content')).toMatchObject([
      { file: 'content/quizzes/mock/_quiz.yaml', message: expect.stringContaining('2 of its 4 questions') },
    ])
  })

  test('is nothing between two papers', () => {
    const papers = [paperOf('one', ['x', 'y']), paperOf('two', ['z', 'y'])]
    expect(findShareMistakes(quizzes, papers, 'content')).toEqual([
      { file: 'two.yaml', line: 11, message: 'the question "y" is in the paper one already: take another' },
    ])
  })
})
