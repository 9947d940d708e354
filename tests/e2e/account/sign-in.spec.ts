import { CREDENTIAL_MESSAGES, SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { GOOGLE_MESSAGES } from '#domain/account/google-sign-in.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { DESKTOP, expect, holdBack, PASSWORD, PHONE, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

test('a student signs in, is taken to the dashboard, and leaves it through Logout', async ({ page, consoleErrors }) => {
  const loaded = watchLoading(page)
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
      // A request that is under way when its page is left fails, and the page may still log that.
      await loaded()
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
    await page.route(/auth\.signOut/, (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText(SIGN_OUT_MESSAGES.failed)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    consoleErrors.length = 0
  })

  await test.step('logging out ends the session and leads to the front page', async () => {
    await page.unroute(/auth\.signOut/)
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
      await page.goto('/notes')
      await loaded()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
    }
    await test.step('one that fails is only logged', async () => {
      await page.route(/auth\.signOut/, (route) => route.abort())
      await logOut()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(consoleErrors.splice(0).join()).toContain('Sign-out failed')
    })
    await page.unroute(/auth\.signOut/)
    await logOut()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
  })
})
