import type { Page } from '@playwright/test'

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search subjects and topics' })
