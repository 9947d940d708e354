import { CREDENTIAL_MESSAGES, PASSWORD_MIN } from '../../../domain/account/credential-rules.ts'
import { DESKTOP, expect, PASSWORD, PHONE, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
})

test('while the worker is asked, the buttons are disabled and a spinner shows', async ({ page, consoleErrors }) => {
  let answer: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/trpc/auth.signUp*', async (route) => {
    await waiting
    await route.abort()
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await dialog.getByLabel('Email').fill('asha@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const submit = dialog.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await expect(submit).toBeDisabled()
  await expect(submit.locator('.animate-spin')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  answer()
  await expect(dialog.getByRole('alert')).toContainText('Please check your internet connection and try again.')
  await expect(submit).toBeEnabled()
  await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.com')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('the keyboard alone signs up, and password managers know the fields', async ({ page, consoleErrors }) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await dialog.getByRole('button', { name: 'Create an account' }).press('Enter')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(`asha-${Date.now()}@example.com`)
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('minlength', String(PASSWORD_MIN))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(consoleErrors).toEqual([])
})

test('what the worker refuses is said above the form, in red, and the form is kept', async ({
  page,
  consoleErrors,
}) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await dialog.getByLabel('Email').fill(` ${email.toUpperCase()}`)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  const message = dialog.getByRole('alert')
  await expect(message).toHaveText(CREDENTIAL_MESSAGES.taken)
  await expect(message).toHaveClass(/text-red/)
  const isAbove = await message.evaluate((element) =>
    Boolean(element.compareDocumentPosition(document.querySelector('form') as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
  )
  expect(isAbove).toBe(true)
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the keyboard does not cover the dialog that opens', async ({ page }) => {
    await expect(page.getByRole('dialog').getByLabel('Email')).not.toBeFocused()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  })
})
