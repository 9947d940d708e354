import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findNote } from '#scripts/content/notes/find-note.ts'
import { openerOf } from '#scripts/content/notes/open-file.ts'
import { layContent } from '#tests/support/samples/content-folder.ts'

test('a note is found by its chapter, its name, its folder or its file, with the slashes of any system', () => {
  const content = layContent({ 'notes/physics/waves/notes.typ': 'a', 'notes/physics/waves/formulas.typ': 'b' })
  const folder = join(content, 'notes/physics/waves')
  const ways = [
    'physics/waves',
    'physics\\waves',
    'physics/waves/',
    'physics/waves/notes.typ',
    folder,
    `${folder}/notes.typ`,
  ]
  for (const wanted of ways) expect(findNote(wanted, content), wanted).toBe(join(folder, 'notes.typ'))
  expect(findNote('physics\\waves\\formulas', content)).toBe(join(folder, 'formulas.typ'))
  expect(findNote('physics/sound', content)).toBeNull()
})

test('each system has a program that opens a PDF', () => {
  expect((['win32', 'darwin', 'linux'] as const).map(openerOf)).toEqual(['explorer.exe', 'open', 'xdg-open'])
})
