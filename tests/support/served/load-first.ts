import type { Page, Response } from '@playwright/test'
import { watchLoading } from './watch-loading.ts'

/** The texts of all scripts that a page loads by itself. */
export async function loadFirst(page: Page, address: string): Promise<string[]> {
  const scripts: Promise<string>[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  }
  const loaded = watchLoading(page)
  page.on('response', collect)
  const answer = await page.goto(address)
  if (!answer?.ok()) throw new Error(`${address} was answered with ${answer?.status()}.`)
  await loaded()
  page.off('response', collect)
  return Promise.all(scripts)
}
