import { expect, test } from 'vitest'
import { findMistakes } from '#tests/support/samples/content-folder.ts'
import { SMALL } from '#tests/support/samples/small-content.ts'

const NOTE = 'notes/physics/waves/notes.typ'
const LIST = 'words/physics.yaml'
const withWords = (words: string, text = '') =>
  findMistakes({ ...SMALL, [LIST]: words, [NOTE]: `${SMALL[NOTE]}\n${text}\n` })

test('the notes of a chapter use the words of its list, in any spelling that counts', async () => {
  const text = 'A *progressive*\nwave; its _Wave front_.'
  expect(await withWords('waves: [progressive wave, wavefront|wave front]\n', text)).toEqual([])
  expect(await withWords('heat: [entropy]\nwaves: [progressive wave, node, wavefront|wave front]\n', text)).toEqual([
    `${LIST}:2: the notes of physics/waves lack words of the board: node`,
  ])
})

test('a list of a chapter that is not there is refused', async () => {
  expect(await withWords('tides: [moon]\n')).toEqual([`${LIST}:1: there is no chapter "physics/tides"`])
})
