import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { DATA_MESSAGES } from '#domain/account/own-data.ts'
import { ATTEMPT_LEFT } from '#src/platform/device/keys.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { session } from '#src/platform/session/session.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, type Files, heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, takeErrors } from '#tests/support/components/open-app.tsx'
import { SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const PASSWORD = 'correct horse'
const settings = page.getByRole('region', { name: 'Account Settings' })
const row = (name: string) => settings.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
const email = dialog.getByLabelText('Your Email')
const password = dialog.getByLabelText('Current Password', { exact: true })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const saysBad = (text: string) => expect.element(dialog.getByRole('alert')).toHaveTextContent(text)

let student = fakeStudent()

beforeEach(() => {
  student = fakeStudent()
})

async function open(account: Answers['account'] = {}, files?: Files, ask?: () => null) {
  const { answers, user } = student
  const app = await openApp('/dashboard/profile', {
    student: user,
    answers: { ...answers, account: { ...answers.account, ...account } },
    ...(files && { files }),
    ...(ask && { session: ask }),
  })
  await expect.element(settings).toBeVisible()
  return app
}

async function openDialog() {
  await row('Delete Account').click()
  await expect.element(email).toBeVisible()
}

const refuse = (message: string) => () => {
  throw new Refusal(403, message)
}

test('without a password Delete Account wants no password, and a sign-in that is not old', async () => {
  await open({
    get: () => ({ ...student.answers.account.get(), hasPassword: false }),
    delete: refuse(ACCOUNT_MESSAGES.notRecentForDeletion),
  })
  await openDialog()
  await expect.element(password).not.toBeInTheDocument()
  await email.fill(student.user.email)
  await press('Delete My Account')
  await saysBad(ACCOUNT_MESSAGES.notRecentForDeletion)
})

test('Delete Account wants the email and the password, and sends nothing without', async () => {
  const { inputsOf } = await open({ delete: refuse(ACCOUNT_MESSAGES.wrongPassword) })
  await openDialog()
  await expect.element(dialog).toMatchTextContent(`To confirm, type ${student.user.email}`)
  await press('Delete My Account')
  await saysBad(ACCOUNT_MESSAGES.notConfirmed)
  await email.fill(`x${student.user.email}`)
  await password.fill(PASSWORD)
  await press('Delete My Account')
  await saysBad(ACCOUNT_MESSAGES.notConfirmed)
  await email.fill(student.user.email)
  await password.fill('')
  await press('Delete My Account')
  await saysBad(ACCOUNT_MESSAGES.noCurrentPassword)
  expect(inputsOf('account.delete')).toEqual([])
  await password.fill('wrong one')
  await press('Delete My Account')
  await saysBad(ACCOUNT_MESSAGES.notDeleted)
  await expect.element(dialog).toMatchTextContent(ACCOUNT_MESSAGES.wrongPassword)
  await press('Cancel')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('Delete Account')).toHaveFocus()

  row('Delete Account').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('Delete Account')).toHaveFocus()
})

/** Presses Delete My Account with everything right. */
async function sendDeletion() {
  await openDialog()
  await email.fill(student.user.email)
  await password.fill(PASSWORD)
  await press('Delete My Account')
}
const losesAnswer = () => {
  throw new NoAnswer()
}
const perhaps = page.getByText('You are signed out here. If you can still sign in')
const keysOfStudent = () => Object.keys(localStorage).filter((key) => key.includes(student.user.uid))

test('a lost answer and then a session that has ended mean that the account is perhaps deleted', async () => {
  let isLineDown = true
  const ask = () => (isLineDown ? losesAnswer() : null)
  await open({ delete: losesAnswer }, undefined, ask)
  await sendDeletion()
  await saysBad(ACCOUNT_MESSAGES.notDeleted)
  await expect.element(perhaps).not.toBeInTheDocument()
  isLineDown = false
  dispatchEvent(new Event('online'))
  await expect.element(perhaps).toBeVisible()
  expect(keysOfStudent()).toEqual([])
  await forgetErrors()
})

test('also where any other request learns first that the session has ended', async () => {
  await open({ delete: losesAnswer }, undefined, losesAnswer)
  await sendDeletion()
  await saysBad(ACCOUNT_MESSAGES.notDeleted)
  session.know(null)
  await expect.element(perhaps).toBeVisible()
  expect(keysOfStudent()).toEqual([])
  await forgetErrors()
})

test('a session that goes on after a lost answer proves that the account is there, and its later end deletes nothing', async () => {
  await open({ delete: losesAnswer })
  await sendDeletion()
  await saysBad(ACCOUNT_MESSAGES.notDeleted)
  await session.askAgain()
  await press('Cancel')
  const unfinished = `${ATTEMPT_LEFT}${student.user.uid}_x`
  localStorage.setItem(unfinished, '{}')
  session.know(null)
  await expect.poll(() => location.pathname).toBe('/login')
  // Behind anything that is being removed.
  await deviceStore().transact(async () => {})
  await new Promise((resolve) => setTimeout(resolve))
  expect(keysOfStudent()).toEqual([unfinished])
  await expect.element(perhaps).not.toBeInTheDocument()
  localStorage.removeItem(unfinished)
  await forgetErrors()
})

test('the dialog of Delete Account fits every screen, and can be used by everyone', async () => {
  await open()
  await openDialog()
  await press('Delete My Account')
  const button = dialog.getByRole('button', { name: 'Delete My Account' })
  for (const [width, height] of [...Object.values(SIZES), [360, 640] as const]) {
    await page.viewport(width, height)
    await saysBad(ACCOUNT_MESSAGES.notConfirmed)
    expect(await findViolations()).toEqual([])
    const box = dialog.element().getBoundingClientRect()
    expect(box.width).toBeLessThanOrEqual(width - 16)
    expect(box.height).toBeLessThanOrEqual(height)
    button.element().scrollIntoView()
    await expect.element(button).toBeInViewport({ ratio: 1 })
    expect(document.documentElement.scrollWidth).toBe(width)
  }
})

test('the file of my data that does not come, or not whole, is not taken for one', async () => {
  const message = 'You have downloaded your data several times already.'
  let answer = (): Response => {
    throw new TypeError('Failed to fetch')
  }
  let asked = 0
  await open({}, (path) => {
    if (path !== '/api/own-data') return undefined
    asked += 1
    return answer()
  })
  let downloads = 0
  const onClick = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement && event.target.download) downloads += 1
  }
  addEventListener('click', onClick, true)
  const says = async (hint: string) => {
    const before = asked
    await row('Download My Data').click()
    await expect.poll(() => asked).toBe(before + 1)
    await expect.element(settings.getByRole('alert')).toHaveTextContent(DATA_MESSAGES.failed)
    await expect.element(settings).toMatchTextContent(hint)
  }
  await says('Please check your internet connection')
  answer = () => new Response('{\n"format": 1,\n"quizResults": [')
  await says('Please check your internet connection')
  answer = () => Response.json({ error: { message } }, { status: 429 })
  await says(message)
  expect(downloads).toBe(0)
  removeEventListener('click', onClick, true)
  takeErrors()
})

test('a download of my data that takes long can be cancelled, there and in the dialog', async () => {
  let file = heldBack(new Response('{'))
  await open({}, (path) => (path === '/api/own-data' ? file.wait() : undefined))
  await row('Download My Data').click()
  await settings.getByRole('button', { name: 'Cancel', exact: true }).click()
  file.release()
  await expect.element(row('Download My Data')).toBeEnabled()
  expect(settings.getByRole('alert').elements()).toEqual([])

  file = heldBack(new Response('{'))
  await openDialog()
  await press('Download My Data First')
  await press('Cancel Download')
  file.release()
  await expect.element(dialog.getByRole('button', { name: 'Download My Data First' })).toBeEnabled()
  expect(dialog.getByRole('alert').elements()).toEqual([])
})
