import type { Locator, Page } from '@playwright/test'
import { expectHydrated } from '../browser.ts'

/** Opens a prerendered page, and waits until its script handles events of this element. */
export async function openAndWait(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
  // React hydrates an element at once when it gets a key event.
  await part.dispatchEvent('keyup')
}
