import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectHydrated, holdBack, NOTE, PHONE, test } from '../browser.ts'
import { emptyCache, holdScripts, SCRIPTS } from '../cold-visit.ts'
import { ask, open, option } from '../search/search-box.ts'

const READ = NOTE.read
/** The heading of a section that is many screens away from the start. */
const FAR = 'angular-momentum'

test.use({ viewport: PHONE })

/** At the upper edge of the window, below the site's header. */
async function expectOnTop(page: Page) {
  await expect(async () => {
    const top = (await page.locator(`#${FAR}`).boundingBox())?.y ?? Number.NaN
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
  }).toPass()
}

const pressFar = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Angular momentum' }).click()

/** The place that was pressed before the app had started is on top and has the focus afterwards. */
async function expectKept(page: Page, release: () => void): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  release()
  await expectHydrated(page)
  await expect(page.locator(`#${FAR}`)).toBeFocused()
  await expectOnTop(page)
}

const EARLY = [
  { when: 'before any script has come', held: SCRIPTS, isReached: () => true },
  // The router has started: it has marked the entry of the history.
  {
    when: 'while the router loads',
    held: '**/_subject._chapter._noteId.read-*.js',
    isReached: () => history.state !== null,
  },
]

test('the contents lead to a far section, whenever they are pressed, and Back to the start', async ({ page }) => {
  await page.goto(READ)
  await expectHydrated(page)
  await page.locator('summary', { hasText: 'Contents' }).click()
  await pressFar(page)
  await expect(page).toHaveURL(`${READ}#${FAR}`)
  await expectOnTop(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  for (const { when, held, isReached } of EARLY)
    await test.step(when, async () => {
      await emptyCache(page)
      const release = await holdBack(page, held)
      await page.goto(READ)
      await page.waitForFunction(isReached)
      await page.locator('summary', { hasText: 'Contents' }).click()
      await pressFar(page)
      await expectOnTop(page)
      await expectKept(page, release)
      await page.goBack()
      await expect(page).toHaveURL(READ)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await page.goForward()
      await expectOnTop(page)
      await page.unroute(held)
    })

  await test.step('beside the text, before any script has come', async () => {
    await page.setViewportSize(DESKTOP)
    const release = await holdScripts(page)
    await page.goto(READ)
    await pressFar(page)
    await expectOnTop(page)
    // Parts above get their real height in the next frames, and the whole text does when the app has started.
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await expectOnTop(page)
    await expectKept(page, release)
  })
})

test('the search and an address lead to a far section', async ({ page }) => {
  await open(page)
  await ask(page, 'angular momentum')
  await option(page, 'In the notes', /^Angular momentum Rotational Dynamics .*Section$/).click()
  await expect(page).toHaveURL(`${READ}#${FAR}`)
  await expectOnTop(page)
  await expect(page.locator(`#${FAR}`)).toBeFocused()

  await test.step('an address, also after a reload', async () => {
    await emptyCache(page)
    await page.goto(`${READ}#${FAR}`)
    await expectOnTop(page)
    await expectHydrated(page)
    await expect(page.locator(`#${FAR}`)).toBeFocused()
    await expectOnTop(page)
    await page.reload()
    await expectHydrated(page)
    await expectOnTop(page)
  })
})
