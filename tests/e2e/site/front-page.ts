import type { Locator, Page } from '@playwright/test'
import { openAndWait } from './prerendered.ts'

export const open = (page: Page) => openAndWait(page, '/', page.getByRole('region', { name: 'Success Stories' }))

export const carouselIn = (page: Page) => page.getByRole('region', { name: 'Success Stories' })

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return box
}
