import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { type Answers, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'

const main = page.getByRole('main')
const says = (text: string) => expect.element(main.getByRole('alert')).toMatchTextContent(text)
const press = (name: string) => main.getByRole('button', { name, exact: true }).click()

/** The link is used up, and the answer is lost; the next tries are refused. */
function losesAnswer() {
  let isUsed = false
  return () => {
    if (isUsed) throw new Refusal(400, LINK_MESSAGES.worthless)
    isUsed = true
    throw new NoAnswer()
  }
}

const open = (path: string, auth: NonNullable<Answers['auth']>) => openApp(`${path}#token=abc`, { answers: { auth } })

test('a new password whose answer was lost signs in, and the link is not blamed', async () => {
  await open('/reset-password', { resetPassword: losesAnswer() })
  await main.getByLabelText('New Password', { exact: true }).fill('a better horse')
  await press('Change Password')
  await says('Please check your internet connection')
  // It may be another one, so the message says which one counts.
  await main.getByLabelText('New Password', { exact: true }).fill('an even better horse')
  await press('Change Password')
  await says('Your password was probably changed a moment ago. Sign in with the new password that you entered first.')
  await main.getByRole('link', { name: 'Continue to sign in' }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  takeErrors()
})

test('an email whose confirmation was lost is probably confirmed', async () => {
  await open('/verify-email', { verifyEmail: losesAnswer() })
  await press('Confirm Email')
  await says('Please check your internet connection')
  await press('Confirm Email')
  await says('Your email was probably confirmed a moment ago.')
  await expect.element(main.getByRole('link', { name: 'Continue to sign in' })).toBeVisible()
  takeErrors()
})

test('an account whose take-over was lost wants a password', async () => {
  const confirm = losesAnswer()
  await open('/verify-email', {
    verifyEmail: ({ takeOver }) => {
      if (!takeOver) throw new Refusal(403, LINK_MESSAGES.needsPassword)
      return confirm()
    },
  })
  await press('Confirm Email')
  await press('Take Over the Account')
  await says('Please check your internet connection')
  await press('Take Over the Account')
  await says('The account is probably yours')
  takeErrors()
})

test('a link that was used before is worth nothing', async () => {
  const refuse = () => {
    throw new Refusal(400, LINK_MESSAGES.worthless)
  }
  await open('/verify-email', { verifyEmail: refuse })
  await press('Confirm Email')
  await says(LINK_MESSAGES.worthless)
  await open('/reset-password', { resetPassword: refuse })
  await main.getByLabelText('New Password', { exact: true }).fill('a better horse')
  await press('Change Password')
  await says(LINK_MESSAGES.worthless)
  await expect.element(main.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})
