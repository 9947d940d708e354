import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { preparedStudent, STUDENTS } from '#tests/support/served/prepared-student.ts'
import { readLink } from '../account/read-mailbox.ts'
import { DESKTOP, expect, PASSWORD, register, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { canSignIn, form, row, saysBad, saysGood, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

async function fill(page: Page, address: string, password: string) {
  await form(page, 'Update Email').getByLabel('New Email').fill(address)
  await form(page, 'Update Email').getByLabel('Current Password', { exact: true }).fill(password)
  await form(page, 'Update Email').getByRole('button', { name: 'Save Email' }).click()
}

test('a student changes the email', async ({ page, consoleErrors }) => {
  const email = await register(page)
  const changed = `new-${email}`
  const about = page.getByRole('region', { name: 'About you' })
  const pending = page.getByRole('region', { name: 'New email not confirmed' })
  await page.goto('/dashboard/profile')
  await row(page, 'Update Email').click()
  await expect(form(page, 'Update Email')).toContainText(email)

  await test.step('sees what is missing or wrong', async () => {
    await fill(page, '', '')
    await saysBad(page, ACCOUNT_MESSAGES.noNewEmail)
    await fill(page, 'no address', PASSWORD)
    await saysBad(page, INVALID_EMAIL)
    await fill(page, changed, '')
    await saysBad(page, ACCOUNT_MESSAGES.noCurrentPassword)
    await fill(page, changed, 'wrong one')
    await saysBad(page, ACCOUNT_MESSAGES.emailNotUpdated)
    await expect(settings(page)).toContainText(ACCOUNT_MESSAGES.wrongPassword)
  })

  await test.step('sees that somebody has it', async () => {
    await fill(page, preparedStudent(STUDENTS - 1).email, PASSWORD)
    await expect(settings(page)).toContainText(CREDENTIAL_MESSAGES.taken)
    await saysBad(page, ACCOUNT_MESSAGES.emailNotUpdated)
  })

  await test.step('sees that the sign-in is too old', async () => {
    const message = ACCOUNT_MESSAGES.notRecent
    await page.route('**/account.updateEmail*', (route) =>
      route.fulfill({
        status: 403,
        json: [{ error: { message, code: -32003, data: { code: 'FORBIDDEN', httpStatus: 403 } } }],
      }),
    )
    await fill(page, changed, PASSWORD)
    await saysBad(page, message)
    await page.unroute('**/account.updateEmail*')
  })

  await test.step('waits for the link in a mail, and can cancel until then', async () => {
    await fill(page, changed, PASSWORD)
    await saysGood(page, ACCOUNT_MESSAGES.emailPending(changed))
    consoleErrors.length = 0
    await expect(pending).toContainText(`becomes ${changed} once`)
    await expect(about).toContainText(email)
    expect(await canSignIn(changed, PASSWORD)).toBe(false)

    await pending.getByRole('button', { name: 'Cancel Change' }).click()
    await saysGood(page, ACCOUNT_MESSAGES.emailKept)
    await expect(pending).toHaveCount(0)
  })

  await test.step('has the new email everywhere, once its link is followed', async () => {
    await row(page, 'Update Email').click()
    await fill(page, changed, PASSWORD)
    await expect(pending).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Confirm Email' })
    await openAndWait(page, await readLink(page, changed, '/verify-email'), confirm)
    await confirm.click()
    await page.getByRole('link', { name: 'Go to your Profile' }).click()
    await expect(about).toContainText(changed)
    await expect(page.getByRole('banner')).toContainText(changed)
    await expect(page.getByRole('region', { name: 'Email not confirmed' })).toHaveCount(0)
    expect(await canSignIn(changed, PASSWORD)).toBe(true)
    expect(await canSignIn(email, PASSWORD)).toBe(false)
  })

  await test.step('has it at once where no mail can be sent', async () => {
    const newest = `newest-${email}`
    // As a worker without a mail provider answers.
    await page.route('**/api/trpc/account.updateEmail*', async (route) => {
      const response = await route.fetch()
      const [{ result }] = await response.json()
      const user = { ...result.data.user, email: newest }
      await route.fulfill({ response, json: [{ result: { data: { ...result.data, user, pendingEmail: null } } }] })
    })
    await row(page, 'Update Email').click()
    await fill(page, newest, PASSWORD)
    await saysGood(page, ACCOUNT_MESSAGES.emailUpdated)
    await expect(about).toContainText(newest)
  })
})
