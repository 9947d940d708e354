import type { Page } from '@playwright/test'
import { call } from '../browser.ts'

export const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

export const star = (page: Page, name: string) =>
  page.getByRole('button', { name: `Keep ${name} in Quick Access`, pressed: false })
export const filledStar = (page: Page, name: string) =>
  page.getByRole('button', { name: `Keep ${name} in Quick Access`, pressed: true })

/** The account's data, whatever this page shows. */
export async function read<Answer>(page: Page, procedure: string): Promise<Answer> {
  const answer = await page.context().request.get(`/api/trpc/${procedure}`)
  return (await answer.json()).result.data
}

export const listFavorites = async (page: Page) =>
  (await read<{ title: string }[]>(page, 'favorites.list')).map(({ title }) => title)

/** This many favorites, Quiz 1 first, stored in the account directly. */
export async function addFavorites(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const title = `Quiz ${number}`
    const about = { type: 'quiz', title, subject: 'Physics', url: '/dashboard/quizzes/take' }
    await call(page, 'favorites.add', { ...about, id: `quiz_${number}`, addedAt: number })
  }
}

/** A calendar day in Nepal, this many days from today. */
export function dayFromToday(days: number): string {
  const NEPAL_MS = (5 * 60 + 45) * 60_000
  return new Date(Date.now() + NEPAL_MS + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
}
