import type { Page } from '@playwright/test'
import { GRADE_LEVELS, nameGradeLevel } from '#domain/account/grade-level.ts'
import { PROFILE_MAX, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { DESKTOP, expect, holdBack, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { copyOf, form, openForm } from './edit-form.ts'
import { row, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

/** The account's data, whatever this page shows. */
async function readStored(page: Page) {
  const answer = await page.context().request.get('/api/trpc/profile.get')
  return (await answer.json()).result.data
}

test.describe('Edit Profile', () => {
  test('says what is wrong, and saves every field, here and on another device', async ({ page, browser }) => {
    await signUp(page)
    await openForm(page)

    await test.step('says what is wrong, in order, and sends nothing', async () => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('profile.update')) asked.push(request.url())
      })
      const save = form(page).getByRole('button', { name: 'Save Changes' })
      const says = (text: string) => expect(form(page).getByRole('alert')).toHaveText(text)
      await form(page).getByLabel('Full Name').fill(' ')
      await form(page).getByLabel('Grade Level').selectOption('')
      await form(page).getByLabel('Phone Number').fill('call me')
      await save.click()
      await says(PROFILE_MESSAGES.noName)
      await form(page).getByLabel('Full Name').fill('Asha')
      await save.click()
      await says(PROFILE_MESSAGES.noGrade)
      await form(page).getByLabel('Grade Level').selectOption('CEE')
      await save.click()
      await says(PROFILE_MESSAGES.phone)
      await form(page).getByLabel('Phone Number').fill('984-12')
      await save.click()
      await says(PROFILE_MESSAGES.shortPhone)
      await form(page).getByLabel('Phone Number').fill('')
      await form(page)
        .getByLabel('Address')
        .fill('x'.repeat(PROFILE_MAX.address + 1))
      await save.click()
      await says(PROFILE_MESSAGES.longAddress)
      expect(asked).toEqual([])
    })

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

    await test.step('asks for the faculty in Class 11 and 12 alone, and clears it with the grade', async () => {
      await row(page, 'Edit Profile').click()
      const faculty = form(page).getByLabel('Faculty')
      await expect(faculty).toHaveValue('Science')
      for (const [grade, hasFaculty] of [
        ['Class 10', 0],
        ['Class 11', 1],
        ['CEE', 0],
        ['IOE', 0],
      ] as const) {
        await form(page).getByLabel('Grade Level').selectOption(grade)
        await expect(faculty).toHaveCount(hasFaculty)
      }
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(settings(page).getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
      expect(await readStored(page)).toMatchObject({ grade_level: 'IOE', faculty: null })
    })
  })

  test('keeps what was typed, shows it as text, and can be used by everyone', async ({ page, consoleErrors }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await signUp(page)
    await openForm(page)

    await test.step('keeps what was typed when it cannot be saved, and takes back what it showed', async () => {
      const before = await readStored(page)
      await page.route('**/profile.update*', (route) => route.abort())
      await form(page).getByLabel('Full Name').fill('Asha')
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(form(page).getByRole('alert')).toHaveText(PROFILE_MESSAGES.notUpdated)
      await expect(form(page)).toContainText('Please check your internet connection')
      await expect(form(page).getByLabel('Full Name')).toHaveValue('Asha')
      await expect(heading).toHaveText(before.full_name)
      expect((await copyOf(page)).full_name).toBe(before.full_name)
      await page.unroute('**/profile.update*')
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(settings(page).getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
      await expect(heading).toHaveText('Asha')
      consoleErrors.length = 0
    })

    await test.step('is written into the copy at once, before the worker has answered', async () => {
      await row(page, 'Edit Profile').click()
      const answer = await holdBack(page, '**/profile.update*')
      await form(page).getByLabel('Full Name').fill('Asha Gurung')
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(form(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
      await expect(heading).toHaveText('Asha Gurung')
      expect((await copyOf(page)).full_name).toBe('Asha Gurung')
      answer()
      await expect(form(page)).toHaveCount(0)
    })

    await test.step('input in any field stays text, wherever it shows', async () => {
      const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
      await row(page, 'Edit Profile').click()
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

    await test.step('every form of the page can be used by everyone, with what it says', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Edit Study Goals' }).click()
      await row(page, 'Edit Profile').click()
      await form(page).getByLabel('Full Name').fill('')
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(form(page).getByRole('alert')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await row(page, 'Update Email').click()
      expect(await findViolations(page)).toEqual([])
      await row(page, 'Change Password').click()
      expect(await findViolations(page)).toEqual([])
      await row(page, 'Reset All Stats').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  })
})
