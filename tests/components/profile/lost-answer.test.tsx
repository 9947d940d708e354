import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import { LOST } from '#src/platform/data/lost-answer.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { AuthUser } from '#src/platform/session/session.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, NoAnswer } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp } from '#tests/support/components/open-app.tsx'

const PASSWORD = 'correct horse'
const settings = page.getByRole('region', { name: 'Account Settings' })
const notice = (text: string) => page.getByRole('alert').filter({ hasText: text })

let student = fakeStudent()
/** Who the worker says is signed in. */
let signedIn: AuthUser | null
let isLineDown = false

beforeEach(() => {
  student = fakeStudent()
  signedIn = student.user
  isLineDown = false
})

async function open({ account = {}, auth = {} }: Pick<Answers, 'account' | 'auth'>) {
  const { answers, user } = student
  return openApp('/dashboard/profile', {
    student: user,
    session: () => {
      if (isLineDown) throw new NoAnswer()
      return signedIn
    },
    answers: { ...answers, account: { ...answers.account, ...account }, auth: { ...answers.auth, ...auth } },
  })
}

/** The worker does what it is asked and gives the session a new token, but the answer is lost. */
const losesAnswer = () => {
  signedIn = null
  throw new NoAnswer()
}
const losesLine = () => {
  isLineDown = true
  return losesAnswer()
}

const row = (name: string) => settings.getByRole('button', { name, exact: true })
const form = (name: string) => page.getByRole('form', { name })

async function send(name: string, button: string, fields: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ 'Current Password': PASSWORD, ...fields }))
    await form(name).getByLabelText(label, { exact: true }).fill(text)
  await form(name).getByRole('button', { name: button, exact: true }).click()
}

async function changePassword() {
  await row('Change Password').click()
  const next = 'new battery'
  await send('Change Password', 'Save Password', { 'New Password': next, 'Confirm New Password': next })
}

const DEVICES = [
  { id: 'a', device: 'Chrome on Windows', signedInAt: 0, lastUsedAt: 0, isThisDevice: true },
  { id: 'b', device: 'Chrome on Android', signedInAt: 0, lastUsedAt: 0, isThisDevice: false },
]
const twoWays = () => ({ ...student.answers.account.get(), google: [{ id: 'g', email: null, linkedAt: 0 }] })

test.each<[string, Pick<Answers, 'account' | 'auth'>, () => Promise<void>, string]>([
  ['the password', { account: { changePassword: losesAnswer } }, changePassword, LOST.password],
  [
    'the email',
    { account: { updateEmail: losesAnswer } },
    async () => {
      await row('Update Email').click()
      await send('Update Email', 'Save Email', { 'New Email': 'new@example.com' })
    },
    LOST.email,
  ],
  [
    'Google',
    { account: { get: twoWays, removeGoogle: losesAnswer } },
    async () => {
      await row('Sign-in Methods').click()
      await settings.getByRole('button', { name: 'Remove Google' }).click()
      await send('Remove Google', 'Remove Google Account')
    },
    LOST.other,
  ],
  [
    'passkeys',
    { account: { startPasskey: losesAnswer } },
    async () => {
      await row('Sign-in Methods').click()
      await settings.getByRole('button', { name: 'Add a Passkey' }).click()
      await send('Add a Passkey', 'Add Passkey')
    },
    LOST.other,
  ],
  [
    'the devices',
    { auth: { sessions: () => DEVICES, endSession: losesAnswer } },
    async () => {
      await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
      await send('Sign out Chrome on Android', 'Sign out Chrome on Android')
    },
    LOST.other,
  ],
])('who is signed out because the answer about %s was lost is told so', async (_, answers, change, text) => {
  await open(answers)
  await change()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.element(notice(text)).toBeVisible()
  await forgetErrors()
})

test('without a connection the student stays, and is told when it is back', async () => {
  await open({ account: { changePassword: losesLine } })
  await changePassword()
  await expect.element(notice(ACCOUNT_MESSAGES.passwordNotUpdated)).toBeVisible()
  expect(location.pathname).toBe('/dashboard/profile')
  isLineDown = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.element(notice(LOST.password)).toBeVisible()
  await forgetErrors()
})

test('who is signed in still sees what the account has now', async () => {
  let passkeys: Outputs['account']['get']['passkeys'] = []
  const made = { id: 'a', name: 'Chrome on Android', createdAt: 0, lastUsedAt: null }
  await open({
    account: {
      get: () => ({ ...student.answers.account.get(), passkeys }),
      startPasskey: () => {
        // Another device adds one while this answer is lost.
        passkeys = [made]
        throw new NoAnswer()
      },
    },
  })
  await row('Sign-in Methods').click()
  await settings.getByRole('button', { name: 'Add a Passkey' }).click()
  await send('Add a Passkey', 'Add Passkey')
  await expect.element(notice(PASSKEY_MESSAGES.notAdded)).toBeVisible()
  await expect.element(settings.getByText(made.name)).toBeVisible()
  await expect.element(notice(LOST.other)).not.toBeInTheDocument()
  await forgetErrors()
})
