import type { ContentType } from '#domain/study/content-types.ts'
import { isAmount, isCount, isObject, isText, parseList } from '#domain/untrusted-json.ts'
import { TEXTS_READ } from '../keys.ts'
import { localTexts } from '../local-text.ts'

/** A post or an article that a student has opened. */
export type TextRead = {
  id: string
  contentId: string
  contentType: ContentType
  title: string
  subject: string
  url: string | null
  lastAccessed: number
  /** Percent. */
  progress: number
}

/** The texts that the worker listed last, shown until it answers again. Null if there is no list. */
export function readTextsRead(userId: string): TextRead[] | null {
  const stored = localTexts.read(TEXTS_READ + userId)
  return stored === null ? null : parseList(stored).flatMap((value) => parseTextRead(value) ?? [])
}

export function writeTextsRead(userId: string, texts: readonly TextRead[]): void {
  localTexts.write(TEXTS_READ + userId, JSON.stringify(texts))
}

export function forgetTextsRead(userId: string): void {
  localTexts.remove(TEXTS_READ + userId)
}

function parseTextRead(value: unknown): TextRead | null {
  if (!isObject(value)) return null
  const { id, contentId, title, subject, url, lastAccessed, progress } = value
  const contentType = value.contentType === 'article' ? 'article' : 'blog'
  if (!isText(id) || !isText(contentId) || !isText(title) || !isText(subject)) return null
  if (!isCount(lastAccessed) || !isAmount(progress)) return null
  return { id, contentId, contentType, title, subject, url: isText(url) ? url : null, lastAccessed, progress }
}
