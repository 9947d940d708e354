import commonPasswords from '#content/built/common-passwords.json' with { type: 'json' }
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { Failure } from '#domain/failure.ts'

const COMMON = new Set<string>(commonPasswords)
/** Words that somebody who guesses passwords of this product would try first. */
const CONTEXT = [
  'adhyayan',
  'nepal',
  'nepali',
  'kathmandu',
  'pokhara',
  'lalitpur',
  'pulchowk',
  'himalaya',
  'everest',
  'sagarmatha',
  'namaste',
  'student',
  'school',
  'college',
  'class',
  'study',
  'exam',
  'engineering',
  'medical',
  'ioe',
  'cee',
  'neb',
  'see',
]
/** Four characters, such as a year. With more around it a word is no longer easy to guess. */
const AROUND_MAX = 4

/**
 * Refuses a password that would be among the first guesses: a very common one, or a word of this product, of the
 * student's email or of the student's name with a few other characters around it.
 * @throws Failure
 */
export function checkNewPassword(password: string, owner: { email: string; displayName?: string | null }): void {
  const folded = password.normalize('NFKC').toLowerCase()
  const words = [...CONTEXT, ...wordsOf(owner.email), ...wordsOf(owner.displayName ?? '')]
  const core = /[\p{L}\p{M}](?:.*[\p{L}\p{M}])?/su.exec(folded)?.[0] ?? ''
  const isWord = folded.length - core.length <= AROUND_MAX && words.includes(core)
  if (COMMON.has(folded) || isWord) throw new Failure('invalid', CREDENTIAL_MESSAGES.commonPassword)
}

/** `asha`, `gurung` and `ashagurung` of `asha.gurung@example.com`, and `example`. */
function wordsOf(text: string): string[] {
  const parts = text.normalize('NFKC').toLowerCase().split('@')
  return parts.flatMap((part) => {
    const words = part.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 2)
    return words.length > 1 ? [...words, words.join('')] : words
  })
}
