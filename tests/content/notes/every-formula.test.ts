import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isNode } from '../../../scripts/content/notes/mathml/formula-node.ts'
import { writeFormula } from '../../../scripts/content/notes/mathml/write-formula.ts'
import { listTypstSources, openTypst } from '../../../scripts/content/notes/typst.ts'
import { contentFolder } from '../../../scripts/content/places.ts'

const typst = openTypst()
const files = listTypstSources(`${contentFolder}/notes`)

describe.each(files.map((file) => relative(contentFolder, file)))('%s', (name) => {
  const { formulas } = typst.compileFlowing(`${contentFolder}/${name}`)
  const written = formulas.map(({ body, block }) => ({ body, mathml: writeFormula(body, block).join('') }))

  // One assertion for a note, because one for each of its thousands of elements takes seconds.
  test('every formula is well-formed MathML Core', () => {
    expect(written.flatMap(({ mathml }) => findMistakes(mathml))).toEqual([])
  })

  test('every symbol and word of every formula is there', () => {
    const lost = written.filter(({ body, mathml }) => lettersOfMarkup(mathml) !== lettersOfSource(body))
    expect(lost.map(({ mathml }) => mathml)).toEqual([])
  })
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

/** Every letter, digit and sign in a fixed order, because an index above and one below may change places. */
function sortLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\s/g, '')
    // An arrow is lengthened; a line above has no letter in the source; an accent is written as a sign of its own;
    // brackets of "lr" may be left out by neither.
    .replace(/⎯|\u0305/g, '')
    .replace(/\u20d7/g, '→')
    .replace(/[\u0302^]/g, '^')
  return [...plain].sort().join('')
}

function lettersOfMarkup(mathml: string): string {
  const text = mathml.replace(/<[^>]*>/g, '')
  return sortLetters(
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}

function lettersOfSource(value: unknown): string {
  const found: string[] = []
  const visit = (inner: unknown): void => {
    if (Array.isArray(inner)) inner.forEach(visit)
    if (!isNode(inner)) return
    for (const field of ['text', 'accent']) {
      if (typeof inner[field] === 'string') found.push(inner[field])
    }
    if (inner.func === 'primes' && typeof inner.count === 'number') found.push('′'.repeat(inner.count))
    if (Array.isArray(inner.delim)) found.push(...inner.delim.map(String))
    Object.values(inner).forEach(visit)
  }
  visit(value)
  return sortLetters(found.join(''))
}
