import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeskQuiz } from '#scripts/content/desk/desk-quiz.ts'
import { layContent } from '../support/samples/content-folder.ts'
import { openDesk } from '../support/samples/desk.ts'
import { SMALL } from '../support/samples/small-content.ts'

const QUIZ = 'quizzes/single.yaml'
const HEAD = {
  ...{ title: 'A small quiz', description: 'Two questions.', series: 'class-12' },
  ...{ timeLimit: 10, tags: ['small'] },
}

function openQuiz(text = SMALL[QUIZ] ?? '') {
  const folder = layContent({ ...SMALL, [QUIZ]: text })
  const ask = openDesk(folder)
  const read = () => readFileSync(join(folder, QUIZ), 'utf8')
  return { folder, read, put: (head: object, file = QUIZ) => ask('PUT', '/desk/head', { file, head }), ask }
}

test('the fields above the questions are shown, and changed line by line', async () => {
  const { folder, read, put } = openQuiz(SMALL[QUIZ]?.replace('timeLimit: 10', 'timeLimit: 10 # minutes'))
  const before = read()
  expect(readDeskQuiz(folder, QUIZ).head).toEqual(HEAD)
  expect(await put(HEAD)).toMatchObject({ status: 200 })
  expect(read()).toBe(before)

  const changed = { ...HEAD, title: 'Heat: a small quiz', series: 'ioe', timeLimit: 25, tags: ['heat', 'board'] }
  expect(await put(changed)).toMatchObject({ status: 200 })
  expect(readDeskQuiz(folder, QUIZ)).toMatchObject({ head: changed, mistakes: [] })
  expect(read()).toBe(
    before
      .replace('A small quiz', "'Heat: a small quiz'")
      .replace('series: class-12', 'series: ioe')
      .replace('10 # minutes', '25 # minutes')
      .replace('[small]', '[heat, board]'),
  )
})

test('texts over several lines, lists over several lines and missing fields are written, too', async () => {
  const text = SMALL[QUIZ]
    ?.replace('description: Two questions.', 'description: >-\n  Two\n  questions.\n')
    .replace('tags: [small]', 'tags:\n  - small\n  - short')
    .replace('timeLimit: 10\n', '')
  const { folder, put } = openQuiz(text)
  expect(readDeskQuiz(folder, QUIZ).head).toEqual({ ...HEAD, timeLimit: null, tags: ['small', 'short'] })
  const head = { ...HEAD, description: `Two questions ${'and more '.repeat(20).trim()}.`, timeLimit: 12, tags: ['one'] }
  expect(await put(head)).toMatchObject({ status: 200 })
  expect(readDeskQuiz(folder, QUIZ)).toMatchObject({ head, mistakes: [] })
})

test('a value that the check would refuse is reported at its field, and not written', async () => {
  const { read, put, ask } = openQuiz()
  const before = read()
  const texts = { title: ' ', description: 'Say in one sentence what', series: 'class-11' }
  const head = { ...texts, timeLimit: null, tags: [] }
  const fields = [
    { field: 'title', message: 'this is empty: fill it in' },
    { field: 'series', message: 'it is one of class-12, ioe, cee' },
    { field: 'timeLimit', message: 'write the minutes as a number, such as 20' },
    { field: 'tags', message: 'at least one is needed' },
    { field: 'description', message: 'this is the sample text: write your own in its place' },
  ]
  expect(await ask('POST', '/desk/head/mistakes', { file: QUIZ, head })).toEqual({ status: 200, body: fields })
  expect(await put(head)).toMatchObject({ status: 400, body: { fields } })
  expect(await put({ ...HEAD, timeLimit: 2.5 })).toMatchObject({
    body: { mistakes: ['Time in minutes: this is a whole number, such as 20'] },
  })
  expect(read()).toBe(before)
})

test('a section of a mock exam has no head of its own', async () => {
  const { folder, put } = openQuiz()
  expect(readDeskQuiz(folder, 'quizzes/mock/agility.yaml').head).toBeNull()
  expect(await put(HEAD, 'quizzes/mock/agility.yaml')).toMatchObject({
    status: 400,
    body: { mistakes: ['A section of a mock exam has no title of its own.'] },
  })
})
