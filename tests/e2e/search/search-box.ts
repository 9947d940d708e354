import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

/** The index of titles, and the index of passages in notes. */
export const TITLES = '**/assets/search-*.json'
export const PASSAGES = '**/assets/passages-*.json'

/** A law inside a note, with its place. */
export const LAW = /^Lenz's law .*Electromagnetic Induction · Physics · Class 12 ?Law$/
export const NOTE_OF_LAW = '/notes/physics/electromagnetic-induction/physics-electromagnetic-induction-notes/read'

export const box = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

export const option = (page: Page, group: string, name: RegExp) =>
  page.getByRole('listbox').getByRole('group', { name: group }).getByRole('option', { name })

export const inNotes = (page: Page, name: RegExp) => option(page, 'In the notes', name)

/** A prerendered page shows before it reacts, so the test repeats the action until it does. */
export async function openBy(page: Page, act: () => Promise<void>) {
  await expect(async () => {
    if (await page.getByText('Loading search...').or(dialog(page)).isHidden()) await act()
    await expect(box(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

export const press = (page: Page, keys = 'Control+k') => openBy(page, () => page.keyboard.press(keys))

export const pressButton = (page: Page) =>
  openBy(page, () => page.getByRole('button', { name: 'Search', exact: true }).click())

export async function open(page: Page, path = '/features') {
  await page.goto(path)
  await pressButton(page)
}

export async function ask(page: Page, query: string) {
  await box(page).fill(query)
  await expect(page.getByRole('option').first()).toBeVisible()
}

/** Titles show at once, and do not move when places in notes join, whose index is delayed until then. */
export async function expectPlacesToJoin(page: Page, query: string, release: () => void) {
  await ask(page, query)
  await expect(page.getByText('Searching inside the notes...')).toBeVisible()
  const places = () =>
    page
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => `${option.getAttribute('href')} ${Math.round(option.getBoundingClientRect().top)}`),
      )
  const before = await places()
  expect(before.length).toBeGreaterThan(2)
  release()
  await expect(page.getByText('Searching inside the notes...')).toBeHidden()
  expect((await places()).slice(0, before.length), query).toEqual(before)
  expect((await places()).length).toBeLessThanOrEqual(10)
}
