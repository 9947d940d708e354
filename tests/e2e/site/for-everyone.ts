import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

/** The page as it is now can be used by everyone. */
export async function expectForEveryone(page: Page) {
  await page.waitForLoadState('networkidle')
  // A page of a PDF is drawn first; its text, which its structure refers to, follows.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-owns]')].every((part) =>
      document.getElementById(part.getAttribute('aria-owns') ?? ''),
    ),
  )
  // Links inside a PDF are as large as its author set them.
  expect(await findViolations(page, { without: ['[data-pdf-link]'] })).toEqual([])
  // Also behind an open dialog, which hides the page from screen readers.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
}
