import { expect, test } from 'vitest'
import { NOTE_ID_MESSAGES } from '#domain/catalogue/note-id.ts'

test('the message about an unknown note', () => {
  expect(NOTE_ID_MESSAGES).toEqual({
    missing: 'Say which note by its id.',
    none: 'That is no id of a note.',
    unknown: 'That note is not in the catalogue.',
  })
})
