import type { Page } from '@playwright/test'
import { readLink } from '../account/read-mailbox.ts'
import { call, DESKTOP, expect, PASSWORD, signUp, test } from '../browser.ts'
import { readEntries } from '../device/entries.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

const settings = (page: Page) => page.getByRole('region', { name: 'Account Settings' })
const row = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true })
const form = (page: Page, name: string) => page.getByRole('form', { name })
const saysGood = (page: Page, text: string) => expect(settings(page).getByRole('status')).toHaveText(text)
const saysBad = (page: Page, text: string) => expect(settings(page).getByRole('alert')).toHaveText(text)

/** Whether a browser of its own is let in with these. */
async function canSignIn(page: Page, email: string, password: string): Promise<boolean> {
  const context = await page.context().browser()?.newContext()
  const other = await context?.newPage()
  await other?.goto('/404')
  const status = await other?.evaluate(
    async (credentials) => {
      const answer = await fetch('/api/trpc/auth.signIn', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
      })
      return answer.status
    },
    { email, password },
  )
  await context?.close()
  return status === 200
}

let email = ''

test.beforeEach(async ({ page }) => {
  email = await signUp(page)
  await page.goto('/dashboard/profile')
  await expect(settings(page)).toBeVisible()
})

test.describe('Update Email', () => {
  const fill = async (page: Page, address: string, password: string) => {
    await form(page, 'Update Email').getByLabel('New Email').fill(address)
    await form(page, 'Update Email').getByLabel('Current Password', { exact: true }).fill(password)
    await form(page, 'Update Email').getByRole('button', { name: 'Save Email' }).click()
  }

  test.beforeEach(async ({ page }) => {
    await row(page, 'Update Email').click()
    await expect(form(page, 'Update Email')).toContainText(email)
  })

  test('waits for the link, can be cancelled, and then changes the email everywhere', async ({ page }) => {
    const changed = `new-${email}`
    const sent = `A link was sent successfully to ${changed}. Your email changes once you open it, within 24 hours.`
    const pending = page.getByRole('region', { name: 'New email not confirmed' })
    await fill(page, changed, PASSWORD)
    await saysGood(page, sent)
    await expect(pending).toContainText(`becomes ${changed} once`)
    await expect(page.getByRole('region', { name: 'About you' })).toContainText(email)
    expect(await canSignIn(page, changed, PASSWORD)).toBe(false)

    await pending.getByRole('button', { name: 'Cancel Change' }).click()
    await saysGood(page, 'The change was cancelled successfully. Your email stays as it is.')
    await expect(pending).toHaveCount(0)

    await row(page, 'Update Email').click()
    await fill(page, changed, PASSWORD)
    await expect(pending).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Confirm Email' })
    await openAndWait(page, await readLink(page, changed, '/verify-email'), confirm)
    await confirm.click()
    await page.getByRole('link', { name: 'Go to your Profile' }).click()
    await expect(page.getByRole('region', { name: 'About you' })).toContainText(changed)
    await expect(page.getByRole('banner')).toContainText(changed)
    await expect(page.getByRole('region', { name: 'Email not confirmed' })).toHaveCount(0)
    expect(await canSignIn(page, changed, PASSWORD)).toBe(true)
    expect(await canSignIn(page, email, PASSWORD)).toBe(false)
  })

  test('says what is missing or wrong', async ({ page, consoleErrors }) => {
    await fill(page, '', '')
    await saysBad(page, 'Please enter your new email.')
    await fill(page, 'no address', PASSWORD)
    await saysBad(page, 'Please enter a valid email address.')
    await fill(page, `new-${email}`, '')
    await saysBad(page, 'Please enter your current password.')
    await fill(page, `new-${email}`, 'wrong one')
    await saysBad(page, 'Failed to update email')
    await expect(settings(page)).toContainText('The current password is not right.')
    consoleErrors.length = 0
  })

  test('says that somebody has it', async ({ page, consoleErrors, browser }) => {
    const other = await browser.newPage()
    const taken = await signUp(other)
    await other.close()
    await fill(page, taken, PASSWORD)
    await saysBad(page, 'Failed to update email')
    await expect(settings(page)).toContainText('An account with this email already exists.')
    consoleErrors.length = 0
  })

  test('says that the sign-in is too old', async ({ page, consoleErrors }) => {
    const message = 'Please log out and log back in before changing your email'
    await page.route('**/account.updateEmail*', (route) =>
      route.fulfill({
        status: 403,
        json: [{ error: { message, code: -32003, data: { code: 'FORBIDDEN', httpStatus: 403 } } }],
      }),
    )
    await fill(page, `new-${email}`, PASSWORD)
    await saysBad(page, message)
    consoleErrors.length = 0
  })
})

test.describe('Change Password', () => {
  const fill = async (page: Page, current: string, next: string, confirmation = next) => {
    await form(page, 'Change Password').getByLabel('Current Password', { exact: true }).fill(current)
    await form(page, 'Change Password').getByLabel('New Password', { exact: true }).fill(next)
    await form(page, 'Change Password').getByLabel('Confirm New Password', { exact: true }).fill(confirmation)
    await form(page, 'Change Password').getByRole('button', { name: 'Save Password' }).click()
  }

  test.beforeEach(async ({ page }) => {
    await row(page, 'Change Password').click()
    await expect(form(page, 'Change Password')).toBeVisible()
  })

  test('lets in with the new one alone', async ({ page }) => {
    await fill(page, PASSWORD, 'new battery')
    await saysGood(page, 'Password updated successfully')
    await expect(form(page, 'Change Password')).toHaveCount(0)
    expect(await canSignIn(page, email, 'new battery')).toBe(true)
    expect(await canSignIn(page, email, PASSWORD)).toBe(false)
    await page.reload()
    await expect(settings(page)).toBeVisible()
  })

  test('says what is wrong', async ({ page, consoleErrors }) => {
    await fill(page, PASSWORD, 'new battery', 'new batterie')
    await saysBad(page, 'New passwords do not match')
    await fill(page, PASSWORD, '12345')
    await saysBad(page, 'Password must be at least 6 characters')
    await fill(page, 'wrong one', 'new battery')
    await saysBad(page, 'Failed to update password')
    await expect(settings(page)).toContainText('The current password is not right.')
    expect(await canSignIn(page, email, PASSWORD)).toBe(true)
    consoleErrors.length = 0
  })

  test('shows what is typed, if the student wants to see it', async ({ page }) => {
    const field = form(page, 'Change Password').getByLabel('New Password', { exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await form(page, 'Change Password').getByRole('button', { name: 'Show new password', exact: true }).click()
    await expect(field).toHaveAttribute('type', 'text')
  })
})

test('while a change is under way its form says so, and cannot be sent again', async ({ page }) => {
  await page.route(/account\.(updateEmail|changePassword)/, () => undefined)
  await row(page, 'Update Email').click()
  await form(page, 'Update Email').getByLabel('New Email').fill(`new-${email}`)
  await form(page, 'Update Email').getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await form(page, 'Update Email').getByRole('button', { name: 'Save Email' }).click()
  await expect(form(page, 'Update Email').getByRole('button', { name: 'Updating...' })).toBeDisabled()

  await row(page, 'Change Password').click()
  for (const [label, text] of [
    ['Current Password', PASSWORD],
    ['New Password', 'new battery'],
    ['Confirm New Password', 'new battery'],
  ] as const) {
    await form(page, 'Change Password').getByLabel(label, { exact: true }).fill(text)
  }
  await form(page, 'Change Password').getByRole('button', { name: 'Save Password' }).click()
  await expect(form(page, 'Change Password').getByRole('button', { name: 'Updating...' })).toBeDisabled()
})

test('an account without a password is offered a link instead of the form', async ({ page }) => {
  await page.route(/account\.get/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('"hasPassword":true', '"hasPassword":false'),
    })
  })
  await page.reload()
  await row(page, 'Change Password').click()
  await expect(settings(page)).toContainText('your account has no password yet')
  await expect(form(page, 'Change Password')).toHaveCount(0)
  await settings(page).getByRole('button', { name: 'Send Me a Link' }).click()
  await expect(settings(page).getByRole('status')).toContainText('was sent successfully')
  await row(page, 'Update Email').click()
  await expect(form(page, 'Update Email').getByLabel('New Email')).toBeVisible()
  await expect(form(page, 'Update Email').getByLabel('Current Password')).toHaveCount(0)
})

test.describe('Reset All Stats', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reset all stats?' })

  test.beforeEach(async ({ page }) => {
    const visit = { contentId: 'x', contentType: 'note', title: 'x', subject: 'x', progress: 5, timeSpent: 7200 }
    await call(page, 'contentAccess.record', { ...visit, visitId: await page.evaluate(() => crypto.randomUUID()) })
    await call(page, 'preferences.set', { studyGoals: { targetSubjects: ['Physics'] } })
    await page.evaluate(() => {
      const uid = JSON.parse(localStorage.getItem('last_user') ?? '{}').uid
      localStorage.setItem(`quiz_history_${uid}`, '[]')
      localStorage.setItem(`reading_${uid}`, '{}')
      const attempt = { attemptId: 'x', quizId: 'no-such-quiz', answers: {}, timeSpent: 1, completedAt: Date.now() }
      const entry = JSON.stringify({ version: 1, state: 'refused', reason: 'Quiz not found.', attempt })
      localStorage.setItem(`quiz_outbox_${uid}_x`, entry)
      localStorage.setItem('quiz_outbox_guest_x', entry)
      localStorage.setItem('guest_work_postponed', JSON.stringify({ userId: uid, at: Date.now() }))
    })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your Progress' })).toContainText('2')
  })

  test('asks first, deletes everything here and in the account, says so, and loads the page anew', async ({ page }) => {
    await row(page, 'Reset All Stats').click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    await row(page, 'Reset All Stats').click()
    await dialog(page).getByRole('button', { name: 'Reset everything' }).click()
    await saysGood(page, 'All stats and data have been reset successfully!')
    const copies = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^(quiz_history|reading)_/.test(key)),
    )
    expect(copies).toEqual([])
    expect((await readEntries(page)).map(({ userId, key }) => `${userId} ${key}`)).toEqual(['guest x'])
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
    const progress = page.getByRole('region', { name: 'Your Progress' })
    await expect(progress.getByRole('definition')).toHaveText(['0', '1', '0'])
    await expect(page.getByRole('region', { name: 'Study Goals' })).toContainText('No target subjects yet.')
    await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Nothing yet.')
  })

  test('says that it is resetting', async ({ page }) => {
    await page.route('**/reset.stats*', () => undefined)
    await row(page, 'Reset All Stats').click()
    await dialog(page).getByRole('button', { name: 'Reset everything' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Resetting...' })).toBeDisabled()
  })

  test('says that it failed, and deletes nothing', async ({ page, consoleErrors }) => {
    await page.route('**/reset.stats*', (route) => route.abort())
    await row(page, 'Reset All Stats').click()
    await dialog(page).getByRole('button', { name: 'Reset everything' }).click()
    await saysBad(page, 'Failed to reset stats. Please try again.')
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('reading_')))).toBe(true)
    await expect(page.getByRole('region', { name: 'Study Goals' })).toContainText('Physics')
    consoleErrors.length = 0
  })
})

test.describe('Logout', () => {
  test('leads to the front page, which says so, and leaves no profile on this device', async ({ page }) => {
    await row(page, 'Logout').click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('status').filter({ hasText: 'Logged out successfully' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile_')))).toEqual([])
    await page.goto('/dashboard/profile')
    await expect(page).toHaveURL(/\/login/)
  })

  test('that fails says so', async ({ page, consoleErrors }) => {
    await page.route('**/auth.signOut*', (route) => route.abort())
    await row(page, 'Logout').click()
    await saysBad(page, 'Failed to logout. Please try again.')
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    consoleErrors.length = 0
  })
})
