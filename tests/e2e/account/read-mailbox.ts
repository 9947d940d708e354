import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

type Letter = { to: string; subject: string; text: string }

/** The text of the newest matching mail in the mailbox of `wrangler dev`. */
export function readLetter(page: Page, to: string, subject: string): Promise<string> {
  return waitFor(page, (letter) => letter.to === to && letter.subject === subject)
}

/** The newest link with this path in a mail to this address. */
export async function readLink(page: Page, to: string, path: '/verify-email' | '/reset-password'): Promise<string> {
  const text = await waitFor(page, (letter) => letter.to === to && letter.text.includes(path))
  return text.match(/https?:\/\/\S+/)?.[0] ?? ''
}

async function waitFor(page: Page, isWanted: (letter: Letter) => boolean): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const response = await page.request.get('/api/dev/mail', { headers: { Accept: 'application/json' } })
    const { letters }: { letters: Letter[] } = await response.json()
    found = letters.find(isWanted)?.text
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}
