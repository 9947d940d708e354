import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'

const dialog = page.getByRole('dialog')
const button = dialog.getByRole('button', { name: 'Use a passkey' })
const alert = dialog.getByRole('alert')
const email = dialog.getByLabelText('Email')

const OPTIONS: Outputs['auth']['startPasskeySignIn'] = { challenge: 'AAAA', rpId: 'localhost' }
const bytes = Uint8Array.from([1, 2, 3]).buffer
const proof = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
}

/** The device answers a request for a passkey with this. */
function answerOfDevice(answer: () => unknown) {
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(async () => answer() as Credential)
}

async function open(auth: Answers['auth'], answers: Answers = {}) {
  const app = await openApp('/login', { answers: { ...answers, auth: { ...answers.auth, ...auth } } })
  await page.getByRole('main').getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect.element(button).toBeVisible()
  return app
}

test('the keyboard alone signs in with a passkey', async () => {
  const student = fakeStudent()
  answerOfDevice(() => proof)
  const signInWithPasskey = async () => {
    await cookieStore.set('signed_in', '1')
    return { user: student.user }
  }
  const { inputsOf } = await open({ startPasskeySignIn: () => OPTIONS, signInWithPasskey }, student.answers)
  await expect.element(email).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/dashboard')
  const [input] = inputsOf('auth.signInWithPasskey')
  const part = 'AQID'
  expect(input).toEqual({
    ...{ id: part, clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part },
  })
})

test('what went wrong is said, and what was typed stays', async () => {
  const device = answerOfDevice(() => {
    throw new DOMException('The operation was not allowed.', 'NotAllowedError')
  })
  let isOffline = false
  await open({
    startPasskeySignIn: () => {
      if (isOffline) throw new NoAnswer()
      return OPTIONS
    },
    signInWithPasskey: () => {
      throw new Refusal(401, PASSKEY_MESSAGES.unknown)
    },
  })
  await email.fill('asha@example.com')
  await button.click()
  await expect.element(alert).toHaveTextContent(PASSKEY_MESSAGES.cancelled)
  await expect.element(button).toHaveFocus()
  device.mockImplementation(async () => {
    throw new DOMException('Not on this host.', 'SecurityError')
  })
  await button.click()
  await expect.element(alert).toHaveTextContent(PASSKEY_MESSAGES.notHere)
  device.mockImplementation(async () => proof as unknown as Credential)
  await button.click()
  await expect.element(alert).toHaveTextContent(PASSKEY_MESSAGES.unknown)
  isOffline = true
  await button.click()
  await expect.element(alert).toMatchTextContent('Please check your internet connection')
  await expect.element(email).toHaveValue('asha@example.com')
  takeErrors()
})

test('a new account is made without one, and a browser that knows none shows no button', async () => {
  await open({})
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await expect.element(button).not.toBeInTheDocument()
  const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  try {
    await openApp('/login')
    await page.getByRole('main').getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
  } finally {
    if (known) Object.defineProperty(globalThis, 'PublicKeyCredential', known)
  }
})
