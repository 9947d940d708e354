import * as z from 'zod/mini'

export const NOTE_ID_MESSAGES = {
  missing: 'Say which note by its id.',
  none: 'That is no id of a note.',
  unknown: 'That note is not in the catalogue.',
} as const

/** How a request names a note. */
export const NoteId = z
  .string(NOTE_ID_MESSAGES.missing)
  .check(z.minLength(1, NOTE_ID_MESSAGES.missing), z.maxLength(160, NOTE_ID_MESSAGES.none))
