import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deriveCheaply, writeCheapHash } from '#tests/support/worker/cheap-hash.ts'
import { hashPassword, verifyPassword } from '#worker/password/passwords.ts'

// Other tests hash cheaply (cheap-passwords.ts).
beforeEach(() => {
  vi.restoreAllMocks()
})

const PASSWORD = 'correct horse'
const KEY_BYTES = 32

const salt = randomBytes(16)
const keyOf = (password: string) => deriveCheaply(password, salt)

describe('a stored hash', () => {
  test('is verified by its password, with its own parameters', async () => {
    expect(await verifyPassword(PASSWORD, writeCheapHash(keyOf(PASSWORD), salt))).toBe(true)
    expect(await verifyPassword('correct hors', writeCheapHash(keyOf(PASSWORD), salt))).toBe(false)
  })

  test.each(Array.from({ length: KEY_BYTES }, (_, at) => at))('is compared in byte %i, too', async (at) => {
    const key = keyOf(PASSWORD)
    key[at] = (key[at] ?? 0) ^ 1
    expect(await verifyPassword(PASSWORD, writeCheapHash(key, salt))).toBe(false)
  })

  test.each([
    ['cut short', writeCheapHash(keyOf(PASSWORD).subarray(0, 8), salt)],
    ['of another kind', '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$a2V5'],
    ['empty', ''],
  ])('that is %s opens with nothing', async (_, stored) => {
    await expect(verifyPassword(PASSWORD, stored)).rejects.toThrow('cannot be read')
  })

  test('of nobody opens with nothing', async () => {
    expect(await verifyPassword(PASSWORD, null)).toBe(false)
  })
})

test('a password is the same however its letters are composed, and however wide they are typed', async () => {
  const stored = await hashPassword('café Ａ1 क़')
  expect(await verifyPassword('cafe\u0301 A1 \u0958', stored)).toBe(true)
  expect(await verifyPassword('cafe A1 \u0958', stored)).toBe(false)
})

test('two hashes of one password are different, and have the parameters that the decision names', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/)
})
