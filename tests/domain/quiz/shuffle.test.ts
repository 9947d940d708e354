import { expect, test } from 'vitest'
import type { PublicQuestion, PublicQuiz } from '#domain/quiz/quiz.ts'
import { nameRetake } from '#domain/quiz/retake.ts'
import { keepsOptions, orderQuiz } from '#domain/quiz/shuffle.ts'
import { openRandom } from '#tests/support/random.ts'

const option = (text: string) => ({ id: text, text })
const question = (id: string, changes: Partial<PublicQuestion> = {}): PublicQuestion => ({
  id,
  question: `What is ${id}?`,
  options: ['w', 'x', 'y', 'z'].map(option),
  difficulty: 'Easy',
  topic: 'Sums',
  marks: 1,
  ...changes,
})
const quizOf = (questions: PublicQuestion[]) => ({ id: 'quiz', questions }) as PublicQuiz
const idsOf = ({ questions }: PublicQuiz) => questions.map(({ id }) => id)
const optionsOf = ({ questions }: PublicQuiz) =>
  Object.fromEntries(questions.map(({ id, options }) => [id, options.map((one) => one.id).join('')]))
const long = quizOf(Array.from({ length: 40 }, (_, index) => question(`q${index}`)))

/** A hundred ids of retakes, the same in every run. */
const RETAKES = (() => {
  const random = openRandom(11)
  const hex = (length: number) => Array.from({ length }, () => random(16).toString(16)).join('')
  return Array.from({ length: 100 }, () => nameRetake(`${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`))
})()

test('the id of a retake is a UUID of version 8', () => {
  expect(nameRetake('0f3cf1d2-68a1-4c53-9d3f-6a3a6f6f7f10')).toBe('0f3cf1d2-68a1-8c53-9d3f-6a3a6f6f7f10')
  for (const id of RETAKES) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('a first attempt has the written order', () => {
  expect(orderQuiz(long, '0f3cf1d2-68a1-4c53-9d3f-6a3a6f6f7f10')).toBe(long)
})

test('a retake asks the same questions with the same options, in an order that its id alone decides', () => {
  for (const id of RETAKES) {
    const ordered = orderQuiz(long, id)
    expect(idsOf(ordered).sort()).toEqual(idsOf(long).sort())
    for (const { options } of ordered.questions)
      expect(options.map((one) => one.id).sort()).toEqual(['w', 'x', 'y', 'z'])
    expect(orderQuiz(structuredClone(long), id)).toEqual(ordered)
  }
})

test('different retakes have different orders, and every place is as likely', () => {
  const orders = RETAKES.map((id) => orderQuiz(long, id))
  expect(new Set(orders.map((ordered) => idsOf(ordered).join())).size).toBe(RETAKES.length)
  // Of 4,000 first options each letter is about a quarter.
  const first = orders.flatMap(({ questions }) => questions.map(({ options }) => options[0]?.id))
  for (const letter of ['w', 'x', 'y', 'z']) {
    const share = first.filter((one) => one === letter).length / first.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.3)
  }
})

test('the options of a question do not depend on the other questions', () => {
  const [id = ''] = RETAKES
  const alone = quizOf(long.questions.slice(3, 4))
  expect(optionsOf(orderQuiz(long, id))).toMatchObject(optionsOf(orderQuiz(alone, id)))
})

test('sections keep their order, and questions stay in their section', () => {
  const sections = ['Physics', 'Physics', 'Physics', 'Chemistry', 'Chemistry', 'Mathematics']
  const mock = quizOf(sections.map((section, index) => question(`q${index}`, { section })))
  const orders = RETAKES.map((id) => orderQuiz(mock, id))
  for (const { questions } of orders) expect(questions.map(({ section }) => section)).toEqual(sections)
  expect(new Set(orders.map((ordered) => idsOf(ordered).join())).size).toBe(3 * 2 * 2)
})

test('questions about the same passage or drawing stay together and in order', () => {
  const passage = 'Read the passage and answer the question.\nEvery map leaves something out.'
  const figure = { svg: '<svg>a</svg>', alt: 'A map' }
  const quiz = quizOf([
    question('a'),
    question('p1', { question: `${passage}\nWhat is its idea?` }),
    question('p2', { question: `${passage}\nWhy?` }),
    question('f1', { figure }),
    question('f2', { figure }),
    question('b'),
    question('c', { question: 'Another passage.\nWhy?' }),
  ])
  const orders = RETAKES.map((id) => idsOf(orderQuiz(quiz, id)).join(' '))
  for (const order of orders) {
    expect(order).toContain('p1 p2')
    expect(order).toContain('f1 f2')
  }
  expect(new Set(orders).size).toBeGreaterThan(50)
})

const LABELLED = '<svg><text x="1">A</text><text x="2">B</text></svg>'

test.each<[string, Partial<PublicQuestion>, boolean]>([
  ['none of these', { options: ['1', '2', '3', 'None of these'].map(option) }, true],
  ['all of the above', { options: ['1', '2', '3', 'all of the above.'].map(option) }, true],
  ['both of them', { options: ['1', '2', 'Both of them', 'Neither of them'].map(option) }, true],
  ['both A and B', { options: ['1', '2', 'Both A and B', '3'].map(option) }, true],
  ['(a) and (c)', { options: ['1', '2', '3', '(a) and (c)'].map(option) }, true],
  ['a stem that names an option', { question: 'Which word replaces option B?' }, true],
  ['a drawing with letters', { figure: { svg: LABELLED, alt: 'Two points' } }, true],
  ['labels of a drawing', { figure: { svg: '<svg/>', alt: '' }, options: ['I', 'II', 'III', 'IV'].map(option) }, true],
  ['a drawing without letters', { figure: { svg: '<svg><text>x</text></svg>', alt: '' } }, false],
  ['words about the question', { options: ['Both rise', 'Both fall', 'All the auxin', 'None'].map(option) }, true],
  ['both in a sentence', { options: ['Both rise', 'Both fall', 'All the auxin', 'x'].map(option) }, false],
])('the order of the options is a part of the question: %s (%s)', (_, changes, isKept) => {
  expect(keepsOptions(question('q', changes))).toBe(isKept)
  const orders = RETAKES.map((id) => orderQuiz(quizOf([question('q', changes)]), id))
  expect(new Set(orders.map((ordered) => optionsOf(ordered).q)).size > 1).toBe(!isKept)
})
