import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GOOGLE_CHANNEL } from '#domain/account/google-sign-in.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { NoAnswer } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'

const dialog = page.getByRole('dialog')

afterEach(() => {
  vi.restoreAllMocks()
})

/** The popup tells the page that the student is signed in. */
function tell(address: string) {
  const attempt = new URL(address, location.href).searchParams.get('attempt')
  const news = JSON.stringify({ channel: GOOGLE_CHANNEL, attempt, outcome: 'signed-in' })
  dispatchEvent(new StorageEvent('storage', { key: GOOGLE_CHANNEL, newValue: news }))
}

test.each(['that tells it', 'that is closed'])('a sign-in by a popup %s counts without a connection', async (name) => {
  const { user, answers } = fakeStudent()
  let isLineDown = true
  await openApp('/login', {
    answers,
    session: () => {
      if (isLineDown) throw new NoAnswer()
      return user
    },
  })
  await page.getByRole('main').getByRole('button', { name: 'Sign In / Sign Up' }).click()
  const popup = { closed: false, focus() {} }
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.element(dialog.getByText('Go on in the window that has opened.')).toBeVisible()
  await cookieStore.set('signed_in', '1')
  if (name === 'that is closed') popup.closed = true
  else tell(String(opened.mock.calls[0]?.[0]))
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('You are signed in. The page follows when the connection is back.')
  isLineDown = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => location.pathname).toBe('/dashboard')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Good ')
  takeErrors()
})
