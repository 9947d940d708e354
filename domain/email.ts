import { compose } from './plain-text.ts'

const EMAIL_MAX = 254

export const INVALID_EMAIL = 'Please enter a valid email address.'

/**
 * Text, an at sign, text, a dot, text, without spaces. The dot is the first possible one, so that no other is tried.
 */
const SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
/** Characters that no mailbox has, and that make a mail program read another address, or several. */
const MISLEADING = /[\p{Cc}\p{Cf}\p{Cs}<>()[\],;:\\"]/u

/** The only rule of what an email address is, for accounts and for messages. Spaces around it are ignored. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false
  const address = text.trim()
  return SHAPE.test(address) && !MISLEADING.test(address)
}

/** The spelling under which an email is stored, looked up and counted. */
export function normalizeEmail(email: string): string {
  return compose(email.trim().toLowerCase())
}
