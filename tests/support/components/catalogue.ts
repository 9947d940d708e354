import { page } from 'vitest/browser'

export const main = page.getByRole('main')
export const heading = page.getByRole('heading', { level: 1 })
export const articles = main.getByRole('article')
export const searchBox = page.getByRole('searchbox', { name: 'Search subjects and topics' })

/** The card of a subject. */
export const cardOf = (subject: string) =>
  articles.filter({ has: page.getByRole('heading', { name: subject, exact: true }) })
