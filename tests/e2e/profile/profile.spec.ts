import type { Page } from '@playwright/test'
import { AVATAR_MESSAGES } from '#domain/account/avatar-rules.ts'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { PICTURE } from '#tests/support/samples/picture.ts'
import { DESKTOP, expect, signUpBare, test } from '../browser.ts'
import { ask } from '../device/students.ts'
import { form, row, settings } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

const about = (page: Page) => page.getByRole('region', { name: 'About you' })
const picture = (page: Page) => about(page).locator('img')
const edit = (page: Page) => form(page, 'Edit Profile')

test('a new student is led through three steps, changes every field and the picture, and finds it on another device', async ({
  page,
  browser,
}) => {
  await signUpBare(page)
  await page.goto('/dashboard')

  const wizard = page.getByRole('dialog', { name: 'Set Up Your Profile' })
  const next = wizard.getByRole('button', { name: 'Next', exact: true })

  await test.step('a student who closes the first steps finds there what was typed, on the next visit', async () => {
    await wizard.getByLabel('Full Name').fill('Asha Gurung')
    await next.click()
    await wizard.getByLabel('Grade Level').selectOption({ label: 'Class 12' })
    await wizard.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(wizard).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(wizard).toContainText('Step 2 of 3')
    await expect(wizard.getByLabel('Grade Level')).toHaveValue('Class 12')
    await wizard.getByRole('button', { name: 'Previous' }).click()
    await expect(wizard.getByLabel('Full Name')).toHaveValue('Asha Gurung')
    expect(await ask(page, 'profile.get')).toMatchObject({ full_name: null })
  })

  await test.step('the first steps, after which the student is greeted by name and not asked again', async () => {
    await next.click()
    await next.click()
    await wizard.getByLabel('College').fill('Trichandra')
    await wizard.getByRole('checkbox', { name: 'Physics' }).check({ force: true })
    await wizard.getByRole('button', { name: 'Complete Setup' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Profile setup completed successfully!' })).toBeVisible()
    await expect(wizard).toHaveCount(0)
    await expect(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
    expect(await ask(page, 'profile.get')).toMatchObject({ full_name: 'Asha Gurung', college: 'Trichandra' })
    expect(await ask(page, 'preferences.get')).toMatchObject({ studyGoals: { targetSubjects: ['Physics'] } })
    await page.reload()
    await expect(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Task Planner' })).toBeVisible()
    await expect(wizard).toHaveCount(0)
  })

  await test.step('Edit Profile saves every field', async () => {
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await row(page, 'Edit Profile').click()
    await edit(page).getByLabel('Full Name').fill('  👩🏽‍🎓 आशा   गुरुङ ')
    await edit(page).getByLabel('Phone Number').fill('+९७७ (९८) ४१२३-४५६७')
    await edit(page).getByLabel('Grade Level').selectOption('Class 11')
    await edit(page).getByLabel('Faculty').selectOption('Science')
    await edit(page).getByLabel('College', { exact: true }).fill('Budhanilkantha School')
    await edit(page).getByLabel('+2 College').fill('St. Xavier’s College')
    await edit(page).getByLabel('Address').fill('Pokhara-6, Kaski')
    await edit(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(settings(page).getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
    await expect(edit(page)).toHaveCount(0)
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
    expect(await ask(page, 'profile.get')).toMatchObject(saved)
    const copies = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('profile_') ? [JSON.parse(text)] : [])),
      )
    expect(await copies()).toMatchObject([saved])
  })

  await test.step('a picture is kept and shown everywhere, also on another device with every field', async () => {
    const buffer = Buffer.from(PICTURE['8x8'].split(',')[1] ?? '', 'base64')
    await about(page).getByLabel('Profile picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await expect(about(page).getByRole('status')).toHaveText(AVATAR_MESSAGES.updated)
    const size = (one: Page) =>
      picture(one).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(() => size(page)).toEqual([8, 8])
    const address = (await picture(page).getAttribute('src')) ?? ''
    expect(address).toMatch(/^\/api\/avatar\//)
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', address)

    const other = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } })
    const otherPage = await other.newPage()
    await otherPage.goto('/dashboard/profile')
    await expect.poll(() => size(otherPage)).toEqual([8, 8])
    await row(otherPage, 'Edit Profile').click()
    await expect(edit(otherPage).getByLabel('Address')).toHaveValue('Pokhara-6, Kaski')
    await expect(edit(otherPage).getByLabel('Faculty')).toHaveValue('Science')
    await other.close()

    await page.reload()
    await expect.poll(() => size(page)).toEqual([8, 8])
    await about(page).getByRole('button', { name: 'Remove Picture' }).click()
    await expect(about(page).getByRole('status')).toHaveText(AVATAR_MESSAGES.removed)
    await expect(picture(page)).toHaveCount(0)
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
    expect((await page.request.get(address)).status()).toBe(404)
    await page.reload()
    await expect(about(page)).toContainText('आशा')
    await expect(picture(page)).toHaveCount(0)
  })
})
