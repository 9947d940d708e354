import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DATA_MESSAGES } from '#domain/account/own-data.ts'
import { call, DESKTOP, expect, forgetErrors, register, test } from '../browser.ts'
import { row, settings } from '../profile/in-account-settings.ts'
import { dialog, openDialog, press } from './open-delete-dialog.ts'

test.use({ viewport: DESKTOP })

/** The file that a press on this button downloads. */
async function download(page: Page, pressIt: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), pressIt()])
  expect(file.suggestedFilename()).toMatch(/^adhyayan-data-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(await readFile(await file.path(), 'utf8'))
}

test('the file of my data', async ({ page, consoleErrors }) => {
  const email = await register(page)
  await call(page, 'bookmarks.set', { subjectKey: 'physics', bookmarked: true })
  await page.goto('/dashboard/profile')
  await expect(settings(page)).toBeVisible()
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('last_user') ?? '{}').uid)

  await test.step('is downloaded from the settings, and has what the account has', async () => {
    const data = await download(page, () => row(page, 'Download My Data').click())
    expect(data).toMatchObject({
      format: 1,
      account: { id: uid, email, hasPassword: true },
      profile: { gradeLevel: 'Class 12' },
      bookmarks: [{ subjectKey: 'physics' }],
      sessions: [{ device: expect.stringContaining('Chrome') }],
    })
    await expect(settings(page).getByRole('status')).toHaveText(DATA_MESSAGES.downloaded)
  })

  await test.step('is offered before the account is deleted', async () => {
    await openDialog(page)
    const data = await download(page, () => press(page, 'Download My Data First'))
    expect(data.account.email).toBe(email)
    await expect(dialog(page).getByRole('status')).toHaveText(DATA_MESSAGES.downloaded)
    await press(page, 'Cancel')
    expect(consoleErrors).toEqual([])
  })

  await test.step('that does not come, or not whole, is not taken for one', async () => {
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    const says = async (hint: string) => {
      const asked = page.waitForRequest('**/api/own-data')
      await row(page, 'Download My Data').click()
      // The previous message is gone by then.
      await asked
      await expect(settings(page).getByRole('alert')).toHaveText(DATA_MESSAGES.failed)
      await expect(settings(page)).toContainText(hint)
    }
    await page.route('**/api/own-data', (route) => route.abort(), { times: 1 })
    await says('Please check your internet connection')
    await page.route('**/api/own-data', (route) => route.fulfill({ body: '{\n"format": 1,\n"quizResults": [' }), {
      times: 1,
    })
    await says('Please check your internet connection')
    const message = 'You have downloaded your data several times already.'
    await page.route('**/api/own-data', (route) => route.fulfill({ status: 429, json: { error: { message } } }), {
      times: 1,
    })
    await says(message)
    expect(downloads).toBe(0)
    await forgetErrors(page, consoleErrors)
  })
})
