import type { Page } from '@playwright/test'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { TARGET_SUBJECT_MESSAGES } from '#domain/study/target-subjects.ts'
import { call, DESKTOP, expect, forgetErrors, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

const goals = (page: Page) => page.getByRole('region', { name: 'Study Goals' })
const subject = (page: Page, name: string) => goals(page).getByRole('checkbox', { name, exact: true })

test('the profile shows what the student wants to study, and what was studied', async ({ page, consoleErrors }) => {
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  const figures = () => page.getByRole('region', { name: 'Your Progress' }).getByRole('definition').allTextContents()
  await signUp(page)
  await page.goto('/dashboard/profile')

  await test.step('has nothing to show at first', async () => {
    await expect.poll(figures).toEqual(['0', '1', '0'])
    await expect(activity).toContainText('Nothing yet.')
    await expect(goals(page)).toContainText('No target subjects yet.')
  })

  await test.step('Study Goals are chosen among the subjects of the grade', async () => {
    await goals(page).getByRole('button', { name: 'Edit Study Goals' }).click()
    await expect(goals(page).getByRole('checkbox')).toHaveCount(7)
    await subject(page, 'Physics').check({ force: true })
    await subject(page, 'Biology').focus()
    await page.keyboard.press('Space')
    await goals(page).getByRole('button', { name: 'Save Goals' }).click()
    await expect(goals(page).getByRole('status')).toHaveText(TARGET_SUBJECT_MESSAGES.updated)
    await expect(goals(page).getByRole('listitem')).toHaveText(['Physics', 'Biology'])
  })

  const visit = { contentId: 'x', contentType: 'note', subject: 'Physics', progress: 5, timeSpent: 5400 }
  for (const title of ['First', 'Second', 'Third']) {
    const visitId = await page.evaluate(() => crypto.randomUUID())
    await call(page, 'contentAccess.record', { ...visit, visitId, contentId: title, title, url: '/notes/physics' })
  }
  await call(page, 'profile.update', { grade_level: 'Class 10' })
  await page.reload()

  await test.step('Study Goals stay when the grade is another', async () => {
    await expect(goals(page).getByRole('listitem')).toHaveText(['Physics', 'Biology'])
    await goals(page).getByRole('button', { name: 'Edit Study Goals' }).click()
    await expect(subject(page, 'Social Studies')).not.toBeChecked()
    await subject(page, 'Physics').uncheck({ force: true })
    await goals(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(goals(page).getByRole('listitem')).toHaveText(['Physics', 'Biology'])
  })

  await test.step('Your Progress and Recent Activity come from what the student has done', async () => {
    // Soon after midnight in Nepal this reading began on the previous day.
    const days = nepalDay(Date.now()) - nepalDay(Date.now() - visit.timeSpent * 1000) + 1
    await expect.poll(figures).toEqual(['0', String(days), '4.5'])
    await expect(activity.getByRole('link')).toHaveText([/^Third/, /^Second/, /^First/])
    await expect(activity.getByRole('link').first()).toContainText('Physics · Just now')
    await activity.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/notes\/physics$/)
    await page.goBack()
  })

  await test.step('Study Goals say that they could not be saved', async () => {
    await goals(page).getByRole('button', { name: 'Edit Study Goals' }).click()
    await page.route('**/preferences.set*', (route) => route.abort())
    await subject(page, 'Social Studies').check({ force: true })
    await goals(page).getByRole('button', { name: 'Save Goals' }).click()
    await expect(goals(page).getByRole('alert')).toHaveText(TARGET_SUBJECT_MESSAGES.notUpdated)
    await expect(subject(page, 'Social Studies')).toBeChecked()
  })
  await forgetErrors(page, consoleErrors)
})
