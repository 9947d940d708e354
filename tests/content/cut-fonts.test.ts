import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { charactersOf, otherThan } from '#scripts/content/character-range.ts'
import { FORMULA_FACES } from '#scripts/content/formula-fonts.ts'
import { builtFolder } from '#scripts/content/places.ts'
import { listCutFaces } from '#scripts/content/text-fonts.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'

test('a range contains its characters, and the other one all the rest', () => {
  expect(charactersOf('U+0041, U+0061-0063')).toBe('Aabc')
  const others = charactersOf(otherThan('U+0041,U+0061-0063'))
  expect(others).not.toMatch(/[Aabc]/)
  for (const character of '\u0000@Bd~×−\u{e020}\uffff') expect(others).toContain(character)
})

test('the two files of a font of formulas share no character and lack none', () => {
  for (const font of new Set(FORMULA_FACES.map((face) => face.font))) {
    const characters = FORMULA_FACES.filter((face) => face.font === font).flatMap(({ range }) => [
      ...charactersOf(range),
    ])
    expect(new Set(characters).size).toBe(characters.length)
    expect(characters).toHaveLength(0x10000 - 0x800)
  }
})

test('so do the files of each weight of the text, over all of Latin and Devanagari', () => {
  const faces = listCutFaces(readFileSync(join(projectFolder, 'src/app/fonts.css'), 'utf8'))
  expect(faces.map(({ file }) => file).sort()).toEqual([
    'mukta-accents-400.woff2',
    'mukta-accents-600.woff2',
    'mukta-devanagari-400.woff2',
    'mukta-devanagari-600.woff2',
    'mukta-latin-400-normal.woff2',
    'mukta-latin-600-normal.woff2',
  ])
  const all = charactersOf('U+0020-00FF,U+0131,U+0152-0153,U+0900-097F,U+2000-206F,U+20AC,U+2122,U+2212')
  for (const weight of ['400', '600']) {
    const characters = faces.filter(({ file }) => file.includes(weight)).flatMap((face) => [...face.characters])
    expect(new Set(characters).size).toBe(characters.length)
    expect(characters).toEqual(expect.arrayContaining([...all]))
  }
})

/** The names of a font by their numbers (https://learn.microsoft.com/typography/opentype/spec/name). */
async function readNames(font: Buffer): Promise<Map<number, string>> {
  const bare = await subsetFont(font, ' ', { targetFormat: 'truetype', preserveNameIds: [13, 14] })
  const tables = Array.from({ length: bare.readUInt16BE(4) }, (_, at) => 12 + 16 * at)
  const entry = tables.find((at) => bare.toString('latin1', at, at + 4) === 'name')
  if (entry === undefined) return new Map()
  const table = bare.subarray(bare.readUInt32BE(entry + 8))
  const texts = table.subarray(table.readUInt16BE(4))
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, at) => {
      const record = table.subarray(6 + 12 * at)
      const start = record.readUInt16BE(10)
      const text = Buffer.from(texts.subarray(start, start + record.readUInt16BE(8)))
        .swap16()
        .toString('utf16le')
      return [record.readUInt16BE(6), text]
    }),
  )
}

test('every built font keeps its copyright and its licence', async () => {
  const files = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.woff2'),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const names = await readNames(readFileSync(join(builtFolder, file)))
    expect([file, names.get(0), names.get(14)]).toEqual([
      file,
      expect.stringMatching(/Copyright/),
      expect.stringMatching(/^https?:\/\/scripts\.sil\.org\/OFL$/),
    ])
    // The makers of the other packages left out the description of the licence (13).
    if (file.includes('KaTeX'))
      expect([file, names.get(13)]).toEqual([file, expect.stringMatching(/Open Font License/)])
  }
})
