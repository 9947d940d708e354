import { beforeEach, vi } from 'vitest'
import * as passwords from '../../../worker/password/passwords.ts'
import { hashCheaply } from './cheap-hash.ts'

// scrypt is meant to be slow, which took half the time of these tests. A stored hash says what it costs to verify: new
// ones cost next to nothing here. passwords.test.ts looks at the real cost.
beforeEach(() => {
  vi.spyOn(passwords, 'hashPassword').mockImplementation(async (password) => hashCheaply(password))
})
