import { type ScryptOptions, scrypt } from 'node:crypto'

const KEY_BYTES = 32

const SCRYPT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]{43})$/
const PBKDF2 = /^\$pbkdf2-sha256\$i=(\d+)\$([\w-]+)\$([\w-]{43})$/

export function isOfPbkdf2(hash: string): boolean {
  return PBKDF2.test(hash)
}

/**
 * The key of a password with the algorithm, parameters and salt of a hash, and the key in that hash.
 * @throws Error when the hash is of neither algorithm.
 */
export async function deriveKey(hash: string, password: string): Promise<{ key: Buffer; expected: Buffer }> {
  // Normalized, so that composed and decomposed letters give the same password.
  const text = password.normalize('NFKC')
  const byScrypt = SCRYPT.exec(hash)
  if (byScrypt) {
    const [, ln, r, p, salt = '', expected = ''] = byScrypt
    const options = { N: 2 ** Number(ln), r: Number(r), p: Number(p) }
    return { key: await deriveByScrypt(text, toBytes(salt), options), expected: toBytes(expected) }
  }
  const byPbkdf2 = PBKDF2.exec(hash)
  if (!byPbkdf2) throw new Error('A stored password hash cannot be read.')
  const [, iterations, salt = '', expected = ''] = byPbkdf2
  return { key: await deriveByPbkdf2(text, toBytes(salt), Number(iterations)), expected: toBytes(expected) }
}

function deriveByScrypt(text: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { ...options, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

async function deriveByPbkdf2(text: string, salt: Buffer, iterations: number): Promise<Buffer> {
  const key = await crypto.subtle.importKey('raw', Buffer.from(text), 'PBKDF2', false, ['deriveBits'])
  const options = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return Buffer.from(await crypto.subtle.deriveBits(options, key, KEY_BYTES * 8))
}

function toBytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
