import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

type Letter = { to: string; subject: string; text: string }

/** The newest link with this path in a letter to this address, in the mailbox of `wrangler dev`. */
export async function readLink(page: Page, to: string, path: '/verify-email' | '/reset-password'): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const response = await page.request.get('/api/dev/mail', { headers: { Accept: 'application/json' } })
    const { letters }: { letters: Letter[] } = await response.json()
    const letter = letters.find(({ to: address, text }) => address === to && text.includes(path))
    found = letter?.text.match(/https?:\/\/\S+/)?.[0]
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}
