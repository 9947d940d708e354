const EMAIL_MAX = 254

export const INVALID_EMAIL = 'Please enter a valid email address.'

/** Text, an at sign, text, a dot, text, with no spaces. */
const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Characters that no mailbox has, but with which a mail program reads another address, or several. */
const MISLEADING = /[\p{Cc}\p{Cf}<>()[\],;:\\"]/u

/** The one rule of what an email address is, for accounts and for messages. Spaces around it do not count. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return text.length <= EMAIL_MAX && SHAPE.test(address) && !MISLEADING.test(address)
}

/** The one spelling under which an email is stored, looked up and counted. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
