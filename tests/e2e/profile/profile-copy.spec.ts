import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { call, DESKTOP, expect, holdBack, passTimeUntil, pressWithLine, signUp, test } from '../browser.ts'
import { copyOf, form } from './edit-form.ts'
import { row, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

test('the copy of the profile on this device', async ({ page, consoleErrors }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await signUp(page)
  await page.goto('/dashboard/profile')

  await test.step('that cannot be read is none', async () => {
    await expect.poll(() => copyOf(page)).not.toBeNull()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('profile_')) localStorage.setItem(key, '{"id":[')
    })
    await page.reload()
    await expect(heading).toContainText('student-')
    await expect.poll(() => copyOf(page)).toMatchObject({ grade_level: 'Class 12' })
  })

  await test.step('shows before the worker has answered, and gives way to its answer', async () => {
    await call(page, 'profile.update', { full_name: 'From Elsewhere' })
    const answer = await holdBack(page, /profile\.get/)
    await page.reload()
    await expect(heading).toContainText('student-')
    answer()
    await expect(heading).toHaveText('From Elsewhere')
    await expect.poll(() => copyOf(page)).toMatchObject({ full_name: 'From Elsewhere' })
    await page.unroute(/profile\.get/)
  })

  await test.step('shows while the worker does not answer, and says so', async () => {
    await page.clock.install()
    await page.route(/profile\.get/, (route) => route.abort())
    await page.reload()
    await passTimeUntil(page, page.getByText('This is the copy on this device.'))
    await expect(heading).toHaveText('From Elsewhere')
    const retry = page.getByRole('button', { name: 'Try Again' }).first()
    await pressWithLine(retry, () => page.unroute(/profile\.get/))
    await expect(page.getByText('This is the copy on this device.')).toHaveCount(0)
  })

  await test.step('that finds no room is only logged', async () => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('profile_')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    consoleErrors.length = 0
    await page.goto('/dashboard/profile')
    await row(page, 'Edit Profile').click()
    await form(page).getByLabel('Full Name').fill('Asha')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(settings(page).getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
    await expect(heading).toHaveText('Asha')
    expect(consoleErrors.splice(0).join()).toContain('The copy of the profile was not kept')
  })
})
