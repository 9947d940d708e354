import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** A law inside a note, with its place. */
export const LAW = /^Lenz's law .*Electromagnetic Induction · Physics · Class 12 ?Law$/

export const box = page.getByRole('combobox', { name: 'Search everything' })
export const dialog = page.getByRole('dialog', { name: 'Search' })
export const options = page.getByRole('option')
export const option = (group: string, name: RegExp) =>
  page.getByRole('listbox').getByRole('group', { name: group }).getByRole('option', { name })

export async function openByKeys(modifier: 'Control' | 'Meta' = 'Control') {
  await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`)
  await expect.element(box).toHaveFocus()
}

export async function openByButton() {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(box).toHaveFocus()
}

export async function ask(query: string) {
  await box.fill(query)
  await expect.element(options.first()).toBeVisible()
}

export const address = () => location.pathname + location.search
