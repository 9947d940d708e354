import { CREDENTIAL_MESSAGES, SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { GOOGLE_MESSAGES } from '#domain/account/google-sign-in.ts'
import { DESKTOP, expect, forgetErrors, holdBack, PASSWORD, PHONE, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

test('the authentication modal', async ({ page, consoleErrors }) => {
  const student = await signUp(page)
  await page.context().clearCookies()
  const dialog = page.getByRole('dialog')
  const alert = dialog.getByRole('alert')
  const email = dialog.getByLabel('Email')
  const password = dialog.getByLabel('Password', { exact: true })
  const submit = dialog.getByRole('button', { name: 'Sign In' })
  const open = page.getByRole('button', { name: 'Sign In / Sign Up' })
  await page.goto('/dashboard/quizzes/take?series=ioe')
  await expect(page).toHaveURL(/\/login\?from=/)
  await open.click()

  await test.step('says that the email or the password is wrong', async () => {
    await email.fill('nobody@example.com')
    await password.fill(PASSWORD)
    await submit.click()
    await expect(alert).toHaveText(CREDENTIAL_MESSAGES.refused)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
  })

  await test.step('says that Google is not configured', async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toHaveText(GOOGLE_MESSAGES.failed)
    await expect(dialog.getByRole('status')).toHaveText('Google sign-in is not set up here. Please use your email.')
  })

  await test.step('takes a visitor who asked for the dashboard there after signing in', async () => {
    await email.fill(student)
    await password.fill(PASSWORD)
    await password.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/quizzes\/take\?series=ioe$/)
  })
})

test('signs in where the device has no room left', async ({ page, consoleErrors }) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(consoleErrors.join()).toContain('Who is signed in was not kept')
  // The copy of the profile, which may arrive later, is not kept either.
  await forgetErrors(page, consoleErrors)
})

test('a student is taken to the dashboard, and leaves it through Logout', async ({ page, consoleErrors }) => {
  await signUp(page)
  for (const [from, to] of [
    ['/login?from=https://evil.example/', /localhost:\d+\/dashboard$/],
    ['/login?from=//evil.example/', /localhost:\d+\/dashboard$/],
    ['/', /\/dashboard$/],
    ['/login', /\/dashboard$/],
    ['/no/such/page', /\/dashboard$/],
    ['/dashboard/no-such-part', /\/dashboard$/],
    // From the public quizzes to those of the dashboard.
    ['/quiz', /\/dashboard\/quizzes\/take$/],
    ['/mock-tests', /\/dashboard\/quizzes\/take\?series=ioe$/],
  ] as const) {
    await test.step(`from ${from}`, async () => {
      await page.goto(from)
      await expect(page).toHaveURL(to)
    })
  }

  await test.step('Loading... fills the screen until it is known who is signed in', async () => {
    const answer = await holdBack(page, '**/api/trpc/session*')
    // This device knows nobody.
    await page.evaluate(() => localStorage.removeItem('last_user'))
    await page.goto('/dashboard')
    await expect(page.getByRole('status')).toHaveText('Loading...')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    expect(consoleErrors).toEqual([])
  })

  await test.step('a failed logout says so', async () => {
    await page.route('**/auth.signOut*', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText(SIGN_OUT_MESSAGES.failed)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    consoleErrors.length = 0
  })

  await test.step('logging out ends the session and leads to the front page', async () => {
    await page.unroute('**/auth.signOut*')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('on a phone, the menu of a public page offers Logout to a student', async () => {
    await signUp(page)
    await page.setViewportSize(PHONE)
    const logOut = async () => {
      // Requests that the page still makes when the session ends are refused, and the browser logs it.
      await page.goto('/notes', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
    }
    await test.step('one that fails is only logged', async () => {
      await page.route('**/auth.signOut*', (route) => route.abort())
      await logOut()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(consoleErrors.splice(0).join()).toContain('Sign-out failed')
    })
    await page.unroute('**/auth.signOut*')
    await logOut()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the keyboard does not cover the dialog that opens', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).not.toBeFocused()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  })
})
