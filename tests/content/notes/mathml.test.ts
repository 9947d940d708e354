import { expect, test } from 'vitest'
import { ContentMistakes } from '#scripts/content/mistakes.ts'
import { formulasOf } from './formulas-of.ts'

/** The content of `math` for the formula between dollar signs. */
function write(formula: string): string {
  const [[mathml = '', ...rest] = []] = formulasOf(`$${formula}$`)
  expect(rest).toEqual([])
  expect(mathml).toMatch(/^<math( display="block")?>.*<\/math>$/)
  return mathml.replace(/^<math[^>]*>|<\/math>$/g, '')
}

test('letters slant, capital Greek letters and upright ones do not', () => {
  expect(write('x')).toBe('<mi>x</mi>')
  expect(write('alpha')).toBe('<mi>α</mi>')
  expect(write('Delta')).toBe('<mi mathvariant="normal">Δ</mi>')
  expect(write('upright(d)')).toBe('<mi mathvariant="normal">d</mi>')
  expect(write('cal(E) bb(R) bold(a)')).toBe('<mi>ℰ</mi><mi>ℝ</mi><mi>𝒂</mi>')
})

test('numbers, words and the spaces beside words', () => {
  expect(write('12.5')).toBe('<mn>12.5</mn>')
  expect(write('v "is small"')).toBe('<mi>v</mi><mspace width="0.25em"></mspace><mtext>is\u00a0small</mtext>')
  expect(write('I_"cm"')).toBe('<msub><mi>I</mi><mtext>cm</mtext></msub>')
})

test('a sign between two terms keeps its spaces, one before a term has none', () => {
  const prefix = '<mo form="prefix" lspace="0" rspace="0">−</mo>'
  expect(write('a - b')).toBe('<mi>a</mi><mo>−</mo><mi>b</mi>')
  expect(write('- b')).toBe(`${prefix}<mi>b</mi>`)
  expect(write('a = - b')).toBe(`<mi>a</mi><mo stretchy="false">=</mo>${prefix}<mi>b</mi>`)
})

test('powers, indices, limits, primes', () => {
  expect(write('x^2')).toBe('<msup><mi>x</mi><mn>2</mn></msup>')
  expect(write('x_1')).toBe('<msub><mi>x</mi><mn>1</mn></msub>')
  expect(write('x_1^2')).toBe('<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>')
  expect(write("f'")).toBe('<mrow><mi>f</mi><mo lspace="0" rspace="0">′</mo></mrow>')
  expect(write('sum_i^n')).toBe('<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>')
  expect(write('integral_0^1')).toBe('<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>')
  expect(write('limits(A)_b')).toBe('<munder><mi>A</mi><mi>b</mi></munder>')
  expect(write('attach(C, tl: 14, bl: 6)')).toBe(
    '<mmultiscripts><mi>C</mi><mrow></mrow><mrow></mrow><mprescripts></mprescripts><mn>6</mn><mn>14</mn></mmultiscripts>',
  )
})

test('fractions and roots', () => {
  expect(write('a/b')).toBe('<mfrac><mi>a</mi><mi>b</mi></mfrac>')
  expect(write('(a b)/2')).toBe('<mfrac><mrow><mi>a</mi><mi>b</mi></mrow><mn>2</mn></mfrac>')
  expect(write('sqrt(x)')).toBe('<msqrt><mi>x</mi></msqrt>')
  expect(write('root(3, x)')).toBe('<mroot><mi>x</mi><mn>3</mn></mroot>')
})

test('brackets grow with what is tall, and only then', () => {
  expect(write('(x)')).toBe(
    '<mrow><mo fence="true" form="prefix" stretchy="false">(</mo><mi>x</mi><mo fence="true" form="postfix" stretchy="false">)</mo></mrow>',
  )
  expect(write('[a/b]')).toContain('stretchy="true">[</mo><mfrac>')
  expect(write('abs(x)')).toContain('>|</mo><mi>x</mi>')
})

test('the name of a function keeps off its argument, and comes close to brackets', () => {
  expect(write('sin x')).toBe('<mi>sin</mi><mspace width="0.1667em"></mspace><mi>x</mi>')
  expect(write('2 sin(x)')).toMatch(/^<mn>2<\/mn><mspace width="0.1667em"><\/mspace><mi>sin<\/mi><mrow><mo fence/)
  expect(write('lim_(x -> 0)')).toMatch(/^<munder><mo movablelimits="true" lspace="0" rspace="0">lim<\/mo><mrow>/)
})

test('accents, over one letter and over several', () => {
  expect(write('arrow(a)')).toBe('<mover accent="true"><mi>a</mi><mo stretchy="false">→</mo></mover>')
  expect(write('hat(k)')).toBe('<mover accent="true"><mi>k</mi><mo stretchy="false">^</mo></mover>')
  expect(write('arrow(A B)')).toBe(
    '<mover accent="true"><mrow><mi>A</mi><mi>B</mi></mrow><mo stretchy="true">\u20d7</mo></mover>',
  )
  expect(write('overline(z)')).toBe('<mover><mi>z</mi><mo stretchy="true">‾</mo></mover>')
  expect(write('underline(z)')).toBe('<munder><mi>z</mi><mo stretchy="true">_</mo></munder>')
})

test('an arrow is as long as its label', () => {
  expect(write('stretch(->)^"heat"')).toBe('<mover><mo stretchy="false">⎯⎯⎯→</mo><mtext>heat</mtext></mover>')
  expect(write('stretch(->)^"h"')).toBe('<mover><mo stretchy="false">→</mo><mtext>h</mtext></mover>')
})

test('spaces, differentials, matrices', () => {
  expect(write('a quad b')).toBe('<mi>a</mi><mspace width="1em"></mspace><mi>b</mi>')
  expect(write('x dif x')).toBe('<mi>x</mi><mspace width="0.17em"></mspace><mi mathvariant="normal">d</mi><mi>x</mi>')
  expect(write('dif x')).toBe('<mi mathvariant="normal">d</mi><mi>x</mi>')
  expect(write('mat(delim: "|", a, b; c, d)')).toContain(
    '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>',
  )
})

test('lines of a display meet at their alignment points', () => {
  const [[mathml] = []] = formulasOf('$ x &= 1 \\ &= 2 $')
  expect(mathml).toMatch(/^<math display="block"><mtable displaystyle="true" class="lines">/)
  expect(mathml?.match(/<mtr>/g)).toHaveLength(2)
  expect(mathml?.match(/<mtd class="(right|left)">/g)).toEqual([
    '<mtd class="right">',
    '<mtd class="left">',
    '<mtd class="right">',
    '<mtd class="left">',
  ])
})

test('a chemical formula and units inside a formula', () => {
  expect(write('x #chem("SO4^2-")')).toContain('<msub><mtext>SO</mtext><mn>4</mn></msub>')
  expect(write('3 unit("m s^-2")')).toContain('<msup><mtext>s</mtext><mrow><mo form="prefix"')
})

test('a long formula in a line may break before a relation, and keeps its signs', () => {
  const [parts = []] = formulasOf('$E_"cell" = 0.34 - (-0.44) = - 0.78$')
  expect(parts.map((part) => part.replace(/<[^>]*>/g, ''))).toEqual(['Ecell', '=0.34−(−0.44)', '=−0.78'])
  expect(parts[1]).toContain('<mn>0.34</mn><mo>−</mo>')
  expect(formulasOf('$a = b$')[0]).toHaveLength(1)
})

test('formulas beside each other in a display may be set below each other', () => {
  const [parts = []] = formulasOf('$ v = omega r, quad quad a = alpha r. $')
  expect(parts.map((part) => part.replace(/<[^>]*>/g, ''))).toEqual(['v=ωr,', 'a=αr.'])
  for (const part of parts) expect(part).toMatch(/^<math display="block">/)
  const [derived = []] = formulasOf('$ a = b quad => quad c = d. $')
  expect(derived.map((part) => part.replace(/<[^>]*>/g, ''))).toEqual(['a=b', '⇒c=d.'])
})

test('signs of markup are escaped', () => {
  expect(write('a < b')).toBe('<mi>a</mi><mo stretchy="false">&lt;</mo><mi>b</mi>')
})

test('an unknown node stops the build, and is named with its formula', () => {
  expect(() => write('y = cancel(x)')).toThrow(ContentMistakes)
  expect(() => write('y = cancel(x)')).toThrow(
    'content/notes/formulas-of-a-test.typ: the formula "y = x": "cancel" has no MathML yet',
  )
  expect(() => write('frak(x)')).toThrow('it holds a style that only paper keeps')
  expect(() => write('a #h(3pt) b')).toThrow('the space of 3pt is only for paper')
  expect(() => formulasOf('$frak(x)$ and $cancel(y)$')).toThrow(/only paper keeps[\s\S]*"cancel"/)
})

test('content that the page would leave out stops the build, with its line', () => {
  expect(() => formulasOf('Text.\n\n#place(top)[beside]')).toThrow(
    'content/notes/formulas-of-a-test.typ:5: "place" works only on paper',
  )
})
