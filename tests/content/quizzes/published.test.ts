import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { findVersion } from '#domain/quiz/quiz-versions.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { listEarlierVersions } from '#scripts/content/quizzes/published/earlier-versions.ts'
import { findPublishMistakes } from '#scripts/content/quizzes/published/publish-mistakes.ts'
import { fileOf, publish, readRegister, writePublished } from '#scripts/content/quizzes/published/register.ts'
import { hideQuestionNames } from '#scripts/content/quizzes/question-forms.ts'
import { buildQuizzes } from '#scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { changeSmall, layContent, listMistakes } from '#tests/support/samples/content-folder.ts'
import { type Files, SMALL } from '#tests/support/samples/small-content.ts'

const SINGLE = 'quizzes/single.yaml'
const build = (folder: string) => buildQuizzes(readCatalogue(folder), folder).map(hideQuestionNames)
const buildFiles = (files: Files) => build(layContent(files))
const single = (files: Files) => buildFiles(files).find(({ id }) => id === 'single') as Quiz

/** Publishes all quizzes of the folder as they are. */
function publishAll(folder: string, date = '2026-11-22'): void {
  const register = readRegister(folder)
  for (const quiz of build(folder)) {
    const published = publish(quiz, register.get(quiz.id), date)
    if (published) writePublished(folder, quiz.id, published)
  }
}
const mistakesOf = (folder: string) =>
  findPublishMistakes(build(folder), readRegister(folder), folder).map(({ file, message }) => [
    file.slice(folder.length + 1),
    message,
  ])

test('every quiz is published as it is, and every version of the register can be graded', () => {
  const quizzes = build(contentFolder)
  const register = readRegister(contentFolder)
  expect(findPublishMistakes(quizzes, register, contentFolder)).toEqual([])
  for (const today of quizzes) {
    const published = register.get(today.id)
    const quiz = { today, earlier: listEarlierVersions(today, published) }
    for (const { version, questions } of published?.versions ?? []) {
      expect(findVersion(quiz, version)).toMatchObject({ version, totalQuestions: questions.length })
    }
  }
})

describe('a version', () => {
  let before: Quiz
  beforeEach(() => {
    before = single(SMALL)
  })

  test.each([
    ['the stem', 'How many seconds has a minute?', 'How many seconds are in a minute?'],
    ['an option', "- '90'", "- '95'"],
    ['the right answer', 'answer: C', 'answer: D'],
    ['the explanation', 'By definition.', 'It is defined so.'],
    ['the marks', 'marks: 1', 'marks: 2'],
    ['the time limit', 'timeLimit: 10', 'timeLimit: 11'],
  ])('changes with %s', (_, from, to) => {
    expect(single(changeSmall(SINGLE, from, to)).version).not.toBe(before.version)
  })

  test('changes with what an exam takes off', () => {
    const versionOf = (files: Files) => buildFiles(files).find(({ id }) => id === 'mock')?.version
    const other = changeSmall(
      'exams/small-2082.yaml',
      'penaltyPerWrong: { value: 0.25',
      'penaltyPerWrong: { value: 0.5',
    )
    expect(versionOf(other)).not.toBe(versionOf(SMALL))
  })

  test('stays when what changes is not of the questions', () => {
    expect(single(changeSmall(SINGLE, 'tags: [small]', 'tags: [tiny]')).version).toBe(before.version)
  })

  test('has ids of options from their texts: another order keeps them', () => {
    const [question] = before.questions
    const reordered = single(changeSmall(SINGLE, "- '30'\n      - '45'", "- '45'\n      - '30'"))
    const [other] = reordered.questions
    const byText = (options = question?.options) => Object.fromEntries(options?.map(({ id, text }) => [text, id]) ?? [])
    expect(byText(other?.options)).toEqual(byText())
    expect(other?.options.map(({ text }) => text)).toEqual(['45', '30', '60', '90'])
    expect(reordered.version).not.toBe(before.version)
    for (const { id } of question?.options ?? []) expect(id).toMatch(/^[\w-]{5}$/)
  })
})

describe('the register', () => {
  test('has every version that was published, and can give each of them back', () => {
    const folder = layContent(SMALL)
    publishAll(folder)
    const before = single(SMALL)
    const changed = changeSmall(SINGLE, 'How many seconds has a minute?', 'How many seconds are in a minute?')
    writeFileSync(`${folder}/${SINGLE}`, changed[SINGLE] ?? '')
    publishAll(folder, '2026-11-23')
    publishAll(folder, '2026-11-24')

    const today = build(folder)
    const register = readRegister(folder)
    expect(register.get('single')?.versions.map(({ published }) => published)).toEqual(['2026-11-22', '2026-11-23'])
    const mock = today.find(({ id }) => id === 'mock') as Quiz
    const unchanged = { first: mock.version, versions: [], forms: {} }
    expect(listEarlierVersions(mock, register.get('mock'))).toEqual(unchanged)
    expect(listEarlierVersions(mock, undefined)).toEqual(unchanged)
    const now = today.find(({ id }) => id === 'single') as Quiz
    const quiz = { today: now, earlier: listEarlierVersions(now, register.get('single')) }
    // Only the changed question is there a second time.
    expect(Object.keys(quiz.earlier.forms)).toHaveLength(1)
    expect(findVersion(quiz, 'first')).toEqual(before)
    expect(findVersion(quiz, now.version)).toBe(now)
  })

  test('misses a quiz that is new or has changed, and the check says what to do', () => {
    const folder = layContent(SMALL)
    const toDo = 'when it is ready for students, run npm run content:publish'
    expect(mistakesOf(folder)).toEqual([
      ['quizzes/mock/_quiz.yaml', `this quiz is not published yet: ${toDo}`],
      [SINGLE, `this quiz is not published yet: ${toDo}`],
    ])
    publishAll(folder)
    expect(mistakesOf(folder)).toEqual([])
    writeFileSync(`${folder}/${SINGLE}`, changeSmall(SINGLE, 'answer: C', 'answer: D')[SINGLE] ?? '')
    expect(mistakesOf(folder)).toEqual([[SINGLE, `this quiz has changed since it was published: ${toDo}`]])
  })

  test('keeps a quiz from being deleted', () => {
    const folder = layContent(SMALL)
    publishAll(folder)
    const quizzes = build(folder).filter(({ id }) => id !== 'single')
    expect(findPublishMistakes(quizzes, readRegister(folder), folder)).toMatchObject([
      { file: fileOf(folder, 'single'), message: expect.stringContaining('isActive: false') },
    ])
  })

  test.each([
    ['with another word in it', (text: string) => text.replace('By definition.', 'By law.')],
    ['without one of its questions', (text: string) => text.replace(/^ {4}"[0-9a-f]{12}\..*\n/m, '')],
    ['that was cut off', (text: string) => text.slice(0, 500)],
  ])('is not changed by hand: a file %s is refused', async (_, change) => {
    const folder = layContent(SMALL)
    publishAll(folder)
    const file = fileOf(folder, 'single')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    const message = 'only `npm run content:publish` writes this file: bring it back as it was'
    expect(await listMistakes(folder, readRegister)).toEqual([`published/single.json:0: ${message}`])
  })
})
