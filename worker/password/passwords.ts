import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey, isOfPbkdf2 } from './derive-key.ts'
import type { HashAlgorithm } from './hash-algorithm.ts'

/** The parameters of new hashes, and why they are these: docs/decisions/passwords-and-guesses.md. */
const PARAMETERS = {
  scrypt: '$scrypt$ln=14,r=8,p=5$',
  // Cloudflare refuses more than 100,000 iterations. The workerd of a developer's machine does not.
  pbkdf2: '$pbkdf2-sha256$i=40000$',
} satisfies Record<HashAlgorithm, string>

const SALT_BYTES = 16
const NO_SALT = 'A'.repeat(22)
const NO_KEY = 'A'.repeat(43)

/**
 * A PHC string: `$scrypt$ln=14,r=8,p=5$salt$key` or `$pbkdf2-sha256$i=40000$salt$key`. It names its algorithm and the
 * parameters, so both can be changed later.
 */
export async function hashPassword(password: string, algorithm: HashAlgorithm): Promise<string> {
  const start = `${PARAMETERS[algorithm]}${randomBytes(SALT_BYTES).toString('base64url')}$`
  const { key } = await deriveKey(start + NO_KEY, password)
  return start + key.toString('base64url')
}

/**
 * Whether the password is the one of a stored hash, of either algorithm. A refusal takes as long for an account that
 * does not exist or has no password (`stored` is null) as for any other. The one exception is a hash of scrypt where new
 * ones are made with PBKDF2, because the plan does not allow scrypt for everybody who tries.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  algorithm: HashAlgorithm,
): Promise<boolean> {
  const ofNobody = `${PARAMETERS[algorithm]}${NO_SALT}$${NO_KEY}`
  const { key, expected } = await deriveKey(stored ?? ofNobody, password)
  const isRight = timingSafeEqual(key, expected) && stored !== null
  // With the right password, the new hash that is then made takes that time.
  if (!isRight && stored !== null && isOutdated(stored, algorithm)) await deriveKey(ofNobody, password)
  return isRight
}

/** Whether a sign-in replaces the hash by a stronger one. One of scrypt is never replaced by one of PBKDF2. */
export function isOutdated(stored: string, algorithm: HashAlgorithm): boolean {
  return algorithm === 'scrypt' && isOfPbkdf2(stored)
}
