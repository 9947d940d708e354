import type { Page } from '@playwright/test'
import { call, DESKTOP, expect, forgetErrors, signUp, test } from '../browser.ts'
import { readEntries } from '../device/stored-entries.ts'
import { row, saysBad, saysGood, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

test.beforeEach(async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/profile')
  await expect(settings(page)).toBeVisible()
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
      const entry = JSON.stringify({ version: 1, state: 'refused', reason: 'It was refused.', attempt })
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

    // The old page stays until its device was looked at.
    let answer = () => {}
    const isChecked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/dashboard/profile', (route) => isChecked.then(() => route.continue()))
    await row(page, 'Reset All Stats').click()
    await dialog(page).getByRole('button', { name: 'Reset everything' }).click()
    await saysGood(page, 'All stats and data have been reset successfully!')
    const copies = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^(quiz_history|reading)_/.test(key)),
    )
    expect(copies).toEqual([])
    expect((await readEntries(page)).map(({ userId, key }) => `${userId} ${key}`)).toEqual(['guest x'])
    answer()
    await page.waitForFunction(() => !('sameDocument' in window))
    const progress = page.getByRole('region', { name: 'Your Progress' })
    await expect(progress.getByRole('definition')).toHaveText(['0', /^\d+$/, '0'])
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
    await forgetErrors(page, consoleErrors)
  })
})
