import { beforeEach, vi } from 'vitest'
import * as passwords from '../../worker/password/passwords.ts'

// scrypt is meant to be slow, and the tests hash and verify the same few passwords a thousand times, which took three
// quarters of their time. Each is derived once; passwords.test.ts looks at the functions themselves.
const { hashPassword, verifyPassword } = passwords
const hashes = new Map<string, Promise<string>>()
const verdicts = new Map<string, Promise<boolean>>()

beforeEach(() => {
  vi.spyOn(passwords, 'hashPassword').mockImplementation((password) =>
    remember(hashes, password, () => hashPassword(password)),
  )
  vi.spyOn(passwords, 'verifyPassword').mockImplementation((password, stored) =>
    remember(verdicts, JSON.stringify([password, stored]), () => verifyPassword(password, stored)),
  )
})

function remember<Value>(known: Map<string, Promise<Value>>, key: string, derive: () => Promise<Value>) {
  const value = known.get(key) ?? derive()
  known.set(key, value)
  return value
}
