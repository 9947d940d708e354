import type { BrowserContext, Page } from '@playwright/test'

/** Something that a student waits for: an element that shows this text. */
export type Sign = { css: string; text?: string }

/** When the student pressed or went back; 0, the start of the navigation, on a page that was just loaded. */
type WithStart = { pressedAt?: number }

/** Makes the pages of a context record when they were pressed. Call it before the first page is opened. */
export async function installStopwatch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const note = (event: Event) => {
      Object.assign(window, { pressedAt: event.timeStamp } satisfies WithStart)
    }
    addEventListener('click', note, { capture: true })
    addEventListener('popstate', note, { capture: true })
  })
}

/**
 * Milliseconds from the student's action to the first frame with its result, by the clock of the page. Playwright looks
 * for a locator only a few times a second, and its tap waits until the element stands still.
 */
export async function timeOf(page: Page, act: () => Promise<unknown>, sign: Sign): Promise<number> {
  await act()
  const time = await page.waitForFunction(
    ({ css, text = '' }) => {
      const isThere = [...document.querySelectorAll(css)].some(
        (element) => element.textContent.includes(text) && element.checkVisibility(),
      )
      // 0 would be read as not yet.
      return isThere && Math.max(1, performance.now() - ((window as WithStart).pressedAt ?? 0))
    },
    sign,
    { polling: 'raf' },
  )
  return Number(await time.jsonValue())
}
