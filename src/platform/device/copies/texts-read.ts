import * as z from 'zod/mini'
import { Amount, Count, parseJson, Text, validItems } from '#domain/stored-json.ts'
import { CONTENT_TYPES } from '#domain/study/content-types.ts'
import { TEXTS_READ } from '../keys.ts'
import { localTexts } from '../local-text.ts'

/** A post or an article that a student has opened. */
const TextRead = z.object({
  id: Text,
  contentId: Text,
  contentType: z.catch(z.enum(CONTENT_TYPES), 'blog'),
  title: Text,
  subject: Text,
  url: z.catch(z.nullable(Text), null),
  lastAccessed: Count,
  /** Percent. */
  progress: Amount,
})
export type TextRead = z.infer<typeof TextRead>

/** The texts that the worker listed last, shown until it answers again. Null if there is no list. */
export function readTextsRead(userId: string): TextRead[] | null {
  const stored = localTexts.read(TEXTS_READ + userId)
  return stored === null ? null : (parseJson(validItems(TextRead), stored) ?? [])
}

export function writeTextsRead(userId: string, texts: readonly TextRead[]): void {
  localTexts.write(TEXTS_READ + userId, JSON.stringify(texts))
}

export function forgetTextsRead(userId: string): void {
  localTexts.remove(TEXTS_READ + userId)
}
