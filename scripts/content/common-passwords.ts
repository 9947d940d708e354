import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '#domain/account/credential-rules.ts'

/** The smallest number that OWASP ASVS 5 (6.2.4) requires. */
const LISTED = 3000

/** The most common passwords, in lower case, that are long enough to be chosen here. */
export function listCommonPasswords(): string[] {
  return dictionary['passwords-common'].filter((password) => [...password].length >= PASSWORD_MIN).slice(0, LISTED)
}
