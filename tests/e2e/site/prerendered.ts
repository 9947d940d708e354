import type { Locator, Page } from '@playwright/test'
import { expectHydrated } from '../browser.ts'

/** Opens a page that is there before its script is, and waits until the script answers to what is done to this part. */
export async function openAndWait(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
  // React hydrates at once what an event of a key reaches.
  await part.dispatchEvent('keyup')
}
