import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '../../domain/account/credential-rules.ts'

/** As many as OWASP ASVS 5 (6.2.4) asks for at least. */
const LISTED = 3000

/** The passwords that people choose most often, in lower case, of those that are long enough to be chosen here. */
export function listCommonPasswords(): string[] {
  return dictionary['passwords-common'].filter((password) => [...password].length >= PASSWORD_MIN).slice(0, LISTED)
}
