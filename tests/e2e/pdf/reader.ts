import type { Locator, Page } from '@playwright/test'
import { expect, NOTE, signUp } from '../browser.ts'

export const DASHBOARD_NOTE = '/dashboard/notes/rotational-dynamics'
export const CHAPTER = '/notes/physics/rotational-dynamics'
/** The subject and chapter of the note. */
export const PHYSICS = /\/assets\/physics-[^/]*\.json$/
export const PAGES = NOTE.pages

/** A new student with the note open and its first page drawn. */
export async function openReader(page: Page, path = NOTE.view): Promise<void> {
  await signUp(page)
  await page.goto(path)
  await expectDrawn(page)
}

/** Follows a link of the app from the current page. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  // Some links are in a menu or beside a second one to the same page. It does not matter which one is pressed.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

/** From the next load on, the catalogue has no file for notes in physics. */
export async function takeAwayFile(page: Page): Promise<void> {
  await page.route(PHYSICS, async (route) => {
    const response = await route.fetch()
    const content = await response.text()
    await route.fulfill({ response, body: content.replaceAll(/"url":"\/files\/notes\/[^"]*",/g, '') })
  })
}

/** The button that closes the reader. */
export function closeButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Close', exact: true })
}

export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('.pdf-page canvas').first()).toBeVisible()
  // The page's words arrive after its picture.
  await expect(page.locator('.textLayer .endOfContent').first()).toBeAttached()
}

/** Every present page is completely drawn, with its words and the structure that refers to them, in whatever order. */
export async function expectWholePages(page: Page): Promise<void> {
  await expect(page.locator('.pdf-page-content:not(:has([aria-owns]))')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-owns]')].every((part) =>
      document.getElementById(part.getAttribute('aria-owns') ?? ''),
    ),
  )
}

/** A run of words on the pages that are drawn. */
export function findWords(page: Page, words: string): Locator {
  return page.locator('.textLayer span[role="presentation"]', { hasText: words })
}

/** The page number that the reader shows. */
export async function expectPage(page: Page, number: number): Promise<void> {
  await expect(page.getByLabel('Page number')).toHaveAttribute('placeholder', String(number))
}

/** Two fingers on a phone. They start `from` apart around one point, and end `to` apart around another. */
export async function pinch(page: Page, at: Point, fingers: { from: number; to: number; move?: Point }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number, middle: Point) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: middle.x - apart / 2, y: middle.y, id: 0 },
              { x: middle.x + apart / 2, y: middle.y, id: 1 },
            ],
    })
  const STEPS = 5
  await touch('touchStart', fingers.from, at)
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS
    const apart = fingers.from + (fingers.to - fingers.from) * part
    const { x = 0, y = 0 } = fingers.move ?? {}
    await touch('touchMove', apart, { x: at.x + x * part, y: at.y + y * part })
  }
  await touch('touchEnd', 0, at)
}

type Point = { x: number; y: number }

/** The pauses between the movements of a finger, as the browser gets them. A slow machine sends them slowly. */
const FINGER_MS = 16

/** One finger that moves from a point by this distance. */
export async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const STEPS = 5
  const startedAt = Date.now()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) => {
    const at = { x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS, id: 0 }
    const timestamp = (startedAt + step * FINGER_MS) / 1000
    return devtools.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: type === 'touchEnd' ? [] : [at] })
  }
  await touch('touchStart', 0)
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', step)
  await touch('touchEnd', STEPS)
}

/** A finger touches a page, the next page appears, and the finger moves on to the left and lifts. */
export async function swipeAcrossPages(page: Page): Promise<void> {
  const pages = page.getByRole('region', { name: 'Pages' })
  await pages.evaluate(async (element) => {
    const touch = (type: string, clientX: number, at: number) => {
      const finger = new Touch({ identifier: 0, target: element, clientX, clientY: 150 })
      const touches = type === 'touchend' ? [] : [finger]
      const event = new TouchEvent(type, { touches, changedTouches: [finger] })
      // With the times of the finger, however slow the machine is.
      element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }))
    }
    touch('touchstart', 300, 0)
    document.querySelector<HTMLElement>('[aria-label="Next page"]')?.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    touch('touchend', 100, 200)
  })
}
