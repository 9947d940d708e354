import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { findViolations } from '#tests/support/components/violations.ts'

const dialog = page.getByRole('dialog', { name: 'Reset Password' })
const send = dialog.getByRole('button', { name: 'Send Reset Link' })
const forgot = page.getByRole('button', { name: 'Forgot password?' })

test('Reset Password takes over what was typed, and checks the email before it asks', async () => {
  const nobody = 'nobody@example.com'
  const { inputsOf } = await openApp('/login', {
    answers: { auth: { requestPasswordReset: () => ({ message: LINK_MESSAGES.resetSent }) } },
  })
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.getByRole('dialog').getByLabelText('Email').fill(nobody)
  await forgot.click()
  await expect.element(dialog.getByLabelText('Email')).toHaveValue(nobody)
  await send.click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent(LINK_MESSAGES.resetSent)
  expect(await findViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Back to sign in' }).click()
  const welcome = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect.element(welcome.getByLabelText('Email')).toHaveValue('')

  await forgot.click()
  await send.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(CREDENTIAL_MESSAGES.empty)
  await dialog.getByLabelText('Email').fill('no address')
  await send.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(CREDENTIAL_MESSAGES.email)
  expect(inputsOf('auth.requestPasswordReset')).toEqual([{ email: nobody }])
})
