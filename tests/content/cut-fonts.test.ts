import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { charactersOf, otherThan } from '../../scripts/content/character-range.ts'
import { FORMULA_FACES } from '../../scripts/content/formula-fonts.ts'
import { listCutFaces } from '../../scripts/content/text-fonts.ts'
import { projectFolder } from '../../scripts/set-up/files.mjs'

test('a range stands for its characters, and the others for all but these', () => {
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
