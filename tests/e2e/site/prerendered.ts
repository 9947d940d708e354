import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser.ts'

/**
 * Opens a page that is there before its script is, and waits until the script has taken over what is going to be used:
 * React marks each element then.
 */
export async function openAndWait(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path)
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
