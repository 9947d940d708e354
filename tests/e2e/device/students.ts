import { expect, type Page } from '@playwright/test'
import { call, PASSWORD } from '../browser.ts'

/** With fewer questions than `QUIZ`. */
export const SHORT_QUIZ = 'Class 12 Chemistry: Cement'

/** Signs in through the dialog of the login page, as a student does. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Another student signs in to this browser, and open pages are not informed. */
export async function replaceStudent(page: Page, email: string): Promise<void> {
  // Without signing out: otherwise a request of an open page would find out that its session has ended.
  await call(page, 'auth.signIn', { email, password: PASSWORD })
}

/** The account data of the student signed in to this browser. */
export async function ask<Answer>(page: Page, procedure: string, input?: unknown): Promise<Answer> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const answer = await page.context().request.get(`/api/trpc/${procedure}${query}`)
  expect([procedure, answer.status()]).toEqual([procedure, 200])
  return (await answer.json()).result.data
}

/** The titles of the results in the account. */
export async function listResults(page: Page): Promise<string[]> {
  const { items } = await ask<{ items: { title: string }[] }>(page, 'quizResults.list', { limit: 50 })
  return items.map(({ title }) => title)
}
