import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ORGANISMS } from '../../../content/site/organisms.ts'
import { emphasizeOrganisms } from '../../../scripts/content/papers/organisms.ts'
import { PaperSource } from '../../../scripts/content/papers/paper-format.ts'
import { gatherQuestions } from '../../../scripts/content/papers/paper-questions.ts'
import { contentFolder } from '../../../scripts/content/places.ts'
import { buildQuizzes } from '../../../scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '../../../scripts/content/subjects.ts'
import { readYaml } from '../../../scripts/content/yaml-source.ts'

test('names of one word and of two are set in italics, and nothing else is', () => {
  expect(emphasizeOrganisms('Which stage of Plasmodium passes on?')).toBe(
    'Which stage of #emph[Plasmodium]; passes on?',
  )
  expect(emphasizeOrganisms('Plasmodium vivax (malaria)')).toBe('#emph[Plasmodium vivax]; (malaria)')
  expect(emphasizeOrganisms('Herdmanias and hydra')).toBe('Herdmanias and hydra')
})

test('a paper of biology sets the names in questions from quizzes in italics', () => {
  const quizzes = buildQuizzes(readCatalogue())
  const source = readYaml(join(contentFolder, 'papers/cee-biology-2024.yaml'), PaperSource)
  const questions = gatherQuestions(source, quizzes, []).flat()
  const texts = questions.flatMap((question) =>
    question.kind === 'choice' ? [question.question, ...question.options, question.explanation] : [],
  )
  expect(texts.filter((text) => text.includes('#emph[Plasmodium];')).length).toBeGreaterThan(0)
  const plain = texts.join('\n').replace(/#emph\[[^\]]+\];/g, '')
  for (const name of ORGANISMS) expect(plain).not.toMatch(new RegExp(`\\b${name}\\b`))
})
