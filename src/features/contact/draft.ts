import { type ContactField, forEachContactField } from '#domain/contact-rules.ts'
import { isText, parseObject } from '#domain/untrusted-json.ts'
import { CONTACT_DRAFT } from '#src/platform/device/keys.ts'
import { tabTexts } from '#src/platform/device/local-text.ts'

export type Draft = Record<ContactField, string> & {
  /** The id of a message that was sent and may have arrived. Sending the same text again reuses it. Null before that. */
  id: string | null
  /** The subject of the last link, so that a reload of the page does not replace text that was typed since. */
  linkedSubject: string
}

export function emptyDraft(linkedSubject: string): Draft {
  return { ...forEachContactField(() => ''), id: null, linkedSubject }
}

/** The draft that this tab stored, with the subject of a new link filled in. */
export function openDraft(linkedSubject: string): Draft {
  const stored = readDraft()
  const isNewLink = linkedSubject !== '' && linkedSubject !== stored.linkedSubject
  return isNewLink ? { ...stored, linkedSubject, subject: linkedSubject, id: null } : stored
}

export function storeDraft(draft: Draft): void {
  tabTexts.write(CONTACT_DRAFT, JSON.stringify(draft))
}

/** Removes the draft that was sent, unless a new one was begun since then. */
export function dropDraft(id: string): void {
  if (readDraft().id === id) tabTexts.remove(CONTACT_DRAFT)
}

function readDraft(): Draft {
  const stored = parseObject(tabTexts.read(CONTACT_DRAFT)) ?? {}
  const textOf = (key: string) => (isText(stored[key]) ? stored[key] : '')
  return {
    ...forEachContactField(textOf),
    id: textOf('id') || null,
    linkedSubject: textOf('linkedSubject'),
  }
}
