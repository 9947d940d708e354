import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'
import { row } from '../profile/in-account-settings.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })

export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

export async function openDialog(page: Page) {
  await row(page, 'Delete Account').click()
  await expect(dialog(page).getByLabel('Your Email')).toBeVisible()
}
