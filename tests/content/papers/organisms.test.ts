import { expect, test } from 'vitest'
import { ORGANISMS } from '../../../content/site/organisms.ts'
import { emphasizeOrganisms } from '../../../scripts/content/papers/organisms.ts'
import { PaperSource } from '../../../scripts/content/papers/paper-format.ts'
import { gatherQuestions } from '../../../scripts/content/papers/paper-questions.ts'
import { buildQuizzes } from '../../../scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '../../../scripts/content/subjects.ts'

test('names of one word and of two are set in italics, and nothing else is', () => {
  expect(emphasizeOrganisms('Which stage of Plasmodium passes on?')).toBe(
    'Which stage of #emph[Plasmodium]; passes on?',
  )
  expect(emphasizeOrganisms('Plasmodium vivax (malaria)')).toBe('#emph[Plasmodium vivax]; (malaria)')
  expect(emphasizeOrganisms('Herdmanias and hydra')).toBe('Herdmanias and hydra')
})

test('a paper of biology sets the names in questions from quizzes in italics', () => {
  const mock = buildQuizzes(readCatalogue()).filter(({ id }) => id === 'cee-mock-1')
  const ids = mock.flatMap(({ questions }) => questions.map(({ id }) => id))
  const value = PaperSource.parse({
    title: 'Paper',
    subject: 'Biology',
    year: 2024,
    board: 'CEE',
    type: 'Practice Set',
    description: 'All questions of a mock exam.',
    duration: 180,
    fullMarks: ids.length,
    instructions: ['Answer all.'],
    parts: [{ title: 'All', bank: [{ ids }] }],
  })
  const questions = gatherQuestions({ file: 'paper.yaml', value, lineOf: () => 1 }, mock, []).flat()
  const texts = questions.flatMap((question) =>
    question.kind === 'choice' ? [question.question, ...question.options, question.explanation] : [],
  )
  expect(texts.filter((text) => text.includes('#emph[Plasmodium];')).length).toBeGreaterThan(0)
  const plain = texts.join('\n').replace(/#emph\[[^\]]+\];/g, '')
  for (const name of ORGANISMS) expect(plain).not.toMatch(new RegExp(`\\b${name}\\b`))
})
