import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'
import { DATA_MESSAGES } from '#domain/account/own-data.ts'
import { GUEST } from '#domain/account/owner.ts'
import { call, DESKTOP, expect, forgetErrors, PASSWORD, register, test } from '../browser.ts'
import { plantEntries, plantedUnfinished, readEntries } from '../device/stored-entries.ts'
import { ask } from '../device/students.ts'
import { row, settings } from '../profile/in-account-settings.ts'
import { readLetter } from './read-mailbox.ts'

test.use({ viewport: DESKTOP })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const saysBad = (page: Page, text: string) => expect(dialog(page).getByRole('alert')).toHaveText(text)

async function fill(page: Page, confirmation: string, password: string) {
  await dialog(page).getByLabel('Your Email').fill(confirmation)
  await dialog(page).getByLabel('Current Password', { exact: true }).fill(password)
}

/** Presses Tab until this has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 10; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** The file that a press on this button downloads. */
async function download(page: Page, pressIt: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), pressIt()])
  expect(file.suggestedFilename()).toMatch(/^adhyayan-data-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(await readFile(await file.path(), 'utf8'))
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

test('a student downloads all data and deletes the account, which leaves nothing on this device', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const email = await register(page)
  const confirm = await readLetter(page, email, MAIL_SUBJECTS.verification)
  await call(page, 'auth.verifyEmail', { token: /#token=([\w-]+)/.exec(confirm)?.[1] })
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

  await test.step('the file of my data has what the account has', async () => {
    await expect(settings(page)).toBeVisible()
    expect(await download(page, () => row(page, 'Download My Data').click())).toMatchObject({
      format: 1,
      account: { id: uid, email, hasPassword: true },
      profile: { gradeLevel: 'Class 12' },
      bookmarks: [{ subjectKey: 'physics' }],
      sessions: [{ device: expect.stringContaining('Chrome') }],
    })
    await expect(settings(page).getByRole('status')).toHaveText(DATA_MESSAGES.downloaded)
  })

  const reading = await page.context().newPage()
  const opened = reading.waitForRequest(/contentAccess\.record/)
  await reading.goto('/resources/blogs/dot-or-cross-product')
  await opened
  const phone = await browser.newPage()
  await call(phone, 'auth.signIn', { email, password: PASSWORD })
  await row(page, 'Delete Account').focus()
  await page.keyboard.press('Enter')

  await test.step('it is offered before the account is deleted', async () => {
    const data = await download(page, () => press(page, 'Download My Data First'))
    expect(data.account.email).toBe(email)
    await expect(dialog(page).getByRole('status')).toHaveText(DATA_MESSAGES.downloaded)
    expect(consoleErrors).toEqual([])
  })

  await test.step('deleting needs no mouse, and sends a mail to the confirmed email', async () => {
    await reach(page, dialog(page).getByLabel('Your Email'))
    await page.keyboard.type(` ${email.toUpperCase()} `)
    await reach(page, dialog(page).getByLabel('Current Password', { exact: true }))
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/:\d+\/$/)
  })
  await expect(page.getByRole('status').filter({ hasText: ACCOUNT_MESSAGES.deleted })).toBeVisible()
  await test.step('not even of the page in another tab, which is left only now', async () => {
    await expect(reading.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.poll(keysOfEntries).toEqual(['of-a-visitor'])
    await reading.close()
  })
  expect(await findTraces(page, uid, email, 'physics', 'what I looked for', 'quiz_graded')).toEqual([])
  await expect.poll(keysOfEntries).toEqual(['of-a-visitor'])
  await expect.poll(() => readEntries(page, 'facts')).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
  expect(await readLetter(page, email, MAIL_SUBJECTS.accountDeleted)).toContain('everything that was stored')

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
    // Nor is it learned from another answer that the session has ended.
    await page.route(/trpc\/session/, (route) => route.abort())
    const cookies = await page.context().cookies()
    await page.route(
      /account\.delete/,
      async (route) => {
        await route.fetch()
        // An answer that is lost removes no cookies.
        await page.context().addCookies(cookies)
        await route.abort()
      },
      { times: 1 },
    )
    await row(page, 'Delete Account').click()
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
