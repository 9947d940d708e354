import { expect, test } from 'vitest'
import { loadContent } from '#scripts/content/content.ts'
import { checkNoteSize } from '#scripts/content/notes/note-size.ts'
import { layContent, listMistakes } from '#tests/support/samples/content-folder.ts'
import { SMALL } from '#tests/support/samples/small-content.ts'

const FILE = 'notes/physics/waves/notes.typ'

const find = (pdf: number, html: string) => listMistakes('/', () => checkNoteSize(Buffer.alloc(pdf), html, `/${FILE}`))

/** Points that compression hardly shortens. */
function drawNoise(points: number): string {
  let state = 20261123
  const digits = Array.from({ length: points }, () => {
    state = (state * 48271) % 2147483647
    return `L${(state / 2147483.648).toFixed(3)} ${state % 997}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 0${digits.join('')}" stroke="#000"/></svg>`
}

test('a note has at most 250 kB as a PDF, and 54 kB as a page', async () => {
  const noise = drawNoise(12_000)
  expect(await find(250_000, '')).toEqual([])
  expect(await find(260_000, '')).toEqual([
    `${FILE}:0: as a PDF it has 260 kB, and 250 kB is the most: make two notes of it, or draw its figures with fewer lines`,
  ])
  expect(await find(0, noise)).toEqual([
    expect.stringMatching(/: as a page it has \d+ kB, and 54 kB is the most: draw its figures with fewer lines$/),
  ])
})

test('the content with a note that is too large is refused', async () => {
  const folder = layContent({
    ...SMALL,
    [FILE]: `${SMALL[FILE]}\n#if "edition" not in sys.inputs { image("noise.svg", alt: "Noise") }\n`,
    'notes/physics/waves/noise.svg': drawNoise(60_000),
  })
  expect(await listMistakes(folder, loadContent)).toEqual([
    expect.stringMatching(/waves\/notes\.typ:0: as a PDF it has \d+ kB, and 250 kB is the most: /),
  ])
})
