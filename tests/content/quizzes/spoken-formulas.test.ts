import { __renderToDomTree } from 'katex'
import { expect, test } from 'vitest'
import { buildQuizzes } from '#scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { findMath } from '#src/features/quiz/maths/speech/katex-node.ts'
import { sayFormula } from '#src/features/quiz/maths/speech/say-formula.ts'
import { splitMath } from '#src/features/quiz/maths/split-math.ts'

const QUESTIONS = buildQuizzes(readCatalogue()).flatMap(({ questions }) => questions)

function say(tex: string): string {
  const math = findMath(__renderToDomTree(tex, { throwOnError: true, strict: 'ignore' }))
  return math ? sayFormula(math) : ''
}
const read = (text: string) =>
  splitMath(text)
    .map((part) => (part.kind === 'math' ? say(part.tex) + part.tail : part.text))
    .join('')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Every formula of the bank: of stems, options and explanations. */
const FORMULAS = [
  ...new Set(
    QUESTIONS.flatMap(({ question, options, explanation }) => textsIn({ question, options, explanation }))
      .flatMap(splitMath)
      .flatMap((part) => (part.kind === 'math' ? [part.tex] : [])),
  ),
]

test('every formula of the bank is said in words and numbers alone', () => {
  expect(FORMULAS.length).toBeGreaterThan(5000)
  const wrong = FORMULAS.map((tex) => [tex, say(tex)]).filter(
    ([, said = '']) =>
      said === '' || /[^A-Za-z0-9 ,.:;-]|undefined|\b(?:frac|sqrt|text|mathrm|vec|hat\{|circ)\b/.test(said),
  )
  expect(wrong).toEqual([])
})

test('no two options of a question sound the same', () => {
  const alike = QUESTIONS.filter(({ options }) => new Set(options.map(({ text }) => read(text))).size < options.length)
  expect(alike.map(({ id }) => id)).toEqual([])
})

test('what a drawing shows is told without formulas, because it is one text', () => {
  const drawn = QUESTIONS.flatMap(({ figure, options }) => [
    figure?.alt ?? '',
    ...options.flatMap(({ text, svg }) => (svg === undefined ? [] : [text])),
  ])
  expect(drawn.filter((text) => text.includes('$'))).toEqual([])
})

test.each([
  ['x^2-2qxy-y^2=0', 'x squared minus 2 q x y minus y squared equals 0'],
  ['\\tfrac12', '1 over 2'],
  [
    '\\dfrac{-b+\\sqrt{b^2-4ac}}{2a}',
    'fraction, minus b plus the square root of b squared minus 4 a c, end root, over, 2 a, end fraction',
  ],
  ["f'(x)=(2x-x^2)e^{-x}", 'f prime of x equals open bracket 2 x minus x squared close bracket e to the power minus x'],
  ["y^2 = 1 + y'^2", 'y squared equals 1 plus y prime squared'],
  [
    '\\lim_{h\\to0}\\dfrac{f(a+3h)-f(a-2h)}{h}',
    'the limit as h tends to 0 of fraction, f of open bracket a plus 3 h close bracket minus f of open bracket a minus 2 h close bracket, over, h, end fraction',
  ],
  [
    '\\displaystyle\\int_0^{\\pi/2}\\sin^2\\theta\\cos^2\\theta\\,d\\theta',
    'the integral from 0 to pi over 2 of sine squared theta cosine squared theta d theta',
  ],
  [
    '\\left[\\dfrac{x^3}{3}\\ln x\\right]_1^e',
    'open square bracket x cubed over 3, natural log x close square bracket from 1 to e',
  ],
  [
    '\\displaystyle\\int\\frac{dx}{x+\\sqrt x}',
    'the integral of fraction, d x, over, x plus the square root of x, end fraction',
  ],
  ['\\sec^2(\\tan^{-1}2)', 'sec squared open bracket tan inverse, 2 close bracket'],
  ['\\sqrt[3]{1/64}=\\tfrac14', 'the cube root of 1 over 64, end root, equals 1 over 4'],
  ['\\sum x^2=980', 'the sum of x squared equals 980'],
  ['\\binom42=6', '4 choose 2 equals 6'],
  ['\\dfrac{7!}{2!}=2520', 'fraction, 7 factorial, over, 2 factorial, end fraction, equals 2520'],
  ['\\begin{pmatrix}3&2\\\\4&-3\\end{pmatrix}', '2 by 2 matrix: row 1: 3, 2; row 2: 4, minus 3; end matrix'],
  [
    '\\begin{vmatrix}2&-1&3\\\\4&5&0\\\\1&2&6\\end{vmatrix}',
    '3 by 3 determinant: row 1: 2, minus 1, 3; row 2: 4, 5, 0; row 3: 1, 2, 6; end determinant',
  ],
  ['|2\\vec a-\\vec b|^2', 'the modulus of 2 vector a minus vector b, end modulus, squared'],
  ['\\overrightarrow{AB}\\cdot\\overrightarrow{BC}', 'vector A B dot vector B C'],
  ['2\\hat i+3\\hat j-\\hat k', '2 i hat plus 3 j hat minus k hat'],
  ['P(\\overline{A}|\\overline{B})', 'P of open bracket A bar given B bar close bracket'],
  [
    '\\{x\\in\\mathbb R:|x-2|<3\\}',
    'open brace x in the real numbers such that the modulus of x minus 2, end modulus, is less than 3 close brace',
  ],
  [
    '(-\\infty,2]\\cup(5,\\infty)',
    'open bracket minus infinity, 2 close square bracket union open bracket 5, infinity close bracket',
  ],
  ['p\\rightarrow{\\sim}q', 'p implies not q'],
  ['40\\tan60^\\circ', '40 tan 60 degrees'],
  ['33\\,^\\circ\\text{C}', '33 degrees C'],
  ['8.314\\,\\text{J K}^{-1}\\,\\text{mol}^{-1}', '8.314 J per K per mol'],
  ['+8\\,\\mu\\text{C}', 'plus 8 micro C'],
  ['24\\,000 - 9000 = 15\\,000', '24,000 minus 9000 equals 15,000'],
  ['\\dfrac{mv^2}{r}=\\dfrac{GMm}{r^2}', 'm v squared over r equals G capital M m over r squared'],
  ['n\\to p+e^-+\\bar\\nu_e', 'n gives p plus e minus plus nu bar sub e'],
  ['^{14}_{6}\\mathrm{C}', 'superscript 14, subscript 6, C'],
  ['\\mathrm{N_2(g) + 3H_2(g) \\rightleftharpoons 2NH_3(g)}', 'N 2 gas plus 3 H 2 gas in equilibrium with 2 N H 3 gas'],
  [
    '\\mathrm{[Cr(H_2O)_6]^{3+}}',
    'open square bracket Cr open bracket H 2 O close bracket 6 close square bracket 3 plus',
  ],
  ['\\mathrm{C_6H_5CH{=}CHCHO}', 'C 6 H 5 C H double bond C H C H O'],
  [
    '\\mathrm{Cl^{\\bullet} + CH_4 \\rightarrow HCl + CH_3^{\\bullet}}',
    'Cl radical plus C H 4 gives H Cl plus C H 3 radical',
  ],
])('%s', (tex, said) => {
  expect(say(tex)).toBe(said)
})
