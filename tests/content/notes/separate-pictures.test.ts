import { expect, test } from 'vitest'
import { separatePictures } from '#scripts/content/notes/separate-pictures.ts'

const GLYPHS =
  '<svg class="glyphs" width="0" height="0" aria-hidden="true" focusable="false"><defs><path id="_0" d="M0 0h1"/><path id="_1" d="M0 0h2"/></defs></svg>'
const picture = (alt: string, drawing: string) =>
  `<div class="picture" role="img" aria-label="${alt}"><svg viewBox="0 0 22 11" width="2em" height="1em" aria-hidden="true" focusable="false" stroke-linecap="round">${drawing}</svg></div>`
const addressOf = (number: number) => `/files/note.${number}.svg`

test('a text without pictures stays as it is', () => {
  expect(separatePictures('<p>Text</p>', addressOf)).toEqual({ html: '<p>Text</p>', files: [] })
})

test('each picture is a file with its own glyphs, and the text keeps its place and its description', () => {
  const html = `${GLYPHS}<p>Text</p>${picture('A line', '<path d="M0 0h9"/>')}${picture('A letter', '<use href="#_1"/>')}`
  const { html: separated, files } = separatePictures(html, addressOf)
  expect(separated).toBe(
    '<p>Text</p>' +
      '<div class="picture"><svg viewBox="0 0 22 11" width="2em" height="1em" aria-hidden="true" focusable="false"></svg>' +
      '<img alt="A line" decoding="async" loading="lazy" src="/files/note.1.svg"></div>' +
      '<div class="picture"><svg viewBox="0 0 22 11" width="2em" height="1em" aria-hidden="true" focusable="false"></svg>' +
      '<img alt="A letter" decoding="async" loading="lazy" src="/files/note.2.svg"></div>',
  )
  const [line, letter] = files.map(([, svg]) => svg)
  expect(files.map(([address]) => address)).toEqual(['/files/note.1.svg', '/files/note.2.svg'])
  expect(line).toMatch(
    /^<svg xmlns="[^"]*" color="#1f2530" viewBox="0 0 22 11" width="2em" height="1em" stroke-linecap="round"><path d="M0 0h9"\/>/,
  )
  expect(line).not.toContain('<path id=')
  expect(letter).toContain('<defs><path id="_1" d="M0 0h2"/></defs>')
  expect(letter).not.toContain('id="_0"')
})

test('a glyph that the note does not have stops the build', () => {
  expect(() => separatePictures(picture('A letter', '<use href="#_7"/>'), addressOf)).toThrow('_7')
})
