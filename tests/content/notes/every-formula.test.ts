import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLostLetters } from '#scripts/content/notes/mathml/lost-letters.ts'
import { writeFormula } from '#scripts/content/notes/mathml/write-formula.ts'
import { builtFolder } from '#scripts/content/places.ts'

const NOTES = join(builtFolder, 'files/flowing-notes')

// A single assertion, because one for each of hundreds of thousands of elements takes seconds.
test('every formula of every note is well-formed MathML Core', () => {
  const files = readdirSync(NOTES).filter((name) => name.endsWith('.text.json'))
  const formulas = files.flatMap((name) => {
    const { html }: { html: string } = JSON.parse(readFileSync(join(NOTES, name), 'utf8'))
    return html.match(/<math\b.*?<\/math>/gs) ?? []
  })
  expect(formulas.length).toBeGreaterThan(files.length)
  expect(formulas.flatMap(findMistakes)).toEqual([])
})

test('the check knows what is not well-formed', () => {
  expect(findMistakes('<math><mi>x</mi><mo>=</mo><mn>1</mn></math>')).toEqual([])
  expect(findMistakes('<math><mfrac><mi>x</mi></mfrac></math>')).toHaveLength(1)
  expect(findMistakes('<math><mi>x</mo></math>')).toHaveLength(1)
  expect(findMistakes('<math><menclose><mi>x</mi></menclose></math>')).toHaveLength(1)
  expect(findMistakes('<math>x</math>')).toHaveLength(1)
  expect(findMistakes('<math><mi>x</mi>')).toHaveLength(1)
})

const X = { func: 'symbol', text: 'x' }
const SQUARE = { func: 'attach', base: X, t: { func: 'text', text: '2' } }

test('a letter that is lost or added stops the build', () => {
  expect(findLostLetters(SQUARE, '<math><msup><mi>x</mi><mn>2</mn></msup></math>')).toEqual([])
  // Their order may change, and a letter may become the mathematical one.
  expect(findLostLetters(SQUARE, '<math><mn>2</mn><mi>𝒙</mi></math>')).toEqual([])
  expect(findLostLetters(SQUARE, '<math><mi>x</mi></math>')).toEqual(['2'])
  expect(findLostLetters(X, '<math><mi>x</mi><mi>x</mi></math>')).toEqual(['x'])
  expect(findLostLetters({ func: 'primes', count: 2 }, '<math><mo>′</mo></math>')).toEqual(['′'])
  expect(findLostLetters({ func: 'mat', delim: ['[', ']'], rows: [[X]] }, '<math><mo>[</mo><mi>x</mi></math>')).toEqual(
    [']'],
  )
  for (const accent of ['\u20d7', '\u0302', '\u0303', '\u0304', '\u0307', '\u0308']) {
    const accented = { func: 'accent', base: X, accent }
    expect(findLostLetters(accented, writeFormula(accented, false).join(''))).toEqual([])
    expect(findLostLetters(accented, '<math><mi>x</mi></math>')).toHaveLength(1)
  }
  expect(findLostLetters({ func: 'symbol', text: '<' }, '<math><mo>&lt;</mo></math>')).toEqual([])
})

const CHILDREN: Record<string, number> = {
  mfrac: 2,
  msup: 2,
  msub: 2,
  mover: 2,
  munder: 2,
  mroot: 2,
  msubsup: 3,
  munderover: 3,
}
const TOKENS = new Set(['mi', 'mn', 'mo', 'mtext'])
const KNOWN = new Set([
  ...Object.keys(CHILDREN),
  ...TOKENS,
  'math',
  'mrow',
  'mspace',
  'msqrt',
  'mtable',
  'mtr',
  'mtd',
  'mmultiscripts',
  'mprescripts',
])

function findMistakes(mathml: string): string[] {
  const mistakes: string[] = []
  const demand = (isRight: boolean, mistake: string) => isRight || mistakes.push(`${mistake} in ${mathml}`)
  const open: { tag: string; children: number }[] = []
  for (const [token, close, tag = '', , text] of mathml.matchAll(/<(\/?)([a-z]+)([^<>]*)>|([^<>]+)/g)) {
    const parent = open.at(-1)
    if (text !== undefined) demand(TOKENS.has(parent?.tag ?? ''), `"${token}" stands outside of a token`)
    else if (close) {
      const closed = open.pop()
      demand(closed?.tag === tag, `${token} closes ${closed?.tag}`)
      const wanted = CHILDREN[tag]
      if (wanted) demand(closed?.children === wanted, `<${tag}> has ${closed?.children} children`)
    } else {
      demand(KNOWN.has(tag), `${token} is no element of MathML Core`)
      if (parent) parent.children += 1
      open.push({ tag, children: 0 })
    }
  }
  demand(open.length === 0, 'An element is not closed')
  return mistakes
}
