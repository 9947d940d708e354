import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deriveCheaply, writeCheapHash } from '#tests/support/worker/cheap-hash.ts'
import * as keys from '#worker/password/derive-key.ts'
import type { HashAlgorithm } from '#worker/password/hash-algorithm.ts'
import { hashPassword, verifyPassword } from '#worker/password/passwords.ts'

// Other tests hash cheaply (cheap-passwords.ts).
beforeEach(() => {
  vi.restoreAllMocks()
})

const PASSWORD = 'correct horse'
const KEY_BYTES = 32
const ALGORITHMS: HashAlgorithm[] = ['scrypt', 'pbkdf2']

const salt = randomBytes(16)
const keyOf = (password: string) => deriveCheaply(password, salt)

describe('a stored hash', () => {
  test('is verified by its password, with its own parameters', async () => {
    expect(await verifyPassword(PASSWORD, writeCheapHash(keyOf(PASSWORD), salt), 'scrypt')).toBe(true)
    expect(await verifyPassword('correct hors', writeCheapHash(keyOf(PASSWORD), salt), 'scrypt')).toBe(false)
  })

  test.each(Array.from({ length: KEY_BYTES }, (_, at) => at))('is compared in byte %i, too', async (at) => {
    const key = keyOf(PASSWORD)
    key[at] = (key[at] ?? 0) ^ 1
    expect(await verifyPassword(PASSWORD, writeCheapHash(key, salt), 'scrypt')).toBe(false)
  })

  test.each([
    ['cut short', writeCheapHash(keyOf(PASSWORD).subarray(0, 8), salt)],
    ['of another kind', '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$a2V5'],
    ['empty', ''],
  ])('that is %s opens with nothing', async (_, stored) => {
    await expect(verifyPassword(PASSWORD, stored, 'scrypt')).rejects.toThrow('cannot be read')
  })

  test.each(ALGORITHMS)('of nobody opens with nothing: %s', async (algorithm) => {
    expect(await verifyPassword(PASSWORD, null, algorithm)).toBe(false)
  })
})

describe.each(ALGORITHMS)('with %s', (algorithm) => {
  const other = algorithm === 'scrypt' ? 'pbkdf2' : 'scrypt'

  test('a password is the same however its letters are composed, and however wide they are typed', async () => {
    const stored = await hashPassword('café Ａ1 क़', algorithm)
    expect(await verifyPassword('cafe\u0301 A1 \u0958', stored, algorithm)).toBe(true)
    expect(await verifyPassword('cafe A1 \u0958', stored, algorithm)).toBe(false)
  })

  test('a hash is verified where the other algorithm makes new ones', async () => {
    const stored = await hashPassword(PASSWORD, algorithm)
    expect(await verifyPassword(PASSWORD, stored, other)).toBe(true)
    expect(await verifyPassword('correct hors', stored, other)).toBe(false)
  })
})

test.each([
  ['scrypt', /^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/],
  ['pbkdf2', /^\$pbkdf2-sha256\$i=40000\$[\w-]{22}\$[\w-]{43}$/],
] as const)('two hashes of one password are different, and have the parameters of the decision: %s', async (...row) => {
  const [algorithm, form] = row
  const [one, other] = [await hashPassword(PASSWORD, algorithm), await hashPassword(PASSWORD, algorithm)]
  expect(one).not.toBe(other)
  expect(one).toMatch(form)
})

test('PBKDF2 gives the key that everybody computes', async () => {
  const key = pbkdf2Sync(PASSWORD, salt, 1000, KEY_BYTES, 'sha256').toString('base64url')
  const stored = `$pbkdf2-sha256$i=1000$${salt.toString('base64url')}$${key}`
  expect(await verifyPassword(PASSWORD, stored, 'pbkdf2')).toBe(true)
})

describe('a refusal takes the time of', () => {
  const workOf = async (stored: string | null, algorithm: HashAlgorithm) => {
    const derive = vi.spyOn(keys, 'deriveKey')
    await verifyPassword('wrong one', stored, algorithm)
    return derive.mock.calls.map(([hash]) => hash.slice(0, hash.indexOf('$', 18)))
  }

  test.each([
    ['scrypt', '$scrypt$ln=14,r=8,p=5'],
    ['pbkdf2', '$pbkdf2-sha256$i=40000'],
  ] as const)('a new hash, for nobody and for somebody: %s', async (algorithm, work) => {
    expect(await workOf(null, algorithm)).toEqual([work])
    expect(await workOf(await hashPassword(PASSWORD, algorithm), algorithm)).toContain(work)
  })

  test('a new hash as well, where an account still has a weaker one', async () => {
    const stored = await hashPassword(PASSWORD, 'pbkdf2')
    expect(await workOf(stored, 'scrypt')).toEqual(['$pbkdf2-sha256$i=40000', '$scrypt$ln=14,r=8,p=5'])
  })
})
