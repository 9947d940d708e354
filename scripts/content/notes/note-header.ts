import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { NoteHeader } from '#domain/catalogue/catalogue.ts'
import { explainIssue } from '../explain-issue.ts'
import { ContentMistakes } from '../mistakes.ts'

/** The values in `#show: note.with(...)`. @throws ContentMistakes with the line of each. */
export function checkHeader(header: unknown, file: string, place: string): z.infer<typeof NoteHeader> {
  const parsed = NoteHeader.safeParse(header)
  if (!parsed.success) {
    throw mistakesInHeader(
      file,
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), explainIssue(message)])),
    )
  }
  if (parsed.data.chapter !== place) {
    throw mistakesInHeader(file, { chapter: `"${parsed.data.chapter}" but the file lies under ${place}` })
  }
  return parsed.data
}

/** By field. A missing field has the line of `note.with`. */
export function mistakesInHeader(file: string, messages: Record<string, string>): ContentMistakes {
  const lines = readFileSync(file, 'utf8').split('\n')
  const begin = lines.findIndex((text) => text.includes('note.with'))
  return new ContentMistakes(
    Object.entries(messages).map(([field, message]) => {
      const own = lines.findIndex((text) => text.trimStart().startsWith(`${field}:`))
      return { file, line: (own === -1 ? begin : own) + 1, message: `${field || 'note.with'}: ${message}` }
    }),
  )
}
