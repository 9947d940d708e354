import { type Page, request } from '@playwright/test'
import { expect } from '../browser.ts'

export const settings = (page: Page) => page.getByRole('region', { name: 'Account Settings' })

export const row = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true })

export const form = (page: Page, name: string) => page.getByRole('form', { name })

export const saysGood = (page: Page, text: string) => expect(settings(page).getByRole('status')).toHaveText(text)

export const saysBad = (page: Page, text: string) => expect(settings(page).getByRole('alert')).toHaveText(text)

/** Whether another person, who is not signed in, can sign in with these. */
export async function canSignIn(email: string, password: string): Promise<boolean> {
  const other = await request.newContext()
  const answer = await other.post('/api/trpc/auth.signIn', {
    data: { email, password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  await other.dispose()
  return answer.status() === 200
}
