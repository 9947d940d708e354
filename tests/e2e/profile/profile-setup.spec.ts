import type { Page } from '@playwright/test'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { call, DESKTOP, expect, forgetErrors, holdBack, PHONE, signUp, signUpBare, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { row } from './in-account-settings.ts'

test.use({ viewport: DESKTOP })

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Set Up Your Profile' })
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string) => expect(wizard(page).getByRole('alert')).toHaveText(text)
const isAt = async (page: Page, step: number, percent: number) => {
  await expect(wizard(page)).toContainText(`Step ${step} of 3`)
  await expect(wizard(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
}

async function read(page: Page, procedure: string) {
  const answer = await page.context().request.get(`/api/trpc/${procedure}`)
  return (await answer.json()).result.data
}

test('a student without a name or a grade is led through three steps, and is greeted by name', async ({
  page,
  consoleErrors,
}) => {
  await signUpBare(page)
  await page.goto('/dashboard')

  await test.step('sees what is missing, and loses nothing by going back', async () => {
    await isAt(page, 1, 33)
    await expect(wizard(page).getByRole('button', { name: 'Previous' })).toHaveCount(0)
    await press(page, 'Next')
    await says(page, 'Please enter your name')
    await wizard(page).getByLabel('Full Name').fill('Asha Gurung')
    await press(page, 'Next')

    await isAt(page, 2, 67)
    await expect(wizard(page).getByRole('alert')).toHaveCount(0)
    await press(page, 'Next')
    await says(page, 'Please select your grade level')
    await wizard(page).getByLabel('Grade Level').selectOption({ label: 'Class 11' })
    await expect(wizard(page).getByRole('alert')).toHaveCount(0)
    await wizard(page).getByLabel('Faculty').selectOption('Science')
    await press(page, 'Previous')
    await expect(wizard(page).getByLabel('Full Name')).toHaveValue('Asha Gurung')
    await press(page, 'Next')
    await expect(wizard(page).getByLabel('Faculty')).toHaveValue('Science')
    await press(page, 'Next')

    await isAt(page, 3, 100)
    await wizard(page).getByLabel('College').fill('Budhanilkantha School')
    await wizard(page).getByLabel('Phone Number').fill('12')
    await press(page, 'Complete Setup')
    await says(page, PROFILE_MESSAGES.shortPhone)
    await wizard(page).getByLabel('Phone Number').fill('9841234567')
    await wizard(page).getByRole('checkbox', { name: 'Physics' }).check({ force: true })
  })

  await test.step('sees that the profile cannot be saved, and loses nothing', async () => {
    await page.route(/profile\.update|preferences\.set/, (route) => route.abort())
    await press(page, 'Complete Setup')
    await says(page, PROFILE_MESSAGES.notUpdated)
    await press(page, 'Previous')
    await expect(wizard(page).getByLabel('Grade Level')).toHaveValue('Class 11')
    await press(page, 'Next')
    await page.unroute(/profile\.update|preferences\.set/)
  })

  await test.step('sees that the rest of the setup cannot be saved', async () => {
    await page.route(/preferences\.set/, async (route) => {
      const names = new URL(route.request().url()).pathname.replace('/api/trpc/', '').split(',')
      const answers = await (await route.fetch()).json()
      const failed = {
        error: { message: 'x', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
      }
      await route.fulfill({
        status: 207,
        json: names.map((name, index) => (name === 'preferences.set' ? failed : answers[index])),
      })
    })
    await press(page, 'Complete Setup')
    await says(page, 'Failed to setup profile')
    await page.unroute(/preferences\.set/)
  })

  await test.step('sees that it is being set up', async () => {
    const answer = await holdBack(page, /profile\.update/)
    await press(page, 'Complete Setup')
    await expect(wizard(page).getByRole('button', { name: 'Setting up...' })).toBeDisabled()
    answer()
  })

  await test.step('is greeted by name, and not asked again', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Profile setup completed successfully!' })).toBeVisible()
    consoleErrors.length = 0
    await expect(wizard(page)).toHaveCount(0)
    await expect(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
    expect(await read(page, 'profile.get')).toMatchObject({
      full_name: 'Asha Gurung',
      grade_level: 'Class 11',
      faculty: 'Science',
      college: 'Budhanilkantha School',
      phone_number: '9841234567',
    })
    expect((await read(page, 'preferences.get')).studyGoals).toEqual({ targetSubjects: ['Physics'] })
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('setup')))).toEqual([])
    await page.reload()
    await expect(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(wizard(page)).toHaveCount(0)
  })
})

test('closing the wizard ends it for this visit, and each student is asked only for missing fields', async ({
  page,
  consoleErrors,
}) => {
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await signUpBare(page)
  await page.goto('/dashboard')

  await test.step('closing it ends it for this visit, and the next visit still has the typed text', async () => {
    await wizard(page).getByLabel('Full Name').fill('Asha')
    await press(page, 'Next')
    await wizard(page).getByLabel('Grade Level').selectOption('CEE')
    await press(page, 'Close')
    await expect(wizard(page)).toHaveCount(0)
    await menu.getByRole('link', { name: 'Quizzes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible()
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ')
    await expect(wizard(page)).toHaveCount(0)

    await menu.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Complete Your Profile' }).click()
    await expect(wizard(page).getByLabel('Grade Level')).toHaveValue('CEE')
    await page.keyboard.press('Escape')
    await expect(wizard(page)).toHaveCount(0)

    await page.goto('/dashboard')
    await isAt(page, 2, 67)
    await expect(wizard(page).getByLabel('Grade Level')).toHaveValue('CEE')
    await press(page, 'Previous')
    await expect(wizard(page).getByLabel('Full Name')).toHaveValue('Asha')
    expect((await read(page, 'profile.get')).full_name).toBeNull()
  })

  await test.step('another student on this device finds nothing typed, and does it all with the keyboard', async () => {
    await press(page, 'Close')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await signUpBare(page)
    await page.goto('/dashboard')
    await expect(wizard(page).getByLabel('Full Name')).toHaveValue('')
    await expect(wizard(page).getByLabel('Full Name')).toBeFocused()
    await page.keyboard.type('Asha')
    await page.keyboard.press('Enter')
    await expect(wizard(page).getByLabel('Grade Level')).toBeFocused()
    await page.keyboard.type('IOE')
    await expect(wizard(page).getByLabel('Grade Level')).toHaveValue('IOE')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(wizard(page).getByLabel('College')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Profile setup completed successfully!')).toBeVisible()
    expect(await read(page, 'profile.get')).toMatchObject({ full_name: 'Asha', grade_level: 'IOE', faculty: null })
  })

  await test.step('a student with only a name is asked for the grade, and only on the home', async () => {
    await signUpBare(page)
    await call(page, 'profile.update', { full_name: 'Asha' })
    for (const path of ['/dashboard/profile', '/dashboard/quizzes/take']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(wizard(page)).toHaveCount(0)
    }
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(wizard(page).getByLabel('Full Name')).toHaveValue('Asha')
  })

  await test.step('a student with both is asked nowhere', async () => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await page.waitForLoadState('networkidle')
    await expect(wizard(page)).toHaveCount(0)
  })
  // The one before did not sign out, so the first calls of a page were made for him or her, and refused.
  await forgetErrors(page, consoleErrors)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the wizard fits, step by step, and so does every form of the profile', async ({ page }) => {
    await signUpBare(page)
    await page.goto('/dashboard')

    await test.step('the wizard', async () => {
      await wizard(page).getByLabel('Full Name').fill('Asha Gurung')
      await press(page, 'Next')
      await wizard(page).getByLabel('Grade Level').selectOption('Class 11')
      await press(page, 'Next')
      await isAt(page, 3, 100)
      expect(await findViolations(page)).toEqual([])
      const box = await wizard(page).boundingBox()
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
      expect(box?.height ?? 0).toBeLessThanOrEqual(PHONE.height)
      await press(page, 'Complete Setup')
      await expect(wizard(page)).toHaveCount(0)
    })

    await test.step('every form of the profile', async () => {
      await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Profile' }).tap()
      for (const name of ['Edit Profile', 'Update Email', 'Change Password']) {
        await row(page, name).tap()
        await expect(page.getByRole('form', { name })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
      }
      await row(page, 'Change Password').tap()
      await expect(page.getByRole('form', { name: 'Change Password' })).toHaveCount(0)
    })
  })
})
