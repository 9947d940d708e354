import type { Locator, Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { GUEST } from '#domain/account/owner.ts'
import { call, DESKTOP, expect, forgetErrors, onEachSize, PASSWORD, register, SIZES, signUp, test } from '../browser.ts'
import { plantEntries, plantedUnfinished, readEntries } from '../device/stored-entries.ts'
import { ask } from '../device/students.ts'
import { findViolations } from '../page-violations.ts'
import { row, settings } from '../profile/in-account-settings.ts'
import { dialog, openDialog, press } from './open-delete-dialog.ts'
import { readLetter } from './read-mailbox.ts'

test.use({ viewport: DESKTOP })

const saysBad = (page: Page, text: string) => expect(dialog(page).getByRole('alert')).toHaveText(text)

async function fill(page: Page, confirmation: string, password: string) {
  await dialog(page).getByLabel('Your Email').fill(confirmation)
  await dialog(page).getByLabel('Current Password', { exact: true }).fill(password)
}

/** From now on the worker treats the account as one without a password, whose sign-in is too old for a deletion. */
async function takePasswordAway(page: Page): Promise<void> {
  await page.route(/account\.get/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"hasPassword":true', '"hasPassword":false')
    await route.fulfill({ response, body })
  })
  const message = ACCOUNT_MESSAGES.notRecentForDeletion
  await page.route('**/account.delete*', (route) =>
    route.fulfill({
      status: 403,
      json: [{ error: { message, code: -32003, data: { code: 'FORBIDDEN', httpStatus: 403 } } }],
    }),
  )
}

/** Presses Tab until this has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 10; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Everything on this device with the student's id, name or email in it. */
async function findTraces(page: Page, ...texts: string[]): Promise<string[]> {
  return page.evaluate((texts) => {
    const kept = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => `${key} ${value}`),
    )
    return kept.filter((entry) => texts.some((text) => entry.includes(text)))
  }, texts)
}

/** The id of the student signed in to this browser. */
async function askUid(page: Page): Promise<string> {
  const { user } = await ask<{ user: { uid: string } }>(page, 'session')
  return user.uid
}

test('Delete Account asks for the email and the password, fits every screen, and needs no mouse', async ({
  page,
  consoleErrors,
}) => {
  const email = await register(page)
  const confirm = await readLetter(page, email, MAIL_SUBJECTS.verification)
  await call(page, 'auth.verifyEmail', { token: /#token=([\w-]+)/.exec(confirm)?.[1] })

  await test.step('without a password wants no password, and a sign-in that is not old', async () => {
    await takePasswordAway(page)
    await page.goto('/dashboard/profile')
    await openDialog(page)
    await expect(dialog(page).getByLabel('Current Password')).toHaveCount(0)
    await dialog(page).getByLabel('Your Email').fill(email)
    await press(page, 'Delete My Account')
    await saysBad(page, ACCOUNT_MESSAGES.notRecentForDeletion)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('403')])
    await page.unroute(/account\.get/)
    await page.unroute('**/account.delete*')
    await page.reload()
    await expect(settings(page)).toBeVisible()
  })

  await test.step('wants the email and the password, and deletes nothing without', async () => {
    await openDialog(page)
    await expect(dialog(page)).toContainText(`To confirm, type ${email}`)
    await press(page, 'Delete My Account')
    await saysBad(page, ACCOUNT_MESSAGES.notConfirmed)
    await fill(page, `x${email}`, PASSWORD)
    await press(page, 'Delete My Account')
    await saysBad(page, ACCOUNT_MESSAGES.notConfirmed)
    await fill(page, email, '')
    await press(page, 'Delete My Account')
    await saysBad(page, ACCOUNT_MESSAGES.noCurrentPassword)
    await fill(page, email, 'wrong one')
    await press(page, 'Delete My Account')
    await saysBad(page, ACCOUNT_MESSAGES.notDeleted)
    await expect(dialog(page)).toContainText(ACCOUNT_MESSAGES.wrongPassword)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('403')])
    await press(page, 'Cancel')
    await expect(dialog(page)).toHaveCount(0)
    await expect(row(page, 'Delete Account')).toBeFocused()
  })

  await test.step('its dialog can be used by everyone', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDialog(page)
    await press(page, 'Delete My Account')
    const button = dialog(page).getByRole('button', { name: 'Delete My Account' })
    const sizes = { ...SIZES, 'small phone': { width: 360, height: 640 } }
    await onEachSize(
      page,
      async () => {
        await saysBad(page, ACCOUNT_MESSAGES.notConfirmed)
        expect(await findViolations(page)).toEqual([])
        const { width = 0, height = 0 } = page.viewportSize() ?? {}
        const box = await dialog(page).boundingBox()
        expect(box?.width).toBeLessThanOrEqual(width - 16)
        expect(box?.height).toBeLessThanOrEqual(height)
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      },
      sizes,
    )
    await press(page, 'Cancel')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('can be done with the keyboard alone', async () => {
    await page.setViewportSize(DESKTOP)
    await row(page, 'Delete Account').focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(row(page, 'Delete Account')).toBeFocused()

    await page.keyboard.press('Enter')
    await reach(page, dialog(page).getByLabel('Your Email'))
    await page.keyboard.type(email)
    await reach(page, dialog(page).getByLabel('Current Password', { exact: true }))
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  await test.step('and sends a mail to the confirmed email', async () => {
    expect(await readLetter(page, email, MAIL_SUBJECTS.accountDeleted)).toContain('everything that was stored')
  })
})

test('Delete Account says so on the front page, and leaves nothing on this device', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const email = await signUp(page)
  await call(page, 'bookmarks.set', { subjectKey: 'physics', bookmarked: true })
  const uid = await askUid(page)
  const keysOfEntries = async () => (await readEntries(page)).map(({ key }) => key)

  await test.step('not of what was stored here before either', async () => {
    await page.goto('/api/health')
    const about = { quizId: 'x', title: 'x', subject: 'x' }
    await plantEntries(page, [
      plantedUnfinished(uid, { ...about, attemptId: 'of-the-student' }),
      plantedUnfinished(GUEST, { ...about, attemptId: 'of-a-visitor' }),
    ])
    await page.evaluate((uid) => {
      localStorage.setItem(`favorites_${uid}`, '[]')
      localStorage.setItem(`quiz_history_${uid}`, '[]')
      localStorage.setItem(`reading_${uid}`, '{}')
      localStorage.setItem(`setup_draft_${uid}`, '{}')
      localStorage.setItem('bookmarked_subjects_owner', uid)
      localStorage.setItem('bookmarked_subjects', '["physics"]')
      localStorage.setItem('guest_work_postponed', JSON.stringify({ userId: uid, at: Date.now() }))
      localStorage.setItem('recent_searches', '["what I looked for"]')
      sessionStorage.setItem('quiz_graded', '{}')
    }, uid)
    await page.goto('/dashboard/profile')
    expect(await keysOfEntries()).toContain('of-the-student')
    await expect.poll(() => readEntries(page, 'facts')).toMatchObject([{ userId: uid }])
    expect(await findTraces(page, 'what I looked for', 'quiz_graded', 'guest_work_postponed')).toHaveLength(3)
  })

  const phone = await browser.newPage()
  await call(phone, 'auth.signIn', { email, password: PASSWORD })
  await openDialog(page)
  await fill(page, ` ${email.toUpperCase()} `, PASSWORD)
  await press(page, 'Delete My Account')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('status').filter({ hasText: ACCOUNT_MESSAGES.deleted })).toBeVisible()
  expect(await findTraces(page, uid, email, 'physics', 'what I looked for', 'quiz_graded')).toEqual([])
  await expect.poll(keysOfEntries).toEqual(['of-a-visitor'])
  await expect.poll(() => readEntries(page, 'facts')).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])

  await test.step('it signs out here and everywhere', async () => {
    await page.goto('/dashboard/profile')
    await expect(page).toHaveURL(/\/login/)
    await phone.goto('/dashboard/profile')
    await expect(phone).toHaveURL(/\/login/)
    await phone.close()
  })

  await test.step('a new account with the same email finds what a visitor left here, and nothing else', async () => {
    await call(page, 'auth.signUp', { email, password: PASSWORD })
    await page.goto('/dashboard/notes')
    const offer = page.getByRole('dialog', { name: 'Work on this device' })
    await expect(offer).toBeVisible()
    expect(await findTraces(page, uid)).toEqual([])
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toHaveCount(0)
    expect(consoleErrors).toEqual([])
  })

  await test.step('one whose answer is lost can be sent again', async () => {
    const uid = await askUid(page)
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.route(
      '**/account.delete*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await openDialog(page)
    await fill(page, email, PASSWORD)
    await press(page, 'Delete My Account')
    await saysBad(page, ACCOUNT_MESSAGES.notDeleted)
    await press(page, 'Delete My Account')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('alert').filter({ hasText: 'You are signed out here.' })).toBeVisible()
    expect(await findTraces(page, uid, email)).toEqual([])
    await forgetErrors(page, consoleErrors)
  })
})
