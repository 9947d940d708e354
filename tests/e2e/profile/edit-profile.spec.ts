import type { Page } from '@playwright/test'
import { GRADE_LEVELS, nameGradeLevel } from '#domain/account/grade-level.ts'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { DESKTOP, expect, signUp, test } from '../browser.ts'
import { copyOf, form, openForm } from './edit-form.ts'
import { row, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

/** The account's data, whatever this page shows. */
async function readStored(page: Page) {
  const answer = await page.context().request.get('/api/trpc/profile.get')
  return (await answer.json()).result.data
}

test.describe('Edit Profile', () => {
  test('saves every field, here and on another device', async ({ page, browser }) => {
    await signUp(page)
    await openForm(page)

    await test.step('saves every field, greets by the name, and finds all of it on another device', async () => {
      const fields = form(page)
      await fields.getByLabel('Full Name').fill('  👩🏽‍🎓 आशा   गुरुङ ')
      await fields.getByLabel('Phone Number').fill('+९७७ (९८) ४१२३-४५६७')
      await expect(fields.getByLabel('Grade Level').getByRole('option')).toHaveText([
        'Choose your grade level',
        ...GRADE_LEVELS.map(nameGradeLevel),
      ])
      await fields.getByLabel('Grade Level').selectOption('Class 11')
      await fields.getByLabel('Faculty').selectOption('Science')
      await fields.getByLabel('College', { exact: true }).fill('Budhanilkantha School')
      await fields.getByLabel('+2 College').fill('St. Xavier’s College')
      await fields.getByLabel('Address').fill('Pokhara-6, Kaski')
      await fields.getByRole('button', { name: 'Save Changes' }).click()

      await expect(settings(page).getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
      await expect(form(page)).toHaveCount(0)
      await expect(row(page, 'Edit Profile')).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('👩🏽‍🎓 आशा गुरुङ')
      await expect(page.getByText('Welcome back, 👩🏽‍🎓 आशा गुरुङ!')).toBeVisible()
      // The avatars of the header and of the card.
      await expect(page.getByText('👩🏽‍🎓', { exact: true })).toHaveCount(2)
      const saved = {
        full_name: '👩🏽‍🎓 आशा गुरुङ',
        phone_number: '+977 (98) 4123-4567',
        grade_level: 'Class 11',
        faculty: 'Science',
        college: 'Budhanilkantha School',
        plus2_college: 'St. Xavier’s College',
        address: 'Pokhara-6, Kaski',
      }
      expect(await readStored(page)).toMatchObject(saved)
      expect(await copyOf(page)).toMatchObject(saved)

      const other = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } })
      const otherPage = await other.newPage()
      await openForm(otherPage)
      await expect(form(otherPage).getByLabel('Address')).toHaveValue('Pokhara-6, Kaski')
      await expect(form(otherPage).getByLabel('Faculty')).toHaveValue('Science')
      await other.close()
    })
  })

  test('shows what was typed as text', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await signUp(page)
    await openForm(page)

    await test.step('input in any field stays text, wherever it shows', async () => {
      const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
      for (const label of ['Full Name', 'College', '+2 College', 'Address']) {
        await form(page).getByLabel(label, { exact: true }).fill(evil)
      }
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(settings(page).getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
      await expect(heading).toHaveText(evil)
      await expect(page.getByText(`Welcome back, ${evil}!`)).toBeVisible()
      for (const path of ['/dashboard', '/dashboard/profile']) {
        await page.goto(path)
        await expect(heading).toContainText(evil)
        expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
        expect(await page.title()).not.toBe('1')
      }
    })
  })
})
