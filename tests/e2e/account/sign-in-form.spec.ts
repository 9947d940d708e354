import type { Page } from '@playwright/test'
import { CREDENTIAL_MESSAGES, PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { DESKTOP, expect, PASSWORD, PHONE, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

const opener = (page: Page) => page.getByRole('button', { name: 'Sign In / Sign Up' })

test('the form of the dialog', async ({ page, consoleErrors }) => {
  const taken = await signUp(page)
  await page.context().clearCookies()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Password', { exact: true })
  const submit = dialog.getByRole('button', { name: 'Create Account' })
  await page.goto('/login')
  await opener(page).click()

  await test.step('while the worker is asked, the buttons are disabled and a spinner shows', async () => {
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/trpc/auth.signUp*', async (route) => {
      await waiting
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await dialog.getByLabel('Email').fill('asha@example.com')
    await password.fill(PASSWORD)
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
    await page.unroute('**/api/trpc/auth.signUp*')
  })

  await test.step('a refusal by the worker shows above the form, in red, and the form is kept', async () => {
    await dialog.getByLabel('Email').fill(` ${taken.toUpperCase()}`)
    await submit.click()
    const message = dialog.getByRole('alert')
    await expect(message).toHaveText(CREDENTIAL_MESSAGES.taken)
    await expect(message).toHaveClass(/text-red/)
    const isAbove = await message.evaluate((element) =>
      Boolean(
        element.compareDocumentPosition(document.querySelector('form') as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    )
    expect(isAbove).toBe(true)
    await expect(password).toHaveValue(PASSWORD)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  })

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await opener(page).click()

  await test.step('the keyboard alone signs up, and password managers know the fields', async () => {
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await expect(dialog.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await dialog.getByRole('button', { name: 'Create an account' }).press('Enter')
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await page.keyboard.type(`asha-${Date.now()}@example.com`)
    await page.keyboard.press('Tab')
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(password).toHaveAttribute('minlength', String(PASSWORD_MIN))
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(consoleErrors).toEqual([])
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the keyboard does not cover the dialog that opens', async ({ page }) => {
    await page.goto('/login')
    await opener(page).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).not.toBeFocused()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  })
})
