import { describe, expect, it } from 'vitest'
import { texToTypst, toTypst } from '#scripts/content/papers/tex-to-typst.ts'

describe('texToTypst', () => {
  it.each([
    ['\\mathrm{H_2SO_4}', 'attach(upright(H), b: 2)upright(S)attach(upright(O), b: 4)'],
    ['\\sin^22\\theta', 'attach(scripts(op("sin")), t: 2)2 θ'],
    ['9.8\\,\\text{m s}^{-2}', '9.8 thin attach("m s", t: −2)'],
    ['\\tfrac12mv^2', 'inline(frac(1, 2))m attach(v, t: 2)'],
    ['\\dfrac{dy}{dx}', 'dfrac(d y, d x)'],
    ['\\left(\\frac ab\\right)^2', 'attach(lr(\\(frac(a, b)\\)), t: 2)'],
    ['P(3,1)', 'P\\(3\\,1\\)'],
    ['\\hat i\\cdot\\overrightarrow{OA}', 'hat(i)⋅arrow(O A)'],
    ['\\displaystyle\\int_0^1 x\\,dx', 'tall(attach(∫, b: 0, t: 1)x thin d x)'],
    ['\\binom nr', 'binom(n, r)'],
    ['\\sqrt[3]{x}/2', 'root(3, x)\\/2'],
    ['|x|', '\\|x\\|'],
  ])('%s', (tex, typst) => {
    expect(texToTypst(tex)).toBe(typst)
  })

  it('refuses what it has no rule for, rather than printing it wrong', () => {
    expect(() => texToTypst('\\cancel{x}')).toThrow('no rule')
  })
})

describe('toTypst', () => {
  it('escapes what Typst would read as markup', () => {
    expect(toTypst('Fill in: ______ costs #5 [a*b] <c> @d')).toBe(
      'Fill in: \\_\\_\\_\\_\\_\\_ costs \\#5 \\[a\\*b\\] \\<c\\> \\@d',
    )
    expect(toTypst('- no list\n1. no number\n= no heading')).toBe('\\- no list \\\n1\\. no number \\\n\\= no heading')
    expect(toTypst('http://a /* b')).toBe('http:\\//a /\\* b')
  })

  it('sets only text between dollars', () => {
    expect(toTypst('If $x=2$, is x_1 larger?')).toBe('If $x=2$, is x\\_1 larger?')
  })

  it('sets words in italics as text, so that a bracket may follow', () => {
    expect(toTypst('In $\\textit{Taenia solium}$ (tapeworm)')).toBe('In #emph[Taenia solium]; (tapeworm)')
  })
})
