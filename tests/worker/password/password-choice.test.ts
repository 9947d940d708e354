import { describe, expect, test } from 'vitest'
import commonPasswords from '#content/built/common-passwords.json' with { type: 'json' }
import { CREDENTIAL_MESSAGES, PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { openAccount } from '#tests/support/worker/account.ts'
import { openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { openDatabase } from '#worker/db/client.ts'
import { user } from '#worker/db/schema.ts'
import { checkNewPassword } from '#worker/password/password-choice.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const EASY = { status: 400, message: CREDENTIAL_MESSAGES.commonPassword }
const owner = { email: 'asha.gurung@example.com', displayName: 'Asha Kumari Gurung' }
const isTaken = (password: string) => {
  try {
    checkNewPassword(password, owner)
    return true
  } catch {
    return false
  }
}

describe('a password that is easy to guess', () => {
  test.each(['123456', 'password', 'PASSWORD', 'Qwerty', 'iloveyou', '１２３４５６'])(
    'is a common one: %j',
    (password) => {
      expect(isTaken(password)).toBe(false)
    },
  )

  test.each(['adhyayan', 'Adhyayan@1', 'nepal123', '2081Nepal', 'kathmandu!', 'class12', 'IOE2081', 'namaste1'])(
    'is a word of this product, with a little around it: %j',
    (password) => {
      expect(isTaken(password)).toBe(false)
    },
  )

  test.each(['gurung', 'Gurung12', 'ashagurung', 'asha2061', 'kumari#1', 'example9'])(
    'is a part of the student’s email or name: %j',
    (password) => {
      expect(isTaken(password)).toBe(false)
    },
  )

  test.each(['correct horse', 'nepalrocks', 'asha and me', 'gurung 98765', 'xkq7tz', 'पहाड र नदी', '9841726350'])(
    'is none of these: %j',
    (password) => {
      expect(isTaken(password)).toBe(true)
    },
  )

  test('is one of three thousand, each of which could be chosen otherwise', () => {
    expect(commonPasswords).toHaveLength(3000)
    expect(new Set(commonPasswords).size).toBe(3000)
    expect(commonPasswords.filter((password) => [...password].length < PASSWORD_MIN)).toEqual([])
    expect(commonPasswords.filter(isTaken)).toEqual([])
  })
})

describe('is refused', () => {
  test('when an account is made', async () => {
    const { api } = openBrowser()
    expect(await refusal(api.auth.signUp.mutate({ email: owner.email, password: 'Asha2061' }))).toEqual(EASY)
    expect(await refusal(api.auth.signUp.mutate({ email: owner.email, password: 'dragon' }))).toEqual(EASY)
    expect(await db.select().from(user)).toEqual([])
  })

  test('when the password is changed', async () => {
    const { api } = await openAccount(owner.email)
    const change = (newPassword: string) =>
      api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword })
    expect(await refusal(change('gurung1'))).toEqual(EASY)
    await change('another horse')
  })

  test('when a forgotten one is replaced, and the link still works', async () => {
    await openAccount(owner.email)
    const { api } = openBrowser(MAIL)
    await api.auth.requestPasswordReset.mutate({ email: owner.email })
    const token = mail.tokenFor(owner.email, '/reset-password')
    expect(await refusal(api.auth.resetPassword.mutate({ token, password: '123123' }))).toEqual(EASY)
    await api.auth.resetPassword.mutate({ token, password: 'another horse' })
  })
})

test('a student who has one from before can sign in with it', async () => {
  await openAccount(owner.email)
  const { hashPassword } = await import('#worker/password/passwords.ts')
  await db.update(user).set({ passwordHash: await hashPassword('dragon', 'scrypt') })
  await openBrowser().api.auth.signIn.mutate({ email: owner.email, password: 'dragon' })
})
