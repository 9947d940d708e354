import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

import { row } from './in-account-settings.ts'

export const form = (page: Page) => page.getByRole('form', { name: 'Edit Profile' })

export const copyOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('profile_')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  })

export async function openForm(page: Page) {
  await page.goto('/dashboard/profile')
  await row(page, 'Edit Profile').click()
  await expect(form(page)).toBeVisible()
}
