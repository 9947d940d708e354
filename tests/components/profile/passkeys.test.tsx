import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { PASSKEY_MESSAGES, PASSKEYS_MAX } from '#domain/account/passkey-rules.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'

const PASSWORD = 'correct horse'
const DAY = 24 * 60 * 60 * 1000
const settings = page.getByRole('region', { name: 'Account Settings' })
const passkeys = page.getByRole('region', { name: 'Passkeys' })
const addButton = passkeys.getByRole('button', { name: 'Add a Passkey' })
const addForm = passkeys.getByRole('form', { name: 'Add a Passkey' })
const removeForm = passkeys.getByRole('form', { name: 'Remove Passkey' })
const says = (text: string) => expect.element(settings.getByRole('alert')).toHaveTextContent(text)

type Account = Outputs['account']['get']
type Passkey = Account['passkeys'][number]
const passkeyOf = (id: string, change: Partial<Passkey> = {}): Passkey => ({
  ...{ id, name: 'Chrome on Android', createdAt: Date.now() - 3.5 * DAY, lastUsedAt: null },
  ...change,
})

let student = fakeStudent()
let account: Account
beforeEach(() => {
  student = fakeStudent()
  account = { ...student.answers.account.get(), passkeys: [] }
})

async function open(answers: Answers['account'] = {}) {
  const app = await openApp('/dashboard/profile', {
    student: student.user,
    answers: { ...student.answers, account: { get: () => account, ...answers } },
  })
  await settings.getByRole('button', { name: 'Sign-in Methods', exact: true }).click()
  await expect.element(settings.getByText('Google account that has this email')).toBeVisible()
  return app
}

const OPTIONS: Outputs['account']['startPasskey'] = {
  rp: { id: 'localhost', name: 'Adhyayan' },
  user: { id: 'AAAA', name: 'x', displayName: 'x' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
}

/** The device answers a request for a passkey with this. */
function answerOfDevice(answer: () => unknown) {
  return vi.spyOn(navigator.credentials, 'create').mockImplementation(async () => answer() as Credential)
}

const bytes = Uint8Array.from([1, 2, 3]).buffer
const madePasskey = () => ({
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
  response: { clientDataJSON: bytes, attestationObject: bytes },
  getClientExtensionResults: () => ({}),
})

async function add(password = PASSWORD) {
  await addForm.getByLabelText('Current Password', { exact: true }).fill(password)
  await addForm.getByRole('button', { name: 'Add Passkey' }).click()
}

test('lists passkeys with their name and times, and says what one is for', async () => {
  account.passkeys = [passkeyOf('a'), passkeyOf('b', { name: 'Safari on Mac', lastUsedAt: Date.now() - 1.5 * DAY })]
  await open()
  await expect.element(passkeys).toMatchTextContent('fingerprint, face or screen lock')
  expect(textsOf(passkeys.getByRole('listitem'))).toEqual([
    'Chrome on AndroidAdded: 3 days agoLast used: NeverRemove',
    'Safari on MacAdded: 3 days agoLast used: 1 day agoRemove',
  ])
})

test('asks for the password, lets the device make a passkey, and lists it', async () => {
  const device = answerOfDevice(madePasskey)
  const { inputsOf } = await open({
    startPasskey: () => OPTIONS,
    addPasskey: ({ id }) => {
      account.passkeys = [passkeyOf(id, { createdAt: Date.now() })]
      return { id }
    },
  })
  await addButton.click()
  await expect.element(addForm.getByLabelText('Current Password', { exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await says(ACCOUNT_MESSAGES.noCurrentPassword)
  expect(device).not.toHaveBeenCalled()
  await add()
  await expect.element(settings.getByRole('status')).toHaveTextContent(PASSKEY_MESSAGES.added)
  await expect.element(passkeys.getByRole('listitem')).toMatchTextContent('Added: Just now')
  await expect.element(passkeys.getByRole('heading')).toHaveFocus()
  expect(inputsOf('account.startPasskey')).toEqual([{ password: PASSWORD }])
  expect(inputsOf('account.addPasskey')).toEqual([{ id: 'AQID', clientDataJSON: 'AQID', attestationObject: 'AQID' }])
})

test('says that it was added before the list has come, and lists it also when the answer is lost', async () => {
  answerOfDevice(madePasskey)
  let isLost = false
  const listed = heldBack(undefined)
  await open({
    get: async () => {
      if (account.passkeys.length > 0) await listed.wait()
      return account
    },
    startPasskey: () => OPTIONS,
    addPasskey: ({ id }) => {
      account.passkeys = [...account.passkeys, passkeyOf(isLost ? 'lost' : id)]
      if (isLost) throw new NoAnswer()
      return { id }
    },
  })
  await addButton.click()
  await add()
  await expect.element(settings.getByRole('status')).toHaveTextContent(PASSKEY_MESSAGES.added)
  await expect.element(passkeys.getByRole('listitem')).not.toBeInTheDocument()
  listed.release()
  await expect.element(passkeys.getByRole('listitem')).toHaveLength(1)
  isLost = true
  await addButton.click()
  await add()
  await says(PASSKEY_MESSAGES.notAdded)
  await expect.element(passkeys.getByRole('listitem')).toHaveLength(2)
  takeErrors()
})

test('closes no form that was opened while the passkey was added', async () => {
  const made = heldBack(madePasskey())
  answerOfDevice(made.wait)
  account.passkeys = [passkeyOf('a')]
  await open({ startPasskey: () => OPTIONS, addPasskey: ({ id }) => ({ id }) })
  await addButton.click()
  await add()
  await passkeys.getByRole('button', { name: 'Remove the passkey' }).click()
  const field = removeForm.getByLabelText('Current Password', { exact: true })
  await field.fill(PASSWORD)
  made.release()
  await expect.element(settings.getByRole('status')).toHaveTextContent(PASSKEY_MESSAGES.added)
  await expect.element(field).toHaveValue(PASSWORD)
})

test('says what went wrong, and keeps the form', async () => {
  const device = answerOfDevice(() => {
    throw new DOMException('The operation was not allowed.', 'NotAllowedError')
  })
  let refusal: Error | null = new Refusal(403, ACCOUNT_MESSAGES.wrongPassword)
  const startPasskey = () => {
    if (refusal) throw refusal
    return OPTIONS
  }
  await open({ startPasskey })
  await addButton.click()
  await add()
  await says(PASSKEY_MESSAGES.notAdded)
  await expect.element(addForm).toMatchTextContent(ACCOUNT_MESSAGES.wrongPassword)
  refusal = new NoAnswer()
  await add()
  await expect.element(addForm).toMatchTextContent('Please check your internet connection')
  refusal = null
  await add()
  await says(PASSKEY_MESSAGES.addingCancelled)
  device.mockImplementation(async () => {
    throw new DOMException('It has one.', 'InvalidStateError')
  })
  await add()
  await expect.element(addForm).toMatchTextContent(PASSKEY_MESSAGES.alreadyThere)
  await addForm.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(passkeys.getByRole('heading')).toHaveFocus()
  takeErrors()
})

test('needs no password where there is none, and offers none beyond ten', async () => {
  answerOfDevice(madePasskey)
  account = { ...account, hasPassword: false, passkeys: [passkeyOf('a')] }
  const { inputsOf } = await open({
    startPasskey: () => OPTIONS,
    addPasskey: ({ id }) => {
      account.passkeys = Array.from({ length: PASSKEYS_MAX }, (_, place) => passkeyOf(`${id}${place}`))
      return { id }
    },
  })
  await expect.element(passkeys).toMatchTextContent('This passkey is your only way to sign in.')
  await expect.element(passkeys.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
  await addButton.click()
  await expect.element(passkeys).toMatchTextContent(PASSKEY_MESSAGES.tooMany)
  await expect.element(addButton).not.toBeInTheDocument()
  expect(inputsOf('account.startPasskey')).toEqual([{}])
})

test('removes a passkey after the password', async () => {
  account.passkeys = [passkeyOf('a'), passkeyOf('b', { name: 'Safari on Mac' })]
  let isBroken = true
  const { inputsOf } = await open({
    removePasskey: ({ id }) => {
      if (isBroken) throw new Refusal(403, ACCOUNT_MESSAGES.wrongPassword)
      account.passkeys = account.passkeys.filter((passkey) => passkey.id !== id)
      return { id }
    },
  })
  const remove = async () => removeForm.getByRole('button', { name: 'Remove Passkey' }).click()
  await passkeys.getByRole('button', { name: 'Remove the passkey Safari on Mac' }).click()
  await expect.element(removeForm).toMatchTextContent('all your other devices are signed out')
  await remove()
  await says(ACCOUNT_MESSAGES.noCurrentPassword)
  await removeForm.getByLabelText('Current Password', { exact: true }).fill(PASSWORD)
  await remove()
  await says(PASSKEY_MESSAGES.notRemoved)
  isBroken = false
  await remove()
  await expect.element(settings.getByRole('status')).toHaveTextContent(PASSKEY_MESSAGES.removed)
  expect(inputsOf('account.removePasskey')).toHaveLength(2)
  expect(account.passkeys.map(({ id }) => id)).toEqual(['a'])
})

test('a new password says how many passkeys still sign in', async () => {
  const form = page.getByRole('form', { name: 'Change Password' })
  await open({ changePassword: () => ({ changed: true, passkeys: 1 }) })
  await settings.getByRole('button', { name: 'Change Password', exact: true }).click()
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    await form.getByLabelText(label, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Save Password' }).click()
  await expect.element(settings.getByRole('status')).toMatchTextContent('1 passkey still signs in')
})

test.each([
  ['is not there where the browser knows no passkeys', 0],
  ['but shows one that the student has, to remove it', 1],
])('%s', async (_, count) => {
  account.passkeys = Array.from({ length: count }, (_, place) => passkeyOf(`${place}`))
  const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  try {
    await open()
    await expect.element(passkeys.getByRole('button', { name: 'Remove the passkey' })).toHaveLength(count)
    await expect.element(passkeys).toHaveLength(count)
    await expect.element(addButton).not.toBeInTheDocument()
  } finally {
    if (known) Object.defineProperty(globalThis, 'PublicKeyCredential', known)
  }
})
