import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

export const settings = (page: Page) => page.getByRole('region', { name: 'Account Settings' })

export const row = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true })

export const form = (page: Page, name: string) => page.getByRole('form', { name })

export const saysGood = (page: Page, text: string) => expect(settings(page).getByRole('status')).toHaveText(text)

export const saysBad = (page: Page, text: string) => expect(settings(page).getByRole('alert')).toHaveText(text)

/** Whether a browser of its own is let in with these. */
export async function canSignIn(page: Page, email: string, password: string): Promise<boolean> {
  const context = await page.context().browser()?.newContext()
  const other = await context?.newPage()
  await other?.goto('/404')
  const status = await other?.evaluate(
    async (credentials) => {
      const answer = await fetch('/api/trpc/auth.signIn', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
      })
      return answer.status
    },
    { email, password },
  )
  await context?.close()
  return status === 200
}
