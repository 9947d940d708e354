import type { Page } from '@playwright/test'
import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { GUEST } from '#domain/account/owner.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { call, DESKTOP, expect, holdBack, PHONE, signUp, test } from '../browser.ts'
import { emptyBrowser } from '../cold-visit.ts'
import { plantEntries, plantedFinished, readEntries } from '../device/stored-entries.ts'
import { row, saysBad, saysGood, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

test('a student resets all stats, and logs out, also while another page is opened', async ({ page, consoleErrors }) => {
  const loaded = watchLoading(page)
  const dialog = page.getByRole('dialog', { name: 'Reset all stats?' })
  const progress = page.getByRole('region', { name: 'Your Progress' })
  const goals = page.getByRole('region', { name: 'Study Goals' })
  await signUp(page)
  await page.goto('/dashboard/profile')
  await expect(settings(page)).toBeVisible()
  const visit = { contentId: 'x', contentType: 'note', title: 'x', subject: 'x', progress: 5, timeSpent: 7200 }
  await call(page, 'contentAccess.record', { ...visit, visitId: await page.evaluate(() => crypto.randomUUID()) })
  await call(page, 'preferences.set', { studyGoals: { targetSubjects: ['Physics'] } })
  const uid = await page.evaluate(() => {
    const { uid } = JSON.parse(localStorage.getItem('last_user') ?? '{}')
    localStorage.setItem(`quiz_history_${uid}`, '[]')
    localStorage.setItem(`reading_${uid}`, '{}')
    localStorage.setItem('guest_work_postponed', JSON.stringify({ userId: uid, at: Date.now() }))
    return String(uid)
  })
  const about = { attemptId: 'x', quizId: 'no-such-quiz', title: 'Gone', subject: 'Physics' }
  await plantEntries(
    page,
    [uid, GUEST].map((userId) => plantedFinished(userId, about, Date.now())),
  )
  await page.reload()
  await expect(progress).toContainText('2')

  await test.step('sees that the reset failed, and nothing is deleted', async () => {
    await page.route(/reset\.stats/, (route) => route.abort())
    await row(page, 'Reset All Stats').click()
    await dialog.getByRole('button', { name: 'Reset everything' }).click()
    await saysBad(page, 'Failed to reset stats. Please try again.')
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('reading_')))).toBe(true)
    await expect(goals).toContainText('Physics')
    await page.unroute(/reset\.stats/)
  })

  await test.step('is asked first, and deletes everything here and in the account, which is said', async () => {
    await row(page, 'Reset All Stats').click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    consoleErrors.length = 0
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    // The old page stays until the test has checked its device.
    const showNewPage = await holdBack(page, '**/dashboard/profile')
    const reset = await holdBack(page, /reset\.stats/)
    await row(page, 'Reset All Stats').click()
    await dialog.getByRole('button', { name: 'Reset everything' }).click()
    await expect(dialog.getByRole('button', { name: 'Resetting...' })).toBeDisabled()
    reset()
    await saysGood(page, 'All stats and data have been reset successfully!')
    const copies = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^(quiz_history|reading)_/.test(key)),
    )
    expect(copies).toEqual([])
    expect((await readEntries(page)).map(({ userId, key }) => `${userId} ${key}`)).toEqual(['guest x'])
    showNewPage()
  })

  await test.step('sees the page reloaded, without any study data', async () => {
    await page.waitForFunction(() => !('sameDocument' in window))
    await expect(progress.getByRole('definition')).toHaveText(['0', /^\d+$/, '0'])
    await expect(goals).toContainText('No target subjects yet.')
    await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Nothing yet.')
  })

  await test.step('sees that logging out failed', async () => {
    await page.route(/auth\.signOut/, (route) => route.abort())
    await row(page, 'Logout').click()
    await saysBad(page, SIGN_OUT_MESSAGES.failed)
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await page.unroute(/auth\.signOut/)
  })

  await test.step('comes to the front page, which says so, and leaves no profile on this device', async () => {
    await row(page, 'Logout').click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
    consoleErrors.length = 0
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile_')))).toEqual([])
    await page.goto('/dashboard/profile')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('signing in again while the device still removes data does not lead back to the front page', async () => {
    await emptyBrowser(page)
    await signUp(page)
    await page.goto('/dashboard')
    const logout = page.getByRole('button', { name: 'Logout' })
    await expect(logout).toBeVisible()
    // A request that is under way when the session ends is refused, and the browser logs it.
    await loaded()
    const answer = await holdBack(page, /auth\.signOut/)
    const asked = page.waitForRequest(/auth\.signOut/)
    await logout.click()
    await asked
    const release = await occupyStore(page)
    answer()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Sign In / Sign Up' })).toBeVisible()
    await release()
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
    await loaded()
    await expect(page).toHaveURL(/\/login$/)
    await page.unroute(/auth\.signOut/)
  })

  await test.step('a student who opens another page while the menu of the site signs out stays there', async () => {
    await page.setViewportSize(PHONE)
    await signUp(page)
    await page.goto('/notes')
    await loaded()
    const menu = page.getByRole('button', { name: 'Open menu' })
    const answer = await holdBack(page, /auth\.signOut/)
    const asked = page.waitForRequest(/auth\.signOut/)
    await menu.click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await asked
    await menu.click()
    await page.locator('#mobile-menu').getByRole('link', { name: 'Features' }).click()
    await expect(page).toHaveURL(/\/features$/)
    answer()
    await expect(page.getByRole('status').filter({ hasText: SIGN_OUT_MESSAGES.done })).toBeVisible()
    await loaded()
    await expect(page).toHaveURL(/\/features$/)
  })
})

/** Nothing can be written to the store of this device until the returned function is called, as on a slow phone. */
async function occupyStore(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('adhyayan')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const entries = request.result.transaction('entries', 'readwrite').objectStore('entries')
          let isReleased = false
          addEventListener('release', () => {
            isReleased = true
          })
          const keep = () => {
            if (!isReleased) entries.count().onsuccess = keep
          }
          keep()
          resolve()
        }
      }),
  )
  return () => page.evaluate(() => void dispatchEvent(new Event('release')))
}
