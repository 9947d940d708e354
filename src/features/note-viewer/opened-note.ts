// A note that was opened while nobody could be told. Free of schemas, which a note's page has no need of.
import { isCount, isText, parseObject } from '../../../domain/untrusted-json.ts'

const VERSION = 1

export type OpenedNote = {
  /** Made when it was opened: the worker counts it once, however often it hears of it. */
  visitId: string
  contentId: string
  title: string
  subject: string
  chapter: string
  /** Of the note's public viewer. */
  url: string
  /** By the device's clock, in milliseconds. */
  openedAt: number
}

export function serializeOpened(note: OpenedNote): string {
  return JSON.stringify({ version: VERSION, ...note })
}

/** The opening that a device kept, or null if it cannot be read. */
export function parseOpened(json: string | null): OpenedNote | null {
  const kept = parseObject(json)
  if (kept?.version !== VERSION) return null
  const { visitId, contentId, title, subject, chapter, url, openedAt } = kept
  if (!isText(visitId) || !isText(contentId) || !isText(title) || !isText(subject)) return null
  if (!isText(chapter) || !isText(url) || !isCount(openedAt)) return null
  return { visitId, contentId, title, subject, chapter, url, openedAt }
}
