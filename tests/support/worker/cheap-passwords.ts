import { beforeEach, vi } from 'vitest'
import * as passwords from '#worker/password/passwords.ts'
import { hashCheaply } from './cheap-hash.ts'

// scrypt is slow on purpose, which took half the time of these tests. A stored hash has its own parameters, and new
// ones cost next to nothing here. passwords.test.ts tests the real cost.
beforeEach(() => {
  vi.spyOn(passwords, 'hashPassword').mockImplementation(async (password) => hashCheaply(password))
})
