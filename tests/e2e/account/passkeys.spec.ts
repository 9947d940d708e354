import type { Page } from '@playwright/test'
import { PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import { expect, PASSWORD, PHONE, register, test } from '../browser.ts'

test.use({ viewport: PHONE })

/** A phone that unlocks by itself whenever a page asks for a passkey. */
async function openPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    list: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

test('a passkey is added, signs in by the keyboard alone, and is removed', async ({ page, consoleErrors }) => {
  const phone = await openPhone(page)
  const email = await register(page)
  await page.goto('/dashboard/profile')
  const settings = page.getByRole('region', { name: 'Account Settings' })
  const methods = settings.getByRole('button', { name: 'Sign-in Methods', exact: true })
  const passkeys = settings.getByRole('region', { name: 'Passkeys' })

  await test.step('added, after the password', async () => {
    await methods.click()
    await passkeys.getByRole('button', { name: 'Add a Passkey' }).click()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(settings.getByRole('status')).toHaveText(PASSKEY_MESSAGES.added)
    await expect(passkeys.getByRole('listitem')).toContainText('Last used: Never')
    expect(await phone.list()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
  })

  await test.step('once on each device', async () => {
    await passkeys.getByRole('button', { name: 'Add a Passkey' }).click()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(passkeys.getByRole('alert')).toHaveText(PASSKEY_MESSAGES.notAdded)
    await expect(passkeys).toContainText(PASSKEY_MESSAGES.alreadyThere)
  })

  const dialog = page.getByRole('dialog')
  const signIn = dialog.getByRole('button', { name: 'Use a passkey' })
  await test.step('signs in, by the keyboard alone', async () => {
    await settings.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login?from=/dashboard/profile')
    await page.getByRole('main').getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(signIn).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/profile')
    await expect(page.getByText(email)).not.toHaveCount(0)
    await methods.click()
    await expect(passkeys.getByRole('listitem')).toContainText('Last used: Just now')
  })

  await test.step('and not after it was removed', async () => {
    await passkeys.getByRole('button', { name: 'Remove the passkey' }).click()
    const form = passkeys.getByRole('form', { name: 'Remove Passkey' })
    await form.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Remove Passkey' }).click()
    await expect(settings.getByRole('status')).toHaveText(PASSKEY_MESSAGES.removed)
    await settings.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await signIn.click()
    await expect(dialog.getByRole('alert')).toHaveText(PASSKEY_MESSAGES.unknown)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
  })

  await test.step('a device without a passkey says that nothing happened', async () => {
    await phone.forget()
    await signIn.click()
    await expect(dialog.getByRole('alert')).toHaveText(PASSKEY_MESSAGES.cancelled)
    await expect(signIn).toBeFocused()
  })
})
