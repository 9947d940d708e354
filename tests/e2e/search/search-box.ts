import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

export const box = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

export const option = (page: Page, group: string, name: RegExp) =>
  page.getByRole('listbox').getByRole('group', { name: group }).getByRole('option', { name })

/** A page that the build has written stands before anything in it answers: so it is asked until it does. */
export async function openBy(page: Page, act: () => Promise<void>) {
  await expect(async () => {
    if (await page.getByText('Loading search...').or(dialog(page)).isHidden()) await act()
    await expect(box(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

export const press = (page: Page, keys = 'Control+k') => openBy(page, () => page.keyboard.press(keys))

export async function open(page: Page, path = '/features') {
  await page.goto(path)
  await openBy(page, () => page.getByRole('button', { name: 'Search', exact: true }).click())
}

export async function ask(page: Page, query: string) {
  await box(page).fill(query)
  await expect(page.getByRole('option').first()).toBeVisible()
}
