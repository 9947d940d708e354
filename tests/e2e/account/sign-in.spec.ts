import { DESKTOP, expect, holdBack, isScrollLocked, PASSWORD, PHONE, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

test.describe('the authentication modal', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  })

  test('checks what was typed, in order, before it asks the worker', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('auth.')) asked.push(request.url())
    })
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Sign In' })
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('Please fill in all fields.')
    await dialog.getByLabel('Email').fill('no address')
    await dialog.getByLabel('Password', { exact: true }).fill('short')
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('Password must be at least 6 characters long.')
    await dialog.getByLabel('Password', { exact: true }).fill('long enough')
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address.')
    expect(asked).toEqual([])
  })

  test('says that the email or the password is wrong', async ({ page, consoleErrors }) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('nobody@example.com')
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password.')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
  })

  test('clears the form and the message when it changes its mode', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('a@b.co')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
    await expect(dialog.getByRole('alert')).toBeHidden()
    await expect(dialog.getByLabel('Email')).toHaveValue('')
  })

  test('shows and hides the password', async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('closes on Escape, outside and by its button, and lets the page scroll again', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    const open = page.getByRole('button', { name: 'Sign In / Sign Up' })
    await expect(dialog).toBeVisible()
    await expect.poll(() => isScrollLocked(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => isScrollLocked(page)).toBe(false)
    await expect(open).toBeFocused()

    await open.click()
    await page.mouse.click(10, 10)
    await expect(dialog).toBeHidden()

    await open.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test('says that Google is not configured', async ({ page }) => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in with Google. Please try again later.')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'Google sign-in is not set up here. Please use your email.',
    )
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
  expect(consoleErrors.splice(0).join()).toContain('Who is signed in was not kept')
})

test('a visitor who asks for the dashboard is taken there after signing in', async ({ page }) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/dashboard/quizzes?from=here')
  await expect(page).toHaveURL(/\/login\?from=/)
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/quizzes\?from=here$/)
})

test('signing in leads nowhere but to our own pages', async ({ page }) => {
  await signUp(page)
  await page.goto('/login?from=https://evil.example/')
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/)
  await page.goto('/login?from=//evil.example/')
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/)
})

test('a student is taken from / and /login to the dashboard, and from nowhere too', async ({ page }) => {
  await signUp(page)
  for (const path of ['/', '/login', '/no/such/page', '/dashboard/no-such-part']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('a student is taken from the public quizzes to those of the dashboard', async ({ page }) => {
  await signUp(page)
  await page.goto('/quiz')
  await expect(page).toHaveURL(/\/dashboard\/quizzes\/take$/)
  await page.goto('/mock-tests')
  await expect(page).toHaveURL(/\/dashboard\/quizzes\/take\?series=ioe$/)
})

test('logging out ends the session and leads to the front page', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('status').filter({ hasText: 'Logged out successfully' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('a failed logout says so', async ({ page, consoleErrors }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await page.route('**/auth.signOut*', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Failed to logout. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  consoleErrors.length = 0
})

test('Loading... fills the screen until it is known who is signed in', async ({ page }) => {
  await signUp(page)
  const answer = await holdBack(page, '**/api/trpc/session*')
  await page.goto('/dashboard')
  await expect(page.getByRole('status')).toHaveText('Loading...')
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu offers Logout to a student', async ({ page }) => {
    await signUp(page)
    // What the page still asks for when the session ends is refused, and the browser logs it.
    await page.goto('/notes', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('status').filter({ hasText: 'Logged out successfully' })).toBeVisible()
  })

  test('a logout from the menu that fails is only logged', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.goto('/notes')
    await page.route('**/auth.signOut*', (route) => route.abort())
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(consoleErrors.splice(0).join()).toContain('Sign-out failed')
  })
})
