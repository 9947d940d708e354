import type { Page } from '@playwright/test'

export const articles = (page: Page) => page.getByRole('main').getByRole('article')

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search subjects and topics' })

export const chapterCard = (page: Page, title: string) =>
  articles(page).filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** A chapter without notes and quizzes, which is folded into one line. */
export const emptyChapter = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
