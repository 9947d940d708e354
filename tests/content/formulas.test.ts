import { expect, test } from 'vitest'
import { writeStyleSheet } from '../../scripts/content/resources/formula-styles.ts'
import { renderMarkdown } from '../../scripts/content/resources/markdown.ts'

function render(body: string) {
  const mistakes: string[] = []
  const rendered = renderMarkdown(body, { isPage: () => true, report: (_, message) => mistakes.push(message) })
  expect(mistakes).toEqual([])
  return rendered
}

test('a formula is set, and can be heard', () => {
  const { html } = render('The root of $x$:\n\n$$\\sqrt{x}$$\n')
  const [inline = '', display = ''] = html.split('\n')
  expect(inline).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>x</mi></mrow>')
  expect(inline).toContain('<span class="katex-html" aria-hidden="true">')
  expect(display).toMatch(/^<div class="formula" role="group" aria-label="Formula"><span class="katex-display">/)
  expect(display).toContain('<msqrt><mi>x</mi></msqrt>')
  expect(html).not.toContain('annotation')
})

test('a comma stays with the formula before it, which may still break', () => {
  const { html } = render('From $x$ and $y$, or $a = b$.')
  expect(html).toMatch(/^<p>From <span class="katex">/)
  expect(html).toMatch(/ and <span class="unbroken"><span class="katex">.*<\/span>,<\/span> or <span class="unbroken">/)
  expect(html).toMatch(/=<.*<\/span><wbr><span class="katex-base">.*b<.*<\/span>\.<\/span><\/p>$/m)
})

test('styles of formulas stand in the style sheet, under the names of classes', () => {
  const { html, styles } = render(
    '$\\vec a$, $\\color{red} b$, $\\begin{pmatrix} 1 & 2 \\end{pmatrix}$\n\n$$\\sqrt{2}$$\n',
  )
  expect(html).toContain('<svg')
  expect(html).not.toMatch(/<[^>]* style=/)
  const sheet = writeStyleSheet(styles)
  const used = new Set(html.match(/(?<=class="[^"]*)\bk-[\w-]{6}/g))
  expect(used.size).toBeGreaterThan(10)
  expect(
    sheet
      .trim()
      .split('\n')
      .map((rule) => rule.slice(1, rule.indexOf('{'))),
  ).toEqual([...used].sort())
  // By heart, because a page that is still open may meet the classes of a later build.
  expect(sheet).toContain('.k-6Tnsph{height:0.714em!important;width:0.471em!important;}\n')
  expect(sheet).toContain('.k-H2y25-{width:0.471em!important;}\n')
})

test('the style sheet is the same in whatever order formulas stand', () => {
  const one = render('$\\frac{1}{2}$').styles
  const other = render('$x^2$').styles
  expect(writeStyleSheet(new Map([...one, ...other]))).toBe(writeStyleSheet(new Map([...other, ...one])))
})
