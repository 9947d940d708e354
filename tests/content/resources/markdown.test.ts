import { expect, test } from 'vitest'
import { renderMarkdown } from '#scripts/content/resources/markdown.ts'

function render(body: string) {
  const mistakes: string[] = []
  const { html } = renderMarkdown(body, { isPage: () => true, report: (_, message) => mistakes.push(message) })
  return { html, mistakes }
}

test('a formula is MathML, in a line and by itself, and holds nothing else', () => {
  const { html, mistakes } = render('The root of $x$ is\n\n$$\\sqrt{x}$$\n')
  expect(mistakes).toEqual([])
  expect(html).toBe(
    '<p>The root of <math><mrow><mi>x</mi></mrow></math> is</p>\n' +
      '<div class="formula" role="group" aria-label="Formula">' +
      '<math display="block"><mrow><msqrt><mi>x</mi></msqrt></mrow></math></div>\n',
  )
})

test('a long formula of a line may break before its relations, and keeps the punctuation after it', () => {
  const { html } = render('So $s = ut + \\frac{1}{2}at^2 \\approx 20$, and $a = b$.')
  const [long = '', short = ''] = html.split(' and ')
  expect(long.match(/<wbr>/g)).toHaveLength(2)
  expect(long).toMatch(/<span class="unbroken"><math><mi>s<\/mi><\/math><wbr><math><mo>=<\/mo>/)
  expect(long).toMatch(/<wbr><math><mo>≈<\/mo>.*<\/math>,<\/span>/)
  expect(short).toBe('<span class="unbroken"><math><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow></math>.</span></p>\n')
})

test('a relation inside brackets or a fraction breaks nothing', () => {
  const { html } = render('Here $\\frac{a = b}{c = d + e + f + g}$ stands.')
  expect(html).not.toContain('<wbr>')
})

test('an accent over a letter is a plain sign, which browsers put in the middle', () => {
  const { html } = render('$\\vec a$ and $\\hat{n}$')
  expect(html).toContain('<mover accent="true"><mi>a</mi><mo stretchy="false">→</mo></mover>')
  expect(html).toContain('<mover accent="true"><mi>n</mi><mo stretchy="false">^</mo></mover>')
})

test('a minus that belongs to a number has no gap behind it', () => {
  expect(render('$a - b$').html).toContain('<mo>−</mo>')
  for (const tex of ['$(-1)$', '$a = -b$', '$2 \\times -3$'])
    expect(render(tex).html).toContain('<mo form="prefix">−</mo>')
})

test('there is a gap between the name of a function and its argument', () => {
  expect(render('$\\sin\\theta$').html).toContain('<mi>sin</mi><mo>\u2061</mo><mspace width="0.1667em"/><mi>θ</mi>')
  expect(render('$\\ln(x)$').html).not.toContain('mspace')
})

test('a determinant has bars that grow, and cells that are aligned', () => {
  const { html } = render('$$\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}$$\n')
  expect(html.match(/<mo fence="true" stretchy="true">\|<\/mo>/g)).toHaveLength(2)
  expect(html).toContain('<mtd displaystyle="false"><mn>1</mn></mtd>')
})

test('an arrow is as long as its label, and a degree keeps the place of its base', () => {
  const [short, long] = ['HCl', 'alc. KCN'].map((label) => render(`$\\xrightarrow{\\text{${label}}}$`).html)
  expect(short).toMatch(/<mover><mo stretchy="false">⎯*→<\/mo><mrow><mtext>HCl<\/mtext><\/mrow><\/mover>/)
  expect(long?.match(/⎯/g)?.length).toBeGreaterThan(short?.match(/⎯/g)?.length ?? 0)
  expect(render('$5\\,^\\circ\\mathrm C$').html).toContain('<msup><mrow></mrow><mo lspace="0" rspace="0">∘</mo></msup>')
})

test('a style of letters that browsers no longer show is a mistake', () => {
  expect(render('The set $\\mathbb{R}$').mistakes).toEqual([expect.stringContaining('"double-struck"')])
  expect(render('The mass $\\mathrm{m}$').mistakes).toEqual([])
})
