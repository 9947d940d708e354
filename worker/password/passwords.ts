import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

// OWASP's recommendation for scrypt with N = 2^14: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const LOG2_N = 14
const BLOCK_SIZE = 8
const PARALLELISM = 5
const SALT_BYTES = 16
const KEY_BYTES = 32

/** A PHC string: `$scrypt$ln=14,r=8,p=5$salt$key`. It contains the parameters, so they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, { N: 2 ** LOG2_N, r: BLOCK_SIZE, p: PARALLELISM })
  return `$scrypt$ln=${LOG2_N},r=${BLOCK_SIZE},p=${PARALLELISM}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes the same time for an account that does not exist or has no password (`stored` is null) as for any other. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = PHC.exec(stored ?? NOBODYS_HASH)
  if (!match) throw new Error('A stored password hash cannot be read.')
  const [, ln, r, p, salt = '', key = ''] = match
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: 2 ** Number(ln),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected) && stored !== null
}

const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]{43})$/
const NOBODYS_HASH = `$scrypt$ln=${LOG2_N},r=${BLOCK_SIZE},p=${PARALLELISM}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Normalized, so that composed and decomposed letters give the same password. */
function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...options, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
