import { expect, test } from 'vitest'
import { tellPasskeysLeft } from '#domain/account/passkey-rules.ts'

test('a new password tells of the passkeys that stay', () => {
  expect([0, 1, 2].map(tellPasskeysLeft)).toEqual([
    null,
    '1 passkey still signs in; remove it in the settings if it is not yours.',
    '2 passkeys still sign in; remove those in the settings that are not yours.',
  ])
})
