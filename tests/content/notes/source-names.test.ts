import { expect, test } from 'vitest'
import { isSharedPart, isTypstSource } from '#scripts/content/notes/source-names.ts'

test.each([
  ['notes.typ', true, false],
  ['physics/wave-motion/notes.typ', true, false],
  ['physics\\wave-motion\\notes.typ', true, false],
  ['_template.typ', false, true],
  ['physics/_figures.typ', false, true],
  ['physics\\_figures.typ', false, true],
  ['physics\\wave-motion\\wave.svg', false, true],
  ['physics\\_old\\notes.typ', false, false],
  ['readme.md', false, false],
])('%s is the same on every system', (name, isSource, isPart) => {
  expect([isTypstSource(name), isSharedPart(name)]).toEqual([isSource, isPart])
})
