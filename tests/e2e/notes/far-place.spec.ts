import type { Page } from '@playwright/test'
import { DESKTOP, expect, holdBack, NOTE, PHONE, test } from '../browser.ts'
import { ask, open, option } from '../search/search-box.ts'

const READ = NOTE.read
/** The heading of a section that is many screens from the start. */
const FAR = 'angular-momentum'

test.use({ viewport: PHONE })

const topOf = async (page: Page, id = FAR) => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN

/** At the upper edge of the window, below the site's header. */
async function expectOnTop(page: Page, id = FAR) {
  await expect(async () => {
    const top = await topOf(page, id)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
  }).toPass()
}

const pressFar = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Angular momentum' }).click()

/** Without scrolling to the link. */
async function leaveAndComeBack(page: Page) {
  await page.getByRole('link', { name: 'PDF', exact: true }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(NOTE.view)
  await expect(page.locator('article.note-paper')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator(`#${FAR}`)).toBeAttached()
}

/** As a thumb does it: the text goes past bit by bit. */
async function scrollTo(page: Page, id = FAR) {
  await page.locator(`#${id}`).evaluate(async (heading) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    while (heading.getBoundingClientRect().top > 150) {
      scrollBy({ top: 300, behavior: 'instant' })
      await nextFrame()
    }
  })
}

const expectTop = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThanOrEqual(2)

test('the contents lead to a far section, and Back to the start', async ({ page }) => {
  await page.goto(READ)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.locator('summary', { hasText: 'Contents' }).click()
  await pressFar(page)
  await expect(page).toHaveURL(`${READ}#${FAR}`)
  await expectOnTop(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

const EARLY = [
  { when: 'before any script has come', held: '**/assets/*.js', isReached: () => true },
  // The router has begun: it has marked the entry of the history.
  {
    when: 'while the router loads',
    held: '**/_subject._chapter._noteId.read-*.js',
    isReached: () => history.state !== null,
  },
]

for (const { when, held, isReached } of EARLY) {
  test(`the contents, pressed ${when}, lead to a far section, and Back to the start`, async ({ page }) => {
    const release = await holdBack(page, held)
    await page.goto(READ)
    await page.waitForFunction(isReached)
    await page.locator('summary', { hasText: 'Contents' }).click()
    await pressFar(page)
    await expectOnTop(page)
    release()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.locator(`#${FAR}`)).toBeFocused()
    await expectOnTop(page)
    await page.goBack()
    await expect(page).toHaveURL(READ)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.goForward()
    await expectOnTop(page)
  })
}

test('the contents beside the text, pressed before any script has come, lead to a far section', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(READ)
  await pressFar(page)
  await expectOnTop(page)
  // What is above gets its own height in the next frames, and all of the text when the app comes.
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await expectOnTop(page)
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator(`#${FAR}`)).toBeFocused()
  await expectOnTop(page)
})

test('the search leads to a far section', async ({ page }) => {
  await open(page)
  await ask(page, 'angular momentum')
  await option(page, 'In the notes', /^Angular momentum Rotational Dynamics .*Section$/).click()
  await expect(page).toHaveURL(`${READ}#${FAR}`)
  await expectOnTop(page)
  await expect(page.locator(`#${FAR}`)).toBeFocused()
})

test('an address leads to a far section, also when it is loaded anew', async ({ page }) => {
  await page.goto(`${READ}#${FAR}`)
  await expectOnTop(page)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator(`#${FAR}`)).toBeFocused()
  await expectOnTop(page)
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expectOnTop(page)
})

test('a reader who leaves in the middle comes back to the same line', async ({ page }) => {
  await page.goto(READ)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await scrollTo(page)
  const top = await topOf(page)

  await test.step('by Back', async () => {
    await leaveAndComeBack(page)
    await expectTop(page, top)
  })

  await test.step('by a reload', async () => {
    await page.reload()
    await expectTop(page, top)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expectTop(page, top)
  })
})
