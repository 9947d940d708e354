import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { expectWholePages } from '../pdf/reader.ts'

/** The page in its current state is accessible. */
export async function expectForEveryone(page: Page) {
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0)
  await expectWholePages(page)
  // Links inside a PDF are as large as its author set them.
  expect(await findViolations(page, { without: ['[data-pdf-link]'] })).toEqual([])
  // Also behind an open dialog, which hides the page from screen readers.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
}
