import type { Page } from '@playwright/test'
import { call, DESKTOP, expect, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

test.use({ viewport: DESKTOP })

const settings = (page: Page) => page.getByRole('region', { name: 'Account Settings' })
const row = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('form', { name: 'Edit Profile' })
const copyOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('profile_')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  })

/** What the account has, whatever this page shows. */
async function readStored(page: Page) {
  const answer = await page.context().request.get('/api/trpc/profile.get')
  return (await answer.json()).result.data
}

async function openForm(page: Page) {
  await page.goto('/dashboard/profile')
  await row(page, 'Edit Profile').click()
  await expect(form(page)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test.describe('Edit Profile', () => {
  test('saves every field, greets by the name, and finds all of it on another device', async ({ page, browser }) => {
    await openForm(page)
    const fields = form(page)
    await fields.getByLabel('Full Name').fill('  आशा   गुरुङ ')
    await fields.getByLabel('Phone Number').fill('+977 (98) 4123-4567')
    await expect(fields.getByLabel('Grade Level').getByRole('option')).toHaveText([
      'Choose your grade level',
      'Class 10',
      'Class 11',
      'Class 12',
      'IOE (Engineering Entrance)',
      'CEE (Medical Entrance)',
    ])
    await fields.getByLabel('Grade Level').selectOption('Class 11')
    await fields.getByLabel('Faculty').selectOption('Science')
    await fields.getByLabel('College', { exact: true }).fill('Budhanilkantha School')
    await fields.getByLabel('+2 College').fill('St. Xavier’s College')
    await fields.getByLabel('Address').fill('Pokhara-6, Kaski')
    await fields.getByRole('button', { name: 'Save Changes' }).click()

    await expect(settings(page).getByRole('status')).toHaveText('Profile updated successfully')
    await expect(form(page)).toHaveCount(0)
    await expect(row(page, 'Edit Profile')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आशा गुरुङ')
    await expect(page.getByText('Welcome back, आशा गुरुङ!')).toBeVisible()
    const saved = {
      full_name: 'आशा गुरुङ',
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
    await other.close()
  })

  test('says what is wrong, in order, and sends nothing', async ({ page }) => {
    await openForm(page)
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
    await says('Name is required')
    await form(page).getByLabel('Full Name').fill('Asha')
    await save.click()
    await says('Grade level is required')
    await form(page).getByLabel('Grade Level').selectOption('CEE')
    await save.click()
    await says('Please enter a valid phone number')
    await form(page).getByLabel('Phone Number').fill('984-12')
    await save.click()
    await says('Phone number must be at least 10 digits')
    await form(page).getByLabel('Phone Number').fill('')
    await form(page).getByLabel('Address').fill('x'.repeat(301))
    await save.click()
    await says('Your address can be at most 300 characters long.')
    expect(asked).toEqual([])
  })

  test('asks for the faculty in Class 11 and 12 alone, and clears it with the grade', async ({ page }) => {
    await call(page, 'profile.update', { faculty: 'Science' })
    await openForm(page)
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
    await expect(settings(page).getByRole('status')).toHaveText('Profile updated successfully')
    expect(await readStored(page)).toMatchObject({ grade_level: 'IOE', faculty: null })
  })

  test('keeps what was typed when it cannot be saved, and takes back what it showed', async ({
    page,
    consoleErrors,
  }) => {
    await openForm(page)
    const before = await readStored(page)
    await page.route('**/profile.update*', (route) => route.abort())
    await form(page).getByLabel('Full Name').fill('Asha')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(form(page).getByRole('alert')).toHaveText('Failed to update profile')
    await expect(form(page)).toContainText('Please check your internet connection')
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Asha')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before.full_name)
    expect((await copyOf(page)).full_name).toBe(before.full_name)
    await page.unroute('**/profile.update*')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(settings(page).getByRole('status')).toHaveText('Profile updated successfully')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha')
    consoleErrors.length = 0
  })

  test('is written into the copy at once, before the worker has answered', async ({ page }) => {
    await openForm(page)
    await page.route('**/profile.update*', () => undefined)
    await form(page).getByLabel('Full Name').fill('Asha')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(form(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha')
    expect((await copyOf(page)).full_name).toBe('Asha')
  })
})

test.describe('the copy on this device', () => {
  test('shows before the worker has answered, and gives way to its answer', async ({ page }) => {
    await page.goto('/dashboard/profile')
    await expect.poll(() => copyOf(page)).toMatchObject({ grade_level: 'Class 12' })
    await call(page, 'profile.update', { full_name: 'From Elsewhere' })
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/profile\.get/, async (route) => {
      await waiting
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('student-')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Elsewhere')
    await expect.poll(() => copyOf(page)).toMatchObject({ full_name: 'From Elsewhere' })
  })

  test('shows while the worker does not answer, and says so', async ({ page, consoleErrors }) => {
    await page.goto('/dashboard/profile')
    await expect.poll(() => copyOf(page)).toMatchObject({ grade_level: 'Class 12' })
    await page.route(/profile\.get/, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('This is the copy on this device.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('student-')
    await page.unroute(/profile\.get/)
    await page.getByRole('button', { name: 'Try Again' }).first().click()
    await expect(page.getByText('This is the copy on this device.')).toHaveCount(0)
    consoleErrors.length = 0
  })

  test('that finds no room is only logged', async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('profile_')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await openForm(page)
    await form(page).getByLabel('Full Name').fill('Asha')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(settings(page).getByRole('status')).toHaveText('Profile updated successfully')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha')
    expect(consoleErrors.splice(0).join()).toContain('The copy of the profile was not kept')
  })

  test('that cannot be read is none', async ({ page }) => {
    await page.goto('/dashboard/profile')
    await expect.poll(() => copyOf(page)).not.toBeNull()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('profile_')) localStorage.setItem(key, '{"id":[')
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('student-')
    await expect.poll(() => copyOf(page)).toMatchObject({ grade_level: 'Class 12' })
  })
})

test('what is written into any field stays text, wherever it shows', async ({ page }) => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  await openForm(page)
  for (const label of ['Full Name', 'College', '+2 College', 'Address']) {
    await form(page).getByLabel(label, { exact: true }).fill(evil)
  }
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(settings(page).getByRole('status')).toHaveText('Profile updated successfully')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(evil)
  await expect(page.getByText(`Welcome back, ${evil}!`)).toBeVisible()
  for (const path of ['/dashboard/profile', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(evil)
    expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
  }
})

test.describe('for everyone', () => {
  test.use({ reducedMotion: 'reduce' })

  test('every form can be used, with what it says', async ({ page }) => {
    await page.goto('/dashboard/profile')
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('every form fits', async ({ page }) => {
    await page.goto('/dashboard/profile')
    for (const name of ['Edit Profile', 'Update Email', 'Change Password']) {
      await row(page, name).tap()
      await expect(page.getByRole('form', { name })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }
    await row(page, 'Change Password').tap()
    await expect(page.getByRole('form', { name: 'Change Password' })).toHaveCount(0)
  })
})
