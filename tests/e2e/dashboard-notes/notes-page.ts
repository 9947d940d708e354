import type { Page } from '@playwright/test'

export const card = (page: Page, subject: string) =>
  page
    .getByRole('region', { name: 'Your Subjects' })
    .getByRole('button', { name: new RegExp(`^${subject} \\d+ chapters`) })
export const tile = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).getByRole('definition')
export const subtitle = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .and(page.getByText(text, { exact: true }))
