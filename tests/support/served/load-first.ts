import type { Page } from '@playwright/test'

/** The texts of all scripts that a page loads by itself until it is idle. */
export async function loadFirst(page: Page, address: string): Promise<string[]> {
  const scripts: Promise<string>[] = []
  const collect = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  }
  page.on('response', collect)
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  page.off('response', collect)
  if (!answer?.ok()) throw new Error(`${address} was answered with ${answer?.status()}.`)
  return Promise.all(scripts)
}
