import type { Locator, Page } from '@playwright/test'
import { TESTIMONIALS } from '#content/site/landing.ts'
import { expect } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

export const open = (page: Page) => openAndWait(page, '/', page.getByRole('region', { name: 'Success Stories' }))

export const carouselIn = (page: Page) => page.getByRole('region', { name: 'Success Stories' })

export const slidesIn = (page: Page) => page.locator('#story-slides')

export const slide = (page: Page, place: number) => slidesIn(page).getByRole('group', { name: `${place} of 3` })

export async function expectSlide(page: Page, place: number) {
  await expect(slidesIn(page).getByRole('group')).toHaveCount(1)
  await expect(slide(page, place)).toContainText(TESTIMONIALS[place - 1]?.quote ?? 'none')
  await expect(carouselIn(page).locator('button[aria-current="true"]')).toHaveAccessibleName(`Story ${place} of 3`)
}

/** Shows the first story, and leaves it. */
export async function turnUpFirst(page: Page) {
  await page.mouse.move(0, 0)
  await carouselIn(page).getByRole('button', { name: 'Story 1 of 3' }).press('Enter')
  await blur(page)
  await expectSlide(page, 1)
}

export const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

/** Nothing moves by itself. */
export async function expectStill(page: Page, place: number) {
  await page.clock.runFor(20_000)
  await expectSlide(page, place)
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return box
}
