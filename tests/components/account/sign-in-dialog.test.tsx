import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BENEFITS } from '#content/site/login.ts'
import { CREDENTIAL_MESSAGES, PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'

const PASSWORD = 'correct horse'
const main = page.getByRole('main')
const opener = main.getByRole('button', { name: 'Sign In / Sign Up' })
const dialog = page.getByRole('dialog')
const alert = dialog.getByRole('alert')
const email = dialog.getByLabelText('Email')
const password = dialog.getByLabelText('Password', { exact: true })
const signIn = dialog.getByRole('button', { name: 'Sign In', exact: true })
const createAccount = dialog.getByRole('button', { name: 'Create Account', exact: true })
const dialogNamed = (name: string) => page.getByRole('dialog', { name })
const isScrollLocked = () =>
  [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden')

async function open(auth: Answers['auth'] = {}, answers: Answers = {}) {
  const app = await openApp('/login', { answers: { ...answers, auth: { ...answers.auth, ...auth } } })
  await opener.click()
  await expect.element(dialogNamed('Welcome Back')).toBeVisible()
  return app
}

const refuse = (status: number, message: string) => () => {
  throw new Refusal(status, message)
}

test('the login page names what an account is for', async () => {
  await openApp('/login')
  const benefits = main.getByRole('listitem')
  await expect.element(benefits).toHaveLength(BENEFITS.length)
  expect(textsOf(benefits.getByRole('heading', { level: 2 }))).toEqual(BENEFITS.map(({ title }) => title))
  expect(textsOf(benefits.getByRole('paragraph'))).toEqual(BENEFITS.map(({ text }) => text))
})

test('checks what was typed, in order, before it asks the worker', async () => {
  const { calls } = await open()
  await signIn.click()
  await expect.element(alert).toHaveTextContent(CREDENTIAL_MESSAGES.empty)
  await email.fill('no address')
  await password.fill('short')
  await signIn.click()
  await expect.element(alert).toHaveTextContent(CREDENTIAL_MESSAGES.shortPassword)
  await password.fill('long enough')
  await signIn.click()
  await expect.element(alert).toHaveTextContent(CREDENTIAL_MESSAGES.email)
  expect(calls).toEqual([])
})

test('turns to Create Account and back, and forgets what was typed and said', async () => {
  await open()
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await expect.element(dialogNamed('Create Account')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await email.fill('no address')
  await password.fill('12345')
  await createAccount.click()
  await expect.element(alert).toHaveTextContent(CREDENTIAL_MESSAGES.shortPassword)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(dialogNamed('Welcome Back')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(email).toHaveValue('')
  await expect.element(password).toHaveValue('')
})

test('shows and hides the password', async () => {
  await open()
  await expect.element(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('while the worker is asked, the buttons are disabled and a spinner shows', async () => {
  const answer = heldBack(null)
  await open({
    signUp: async () => {
      await answer.wait()
      throw new NoAnswer()
    },
  })
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await email.fill('asha@example.com')
  await password.fill(PASSWORD)
  await createAccount.click()
  await expect.element(createAccount).toBeDisabled()
  expect(createAccount.element().querySelector('.animate-spin')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
  await expect.element(dialog.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  answer.release()
  await expect.element(alert).toMatchTextContent('Please check your internet connection and try again.')
  await expect.element(createAccount).toBeEnabled()
  await expect.element(email).toHaveValue('asha@example.com')
  takeErrors()
})

test('a refusal by the worker shows above the form, in red, and the form is kept', async () => {
  await open({ signUp: refuse(409, CREDENTIAL_MESSAGES.taken) })
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await email.fill('asha@example.com')
  await password.fill(PASSWORD)
  await createAccount.click()
  await expect.element(alert).toHaveTextContent(CREDENTIAL_MESSAGES.taken)
  await expect.element(alert).toHaveClass('text-red')
  const form = document.querySelector('form')
  expect(form && alert.element().compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await expect.element(password).toHaveValue(PASSWORD)
})

test('an error without words of its own is An error occurred; too many failures are said, and the form stays', async () => {
  let answer = refuse(500, SOMETHING_WENT_WRONG)
  await open({ signIn: () => answer() })
  await email.fill('asha@example.com')
  await password.fill(PASSWORD)
  await signIn.click()
  await expect.element(alert).toHaveTextContent(CREDENTIAL_MESSAGES.unknown)
  for (const [status, message] of [
    [401, CREDENTIAL_MESSAGES.refused],
    [429, CREDENTIAL_MESSAGES.throttled],
  ] as const) {
    answer = refuse(status, message)
    await signIn.click()
    await expect.element(alert).toHaveTextContent(message)
    await expect.element(signIn).toBeEnabled()
  }
  await expect.element(email).toHaveValue('asha@example.com')
})

test('success is green, failure is red', async () => {
  const colourOf = (name: string) => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.className = name
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  await open({ requestPasswordReset: () => ({ message: LINK_MESSAGES.resetSent }) })
  await signIn.click()
  await expect.element(alert).toHaveStyle({ color: colourOf('text-red') })
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await email.fill('asha@example.com')
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent('successfully')
  await expect.element(dialog.getByRole('status')).toHaveStyle({ color: colourOf('text-green') })
  expect(colourOf('text-green')).not.toBe(colourOf('text-red'))
})

test('closes on Escape, outside and by its button, and lets the page scroll again', async () => {
  await open()
  await expect.poll(isScrollLocked).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(isScrollLocked).toBe(false)
  await expect.element(opener).toHaveFocus()

  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 10, y: 10 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()

  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the keyboard alone signs up, and password managers know the fields', async () => {
  const student = fakeStudent()
  const signUp = async () => {
    await cookieStore.set('signed_in', '1')
    return { user: student.user }
  }
  const { inputsOf } = await open({ signUp }, student.answers)
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  dialog.getByRole('button', { name: 'Create an account' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveFocus()
  await userEvent.keyboard(student.user.email)
  await userEvent.tab()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(password).toHaveAttribute('minlength', String(PASSWORD_MIN))
  await userEvent.keyboard(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/dashboard')
  expect(inputsOf('auth.signUp')).toEqual([{ email: student.user.email, password: PASSWORD }])
})

test('signs in to the account that a sign-up without an answer has made', async () => {
  const student = fakeStudent()
  let isMade = false
  const { inputsOf } = await open(
    {
      signUp: () => {
        if (isMade) throw new Refusal(409, CREDENTIAL_MESSAGES.taken)
        isMade = true
        throw new NoAnswer()
      },
      signIn: async () => {
        await cookieStore.set('signed_in', '1')
        return { user: student.user }
      },
    },
    student.answers,
  )
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await email.fill(student.user.email)
  await password.fill(PASSWORD)
  await createAccount.click()
  await expect.element(alert).toMatchTextContent('Please check your internet connection')
  // With another password it may be somebody else's account.
  await password.fill('another horse')
  await createAccount.click()
  await expect.element(alert).toHaveTextContent(CREDENTIAL_MESSAGES.taken)
  await password.fill(PASSWORD)
  await createAccount.click()
  await expect.poll(() => location.pathname).toBe('/dashboard')
  expect(inputsOf('auth.signIn')).toEqual([{ email: student.user.email, password: PASSWORD }])
  takeErrors()
})

test('signs in where the device has no room left', async () => {
  const student = fakeStudent()
  const signIn = async () => {
    await cookieStore.set('signed_in', '1')
    return { user: student.user }
  }
  await open({ signIn }, student.answers)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await email.fill(student.user.email)
  await password.fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/dashboard')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Good ')
  expect(takeErrors().join()).toContain('Who is signed in was not kept')
  // The copy of the profile, which may arrive later, is not kept either.
  await forgetErrors()
  full.mockRestore()
})
