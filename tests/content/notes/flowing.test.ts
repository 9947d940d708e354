import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type FlowingNote, makeFlowing } from '#scripts/content/notes/flowing/make-flowing.ts'
import { listCharacters } from '#scripts/content/notes/flowing/maths-font.ts'
import { buildNotes } from '#scripts/content/notes/notes.ts'
import { openTypst } from '#scripts/content/notes/typst.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { findMistakes } from '#tests/support/samples/content-folder.ts'
import { SMALL } from '#tests/support/samples/small-content.ts'

const typst = openTypst()
const file = join(contentFolder, 'notes/flowing-of-a-test.typ')

/** The page of an English note about rotation with this text. */
function flow(source: string): FlowingNote {
  const head = `#import "/notes/_template.typ": *
#show: note.with(chapter: "physics/rotational-dynamics", title: "Turning", description: "What turns.", added: "2026-11-21")
`
  return makeFlowing(typst.compileFlowing(file, head + source), file, 'en')
}

test('a page begins with its place, its title and what it is about, and ends with its licence', () => {
  const { html } = flow('Text.\n\nMore.')
  expect(html).toMatch(
    /^<header><p class="note-place"><span>Physics · Class 12<\/span> · <span>Chapter 1<\/span> <span>Rotational Dynamics<\/span><\/p><h1>Turning<\/h1><p class="note-description">What turns\.<\/p><\/header>/,
  )
  expect(html).toContain('<div class="note-body"><p>Text.</p><p>More.</p></div>')
  expect(html).toMatch(/<footer><p>Free to read and share .* CC BY 4\.0<\/p><\/footer>$/)
})

test('headings follow each other, have ids, and make the list of contents', () => {
  const { html, sections } = flow('= Moment of inertia\n== Two theorems\n=== Proof\n= Moment of inertia\n= Root')
  expect(html).toContain(
    '<h2 id="moment-of-inertia"><span class="heading-number"><a href="#moment-of-inertia">1</a></span> Moment of inertia</h2>',
  )
  expect(html).toContain('<h4 id="proof">Proof</h4>')
  expect(sections).toEqual([
    { id: 'moment-of-inertia', number: '1', title: 'Moment of inertia', level: 1 },
    { id: 'two-theorems', number: '1.1', title: 'Two theorems', level: 2 },
    { id: 'moment-of-inertia-2', number: '2', title: 'Moment of inertia', level: 1 },
    // The page itself has an element of the id "root".
    { id: 'root-2', number: '3', title: 'Root', level: 1 },
  ])
})

test('boxes say what they are and can be linked to', () => {
  const { html } = flow('#definition("Torque")[A turning effect.]\n#remember[Sign.]\n#law("First law")[It stays.]')
  expect(html).toContain(
    '<section class="box definition" id="definition-torque"><p class="box-title"><a href="#definition-torque"><strong>Definition</strong></a> <span class="box-name">Torque</span></p><p>A turning effect.</p></section>',
  )
  const boxes = html.matchAll(
    /<section class="box (\w+)" id="([^"]+)"><p class="box-title">(?:(?!<\/p>).)*?(?:<span class="box-name">([^<]*)<\/span>)?<\/p>/g,
  )
  expect([...boxes].map(([, kind, id, name = '']) => ({ id, kind, name }))).toEqual([
    { id: 'definition-torque', kind: 'definition', name: 'Torque' },
    { id: 'remember-1', kind: 'remember', name: '' },
    { id: 'law-first-law', kind: 'law', name: 'First law' },
  ])
})

test('a question folds its answer, an example shows its solution', () => {
  const { html } = flow('#question(marks: 5)[Why?][Because.]\n#example("A wheel")[How fast?][So.][Fast.]')
  expect(html).toMatch(
    /<section class="box question" id="question-([0-9a-f]{8})">.*<div class="question-marks" data-question="\1">/,
  )
  expect(html).toMatch(/Why\?<p class="marks">\[5 marks\]<\/p>|<p>Why\?<\/p><p class="marks">\[5 marks\]<\/p>/)
  expect(html).toContain('<details><summary>Answer</summary><div class="result">Because.</div></details>')
  expect(html).toMatch(/<strong>Worked example 1<\/strong><\/a> <span class="box-name">A wheel<\/span>/)
  expect(html).toMatch(/<div class="solution"><p class="part-title"><strong>Solution<\/strong><\/p>/)
})

test('a table has headers that say which way they point, in a box of its own', () => {
  expect(flow('#note-table(header: ($k^2$,), [Ring])').html).toContain(
    '<th scope="col"><span class="sr-only">k²</span><span aria-hidden="true"><math>',
  )
  const { html } = flow('#note-table(header: ([Body], []), [Ring], [$M R^2$], caption: [Inertia.])')
  expect(html).toContain(
    '<figure class="with-table" id="table-1"><figcaption><span class="figure-number"><a href="#table-1">Table 1</a></span> Inertia.</figcaption>',
  )
  expect(html).toContain(
    '<div class="scroll table-box"><table><thead><tr><th scope="col">Body</th><td></td></tr></thead>',
  )
})

test('a figure is a picture with its alt text, in the colour of the text, and shares its glyphs', () => {
  const figure = (name: string) =>
    `#fig(alt: "A line ${name}", caption: [Line.], draw.canvas({ import draw: *; line((0, 0), (3, 1)); label((1, 1), [aa]) })) <${name}>\n`
  const { html } = flow(`See @one.\n${figure('one')}${figure('two')}`)
  expect(html).toContain('<a href="#one">')
  expect(html).toContain(
    '<figure id="one" class="drawing"><div class="scroll picture-box"><div class="picture" role="img" aria-label="A line one"><svg viewBox=',
  )
  expect(html).toContain('stroke="currentColor"')
  expect(html.match(/<path id="_0"/g)).toHaveLength(1)
  expect(html).not.toContain('<path id="_1"')
  expect(html.match(/<use href="#_0"/g)).toHaveLength(4)
})

test('nothing needs a style in an attribute, which the content security policy refuses', () => {
  const { html } = flow('A #box[word] with #underline[a line], `code`, #chem("H2O").\n```sql\nSELECT 1\n```')
  expect(html).not.toMatch(/ style=/)
  expect(html).toContain('<span class="unbroken">word</span>')
  expect(html).toContain('<u>a line</u>')
  expect(html).toContain('<pre class="scroll"><code><span class="keyword">SELECT</span> 1</code></pre>')
  expect(html).toContain('<span class="unbroken">H<sub>2</sub>O</span>')
})

test('code keeps the colours of its keywords, texts and comments, as classes', () => {
  const { html } = flow("```sql\nSELECT name FROM student WHERE section = 'A B'; -- all\n```")
  expect(html).toContain('<span class="keyword">SELECT</span> name <span class="keyword">FROM</span> student')
  expect(html).toContain('<span class="string">\'A B\'</span>')
  expect(html).toContain('<span class="comment">-- all</span>')
})

test('formulas are in their places, and keep the sign that follows them', () => {
  const { html } = flow('If $a$, then ($b$):\n$ a = b $')
  expect(html).toContain(' then <span class="unbroken">(<math><mi>b</mi></math></span>):')
  expect(html).toContain('If <span class="unbroken"><math><mi>a</mi></math>,</span> then ')
  expect(html).toContain('<span class="formula-block scroll"><math display="block">')
})

test('marks, ratios, and numbers with their units are not torn apart at the end of a line', () => {
  const { html } = flow('It turns. #earns(1)\n\nSo $a$. #earns(2)\n\nAs 9 : 3 : 3 : 1, in 20 mL. `a 2 m`')
  expect(html).toContain('It turns.\u00a0[1]')
  expect(html).toContain('<span class="unbroken"><math><mi>a</mi></math>.\u00a0[2]</span>')
  expect(html).toContain('As 9\u00a0:\u00a03\u00a0:\u00a03\u00a0:\u00a01, in 20\u00a0mL. <code>a 2 m</code>')
})

test('each lettered part of a question and of its answer begins a line', () => {
  const { html } = flow('#question[Find (a) the mass, (b) the speed. (c) Why?][(a) 2. (b) 3. (c) In (b).\n\n(d) 1.]')
  expect(html).toContain('Find<br>(a) the mass,<br>(b) the speed.<br>(c) Why?')
  // One part may name another.
  expect(html).toContain('<p>(a) 2.<br>(b) 3.<br>(c) In (b).</p><p>(d) 1.</p>')
  const nepali = flow('#question[सन्धि गर: (क) सु + आगत (ख) महा + ईश]').html
  expect(nepali).toMatch(/<br>\(<span lang="ne">क\) .*<br>\(<span lang="ne">ख\) /)
})

test('parts with roman numbers begin lines of their own, the first of a lettered part beside its letter', () => {
  const { html } = flow(
    '#question[(a) Convert it into (i) glycine, (ii) propanoic acid. (b) Why?][(a) (i) Add Cl. (ii) Add K. (b) No.]',
  )
  expect(html).toContain('(a) Convert it into<br>(i) glycine,<br>(ii) propanoic acid.<br>(b) Why?')
  expect(html).toContain('(a) (i) Add Cl.<br>(ii) Add K.<br>(b) No.')
})

test('roman numbers of equations and inside a sentence stay in their line', () => {
  const { html } = flow('#question[Divide (i) by (ii).][It (i) completes, (ii) keeps, and (iii) stops. From (i), $x$.]')
  expect(html).not.toContain('<br>')
})

test('letters that begin no part stay in their line', () => {
  const { html } = flow(
    '(a) One. (b) Two.\n#question[See Figure 1 (a) and Figure 2 (b).][(a) and (b) do. (c) does not.]',
  )
  expect(html).not.toContain('<br>')
})

test('Nepali words in an English note are marked as Nepali', () => {
  expect(flow('The word किताब घर here.').html).toContain('The word <span lang="ne">किताब घर</span> here.')
})

test('signs of markup in a text stay text', () => {
  expect(flow('Is a \\< b & "c"?').html).toContain('Is a &lt; b &amp; “c”?')
})

test('the maths font has what the formulas show, slanted letters and roots included', () => {
  expect(listCharacters(['<p>q</p><math><mi>x</mi><mo>&lt;</mo><mi>h</mi></math>'])).toBe('<‾ℎ√𝑥')
  expect(listCharacters(['<math><mi>sin</mi><mi>Δ</mi><mi mathvariant="normal">m</mi></math>'])).toBe('imnsΔ‾√')
})

test('a style without a counterpart on the page stops the build', async () => {
  const path = 'notes/physics/waves/notes.typ'
  const note = `${SMALL[path]}\n#overline[x]`
  expect(await findMistakes({ ...SMALL, [path]: note })).toEqual([
    'notes/physics/waves/notes.typ:0: the style "text-decoration: overline" of "x" has no counterpart on the page',
  ])
})

test('every note is a page of at most 60 kB, of which 6 are the page around it', async () => {
  const notes = await buildNotes(readCatalogue(contentFolder))
  expect(notes.length).toBeGreaterThan(10)
  for (const { id, flowing } of notes) {
    expect(gzipSync(flowing.html).length, id).toBeLessThanOrEqual(54_000)
    expect(flowing.sections.length, id).toBeGreaterThan(3)
    const ids = [...flowing.html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(ids).size, id).toBe(ids.length)
    for (const [, target] of flowing.html.matchAll(/ href="#([^"]+)"/g)) expect(ids, id).toContain(target)
  }
})
