import { randomBytes, scryptSync } from 'node:crypto'

/** A hash as the worker stores it, with parameters that take no time. It contains everything to verify it. */
export function hashCheaply(password: string): string {
  const salt = randomBytes(16)
  return writeCheapHash(deriveCheaply(password, salt), salt)
}

export function deriveCheaply(password: string, salt: Buffer): Buffer {
  return scryptSync(password.normalize('NFKC'), salt, 32, { N: 2, r: 8, p: 1 })
}

export function writeCheapHash(key: Buffer, salt: Buffer): string {
  return `$scrypt$ln=1,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`
}
