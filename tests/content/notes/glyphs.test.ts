import { expect, test } from 'vitest'
import { openGlyphs } from '#scripts/content/notes/flowing/glyphs.ts'

const LETTER = 'M0 0m2 4v-3.5c0-0.6 0.4-0.8 1.2-0.8Z'

test('a letter is written once, and its other sizes scale it', () => {
  const glyphs = openGlyphs()
  expect(glyphs.share(LETTER)).toEqual({ id: '_0', scale: 1 })
  expect(glyphs.share('M0 0m2.5 5v-4.38c0-0.75 0.5-1 1.5-1Z')).toEqual({ id: '_0', scale: 1.25 })
  expect(glyphs.share(LETTER)).toEqual({ id: '_0', scale: 1 })
  expect(glyphs.write().match(/<path /g)).toHaveLength(1)
})

test('another letter of the same commands is written, too', () => {
  const glyphs = openGlyphs()
  glyphs.share(LETTER)
  expect(glyphs.share('M0 0m2 4v-3.5c0-0.6 0.4-0.8 1.6-0.4Z')).toEqual({ id: '_1', scale: 1 })
  expect(glyphs.write()).toContain('id="_1"')
})

test('a note without letters in pictures has no glyphs', () => expect(openGlyphs().write()).toBe(''))
