import { isText, parseObject } from '../../../domain/untrusted-json.ts'

export type Field = 'name' | 'email' | 'subject' | 'message'

export type Draft = Record<Field, string> & {
  /** Of the message that was sent and may have arrived: sending the same words again uses it again. */
  id: string | null
  /** The subject that the link to this page gave last, so that a reload does not put it over what was typed since. */
  linkedSubject: string
}

const KEY = 'contact_draft'

export function emptyDraft(linkedSubject: string): Draft {
  return { id: null, linkedSubject, name: '', email: '', subject: '', message: '' }
}

/** What was typed in this tab and not sent yet, with the subject that a link asks for. */
export function openDraft(linkedSubject: string): Draft {
  const kept = readDraft()
  const isNews = linkedSubject !== '' && linkedSubject !== kept.linkedSubject
  return isNews ? { ...kept, linkedSubject, subject: linkedSubject, id: null } : kept
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage a reload loses what was typed; sending works all the same.
  }
}

/** Forgets the draft that was sent; one that was begun since then stays. */
export function dropDraft(id: string): void {
  if (readDraft().id === id) sessionStorage.removeItem(KEY)
}

function readDraft(): Draft {
  const kept = parseObject(readText()) ?? {}
  const textOf = (key: string) => (isText(kept[key]) ? kept[key] : '')
  return {
    id: textOf('id') || null,
    linkedSubject: textOf('linkedSubject'),
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
  }
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
