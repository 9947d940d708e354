import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeskQuiz } from '#scripts/content/desk/desk-quiz.ts'
import { inTurn } from '#scripts/content/desk/page/in-turn.ts'
import { proposeName } from '#scripts/content/desk/page/propose-name.ts'
import { readSvg } from '#scripts/content/desk/read-svg.ts'
import { findTexMistake } from '#scripts/content/papers/tex.ts'
import { layContent } from '../support/samples/content-folder.ts'
import { NEW_QUESTION as NEW, openDesk } from '../support/samples/desk.ts'
import { SMALL } from '../support/samples/small-content.ts'

const QUIZ = 'quizzes/single.yaml'
const SVG = '<svg viewBox="0 0 100 50"><path d="M0 0H9" /></svg>'

test.each<[string, object, { field: string; message: string | RegExp }[]]>([
  ['in order', {}, []],
  [
    'without its texts, and a dollar too few',
    { question: ' ', options: ['1', '', '', '$4'], answer: '', topic: '' },
    [
      { field: 'topic', message: 'this is empty: fill it in' },
      { field: 'question', message: 'this is empty: fill it in' },
      { field: 'options.1', message: 'this is empty: fill it in' },
      { field: 'options.2', message: 'this is empty: fill it in' },
      { field: 'answer', message: 'the answer is one of A, B, C, D' },
      { field: 'options.3', message: 'a dollar sign has no partner in "$4"' },
    ],
  ],
  ['without a chapter', { chapter: '' }, [{ field: 'chapter', message: 'choose one' }]],
  [
    'of an unknown topic',
    { topic: 'Noise' },
    [{ field: 'topic', message: '"Noise" is no topic of physics/waves; its topics: Sound; Light' }],
  ],
  [
    'with a dollar too few',
    { explanation: 'Because $v = u.' },
    [{ field: 'explanation', message: /^a dollar sign has no partner in "/ }],
  ],
  [
    'with TeX that cannot be set',
    { options: ['1', '$\\fracc12$', '3', '4'] },
    [{ field: 'options.1', message: 'the TeX "\\fracc12" cannot be set: there is no command \\fracc' }],
  ],
  [
    'with TeX outside of dollars',
    { question: 'Half of it is \\frac{1}{2} of the whole.' },
    [{ field: 'question', message: '"\\frac" stands outside of a formula: put dollars around the whole formula' }],
  ],
  [
    'with Typst, as in a note',
    { explanation: 'The speed is $3 unit("m s^-1")$.' },
    [
      {
        field: 'explanation',
        message: /^"unit" in the formula ".*" is printed letter by letter: here it is \\text\{m\}$/,
      },
    ],
  ],
  [
    'with equal options',
    { options: ['1', '2', '$\\,2$', '4'] },
    [{ field: 'options.2', message: 'option C is the same as option B' }],
  ],
  [
    'whose name another question has',
    { id: 'hour' },
    [{ field: 'id', message: 'the name "hour" is taken in quizzes/mock/physics.yaml: choose another' }],
  ],
  [
    'that is asked already',
    { question: 'how many hours  has a day' },
    [{ field: 'question', message: 'this question is asked already in quizzes/mock/physics.yaml (day)' }],
  ],
  [
    'with a drawing that is none',
    { figure: { svg: '<svg><path d="M0 0H9" /></svg>', alt: 'Line' } },
    [
      { field: 'figure.svg', message: 'write its size as viewBox="0 0 300 200", at most 480 wide and 360 high' },
      { field: 'figure.alt', message: 'say in a sentence what the drawing shows' },
    ],
  ],
  [
    'with a drawing too few',
    { options: ['1', '2', '$3$', '4'], optionFigures: [SVG, SVG, SVG, ''] },
    [
      { field: 'optionFigures.3', message: 'a drawing begins with <svg and ends with </svg>' },
      { field: 'options.2', message: /^option C is drawn, so its text is read aloud/ },
    ],
  ],
  [
    'with a sample text',
    { question: 'This is a sample question. What is $2+3$?' },
    [{ field: 'question', message: 'this is the sample text: write your own in its place' }],
  ],
])(
  'a question %s is answered field by field while it is written, and only one in order is saved',
  async (_, change, expected) => {
    const folder = layContent(SMALL)
    const ask = openDesk(folder)
    const before = readFileSync(join(folder, QUIZ), 'utf8')
    const body = { file: QUIZ, question: { ...NEW, ...change } }
    const fields = expected.map(({ field, message }) => ({
      field,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    }))
    expect(await ask('POST', '/desk/question/mistakes', body)).toEqual({ status: 200, body: fields })
    const saved = await ask('PUT', '/desk/question', body)
    if (expected.length === 0) {
      expect(saved.status).toBe(200)
      expect(readDeskQuiz(folder, QUIZ).mistakes).toEqual([])
      return
    }
    expect(saved).toMatchObject({ status: 400, body: { fields } })
    expect(readFileSync(join(folder, QUIZ), 'utf8')).toBe(before)
  },
)

test('a refusal calls the fields as the form does', async () => {
  const ask = openDesk(layContent(SMALL))
  const question = { ...NEW, options: ['1', '', '3', '4'], id: 'No Name' }
  expect(await ask('PUT', '/desk/question', { file: QUIZ, question })).toMatchObject({
    body: {
      mistakes: [
        'Name of the question: use lower-case letters, digits and single hyphens',
        'Option B: this is empty: fill it in',
      ],
    },
  })
})

test('an edited question is not compared with itself, but with one that was added in between', async () => {
  const folder = layContent(SMALL)
  const ask = openDesk(folder)
  const [minute] = readDeskQuiz(folder, QUIZ).questions
  const body = { file: QUIZ, question: minute, replaces: 'minute' }
  expect(await ask('POST', '/desk/question/mistakes', body)).toEqual({ status: 200, body: [] })

  const other = SMALL[QUIZ]?.replace('id: minute', 'id: other-minute').replace('id: sum', 'id: other-sum') ?? ''
  writeFileSync(join(folder, 'quizzes/other.yaml'), other)
  expect(await ask('POST', '/desk/question/mistakes', body)).toEqual({
    status: 200,
    body: [{ field: 'question', message: 'this question is asked already in quizzes/other.yaml (other-minute)' }],
  })
})

test('a section of a mock exam takes the topics of its exam, and needs no chapter', async () => {
  const ask = openDesk(layContent(SMALL))
  const file = 'quizzes/mock/agility.yaml'
  const question = { ...NEW, chapter: '', topic: 'Verbal' }
  expect(await ask('POST', '/desk/question/mistakes', { file, question })).toEqual({ status: 200, body: [] })
  expect(await ask('POST', '/desk/question/mistakes', { file, question: { ...question, topic: 'Sound' } })).toEqual({
    status: 200,
    body: [{ field: 'topic', message: '"Sound" is no topic of Agility Test; its topics: Verbal; Spatial' }],
  })
})

test('drawings are written, replaced and removed', async () => {
  const folder = layContent(SMALL)
  const ask = openDesk(folder)
  const put = async (question: object, replaces?: string) => {
    expect(await ask('PUT', '/desk/question', { file: QUIZ, question, replaces })).toMatchObject({ status: 200 })
    return readDeskQuiz(folder, QUIZ)
  }
  const tall = SVG.replace('><path', '>\n\n  <path').replace(' /></svg>', ' />\n</svg>')
  const figure = { svg: tall, alt: 'A line: nine units long.' }
  const drawn = await put({ ...NEW, figure, options: ['1', '2', '3', '4'], optionFigures: Array(4).fill(SVG) })
  expect(drawn).toMatchObject({ mistakes: [] })
  expect(drawn.questions[2]).toMatchObject({
    figure: { svg: `${tall}\n`, alt: figure.alt },
    optionFigures: Array(4).fill(`${SVG}\n`),
  })
  const replaced = await put({ ...drawn.questions[2], figure: { ...figure, svg: SVG } }, NEW.id)
  expect(replaced.questions[2]).toMatchObject({ figure: { svg: `${SVG}\n` } })
  const { questions, mistakes } = await put(NEW, NEW.id)
  expect(questions[2]).toEqual(NEW)
  expect(mistakes).toEqual([])
})

test('of a file that a program has drawn only the drawing is taken', () => {
  const file = `\uFEFF<?xml version="1.0"?>\r\n<!-- Made by a program -->\r\n${SVG}\r\n`
  expect(readSvg(file)).toBe(`${SVG}\n`)
  expect(readSvg('no drawing')).toBe('no drawing')
})

test.each([
  ['$x^$', 'something is missing behind ^'],
  ['$\\frac{1}{2$', 'a brace is missing: each { has its }'],
  ['$a}$', 'a brace } closes nothing'],
  ['$x^2^3$', 'what stands above or below one letter goes into one pair of braces: x^{ab}'],
  ['$5 %$', 'write \\% for a percent sign'],
  ['$a & b$', 'write \\& for a & that should be seen'],
  ['$sin x$', 'is printed letter by letter: here it is \\sin'],
])('%s is answered in a teacher’s words', (text, words) => {
  expect(findTexMistake(text)).toMatch(new RegExp(`${words.replace(/[\\^{}]/g, '\\$&')}$`))
})

test('a name is proposed from the words of the question, and from its topic where they are few', () => {
  expect(proposeName("What is a day's length in $24 \\text{h}$ of the clock?", 'Sound')).toBe('days-length-clock')
  expect(proposeName('Find the size of $\\vec{a}$.', 'Unit vectors')).toBe('unit-vectors-size')
  expect(proposeName('', 'Sound')).toBe('')
})

test('requests to the desk are sent one at a time, and those made in between share the next one', async () => {
  const ends: (() => void)[] = []
  const ask = inTurn(() => new Promise((resolve) => ends.push(() => resolve())))
  const first = ask()
  const others = [ask(), ask()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await first
  await Promise.resolve()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await Promise.all(others)
  void ask()
  expect(ends).toHaveLength(3)
})
