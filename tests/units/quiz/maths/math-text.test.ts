import { expect, test } from 'vitest'
import { hasMath, splitMath } from '#src/features/quiz/maths/split-math.ts'

const parts = (text: string) =>
  splitMath(text).map((part) => (part.kind === 'math' ? `[${part.tex}]${part.tail}` : part.text))

test('text between single dollars is mathematics', () => {
  expect(parts('A speed of $10\\,\\text{m}$ and $v^2$.')).toEqual([
    'A speed of ',
    '[10\\,\\text{m}]',
    ' and ',
    '[v^2].',
  ])
  expect(parts('$x$')).toEqual(['[x]'])
})

test('everything else is text', () => {
  expect(parts('Simple squamous <b>')).toEqual(['Simple squamous <b>'])
  expect(parts('')).toEqual([])
})

test('a dollar without a partner is only a dollar', () => {
  expect(parts('It costs $5.')).toEqual(['It costs $5.'])
  expect(parts('$x$ for $5')).toEqual(['[x]', ' for $5'])
})

test('punctuation stays with the formula before it', () => {
  expect(parts('(of $x$), then $y$')).toEqual(['(of ', '[x]),', ' then ', '[y]'])
  expect(parts('Is it $2$?')).toEqual(['Is it ', '[2]?'])
})

test('every part knows where it begins', () => {
  expect(splitMath('a$b$c').map(({ start }) => start)).toEqual([0, 2, 4])
})

test('tells whether a typesetter is needed', () => {
  expect(hasMath('plain')).toBe(false)
  expect(hasMath('costs $5')).toBe(false)
  expect(hasMath('$x$')).toBe(true)
})
