import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PASSAGES_ROOM } from '#domain/search/join-results.ts'
import { createPassageSearch } from '#domain/search/passage-search.ts'
import { listEntries } from '#domain/search/search-file.ts'
import { type Content, loadContent } from '#scripts/content/content.ts'
import { formulaText } from '#scripts/content/notes/flowing/formula-text.ts'
import { makeFlowing } from '#scripts/content/notes/flowing/make-flowing.ts'
import { openTypst } from '#scripts/content/notes/typst.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { makePassageFile, makeSearchFile } from '#scripts/content/search-index.ts'

/** Gzipped, for each note: 130 kB with 500 notes. */
const BYTES_MAX = 260

const typst = openTypst()
const file = join(contentFolder, 'notes/passages-of-a-test.typ')
let content: Promise<Content> | undefined
const load = () => {
  content ??= loadContent()
  return content
}

function passagesOf(source: string) {
  const head = `#import "/notes/_template.typ": *
#show: note.with(chapter: "physics/rotational-dynamics", title: "Turning", description: "What turns.", added: "2026-11-21")
`
  return makeFlowing(typst.compileFlowing(file, head + source), file, 'en').passages
}

test('headings, definitions, laws, derivations and tables with a caption are passages, examples and questions are not', () => {
  expect(
    passagesOf(`= Torque
== Root
=== Proof
#definition("Torque")[A turning effect.]
#law("First law")[It stays.]
#theorem("Axes")[They add.]
#derivation[No name.]
#derivation("Work")[So.]
#example("A wheel")[How fast?][So.]
#question(marks: 5)[Why?][Because.]
#note-table(header: ([Body], [Axis]), [Ring], [Centre], caption: [Bodies that turn.])`),
  ).toEqual([
    { kind: 'section', id: 'torque', title: 'Torque', level: 1 },
    { kind: 'section', id: 'root-2', title: 'Root', level: 2 },
    { kind: 'section', id: 'proof', title: 'Proof', level: 3 },
    { kind: 'definition', id: 'definition-torque', title: 'Torque' },
    { kind: 'law', id: 'law-first-law', title: 'First law' },
    { kind: 'theorem', id: 'theorem-axes', title: 'Axes' },
    { kind: 'derivation', id: 'derivation-work', title: 'Work' },
    { kind: 'table', id: 'table-1', title: 'Bodies that turn' },
  ])
})

test('a list of formulas is found by what its entries are called, not by the formulas', () => {
  expect(
    passagesOf(`#key-formulas[
  - $I = m r^2$
  - Pendulum: $T = 2 pi sqrt(l\\/g)$
  - unit of $tau$: newton metre
  - mean life $tau = 1\\/lambda$
]
#key-formulas("Key facts")[Nothing turns. No torque.]
#key-formulas("and key facts")[- Force: $F$]
#remember[A sign.]`),
  ).toEqual([
    {
      kind: 'formula',
      id: 'key-formulas-1',
      title: 'Key formulas',
      labels: ['Pendulum', 'unit of τ', 'mean life'],
    },
    { kind: 'facts', id: 'key-formulas-key-facts', title: 'Key facts', labels: ['Nothing turns. No torque'] },
    {
      kind: 'formula',
      id: 'key-formulas-and-key-facts',
      title: 'Key formulas and key facts',
      labels: ['Force'],
    },
    { kind: 'facts', id: 'remember-1', title: 'Remember', labels: ['A sign'] },
  ])
})

test.each([
  ['<math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>', 'E = mc²'],
  ['<math><mi>v</mi><mo>=</mo><msqrt><mrow><mi>T</mi><mo>/</mo><mi>μ</mi></mrow></msqrt></math>', 'v = √(T/μ)'],
  ['<math><mfrac><mn>1</mn><mrow><mi>a</mi><mi>b</mi></mrow></mfrac></math>', '1/(ab)'],
  ['<math><msub><mi>C</mi><mi>P</mi></msub><mo>&lt;</mo><msub><mi>k</mi><mn>1</mn></msub></math>', 'CP < k₁'],
  ['<math><msup><mi>n</mi><mi>r</mi></msup></math>', 'n^r'],
  ['<math><msubsup><mi>C</mi><mn>0</mn><mn>2</mn></msubsup><mspace></mspace><mi>x</mi></math>', 'C₀² x'],
])('%s in a title is %s', (mathml, text) => {
  expect(formulaText(mathml)).toBe(text)
})

test('every passage of every note leads to an element of its page, and the index is small', async () => {
  const { notes } = await load()
  const index = makePassageFile({ notes })
  const entries = createEntries(await load())
  expect(index).toHaveLength(notes.length)
  for (const [at, { id, flowing }] of notes.entries()) {
    expect(flowing.passages.length, id).toBeGreaterThan(3)
    expect(entries[at]?.id).toBe(id)
    const ids = new Set([...flowing.html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name))
    for (const { id: place, title } of flowing.passages) {
      expect(ids, `${id}: ${title}`).toContain(place)
      expect(title.trim(), id).not.toBe('')
      expect(title, id).not.toMatch(/[<>&][a-z/#]|\s{2}/)
    }
    for (const { id: section } of flowing.sections) {
      expect(flowing.passages.map((passage) => passage.id)).toContain(section)
    }
  }
  expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(BYTES_MAX * notes.length)
})

test.each([
  ['Lenz', "law: Lenz's law"],
  ['moment of inertia', 'definition: Moment of inertia'],
  ['Henderson', "derivation: Henderson's equation"],
  ['hess law', "law: Hess's law of constant heat summation"],
  ['rotational dynamics formulas', 'formula: Key formulas'],
  ['समास', 'section: समास'],
  ['samas', 'section: समास'],
])('"%s" finds in the notes %s', async (query, found) => {
  const loaded = await load()
  const search = createPassageSearch(makePassageFile(loaded), createEntries(loaded))
  const results = search(query).map(({ type, title }) => `${type}: ${title}`)
  expect(results.slice(0, PASSAGES_ROOM)).toContain(found)
})

function createEntries(loaded: Content) {
  return listEntries(makeSearchFile(loaded)).filter(({ type }) => type === 'note')
}
