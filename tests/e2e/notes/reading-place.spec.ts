import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { FlowingNoteOutline } from '#domain/catalogue/flowing-note.ts'
import { DESKTOP, expect, expectHydrated, NOTE, PASSWORD, PHONE, signUp, test } from '../browser.ts'
import { read } from '../guest-progress/visitor-work.ts'
import { expectDrawn, expectPage } from '../pdf/reader.ts'

const FLOWING_NOTES = 'content/built/files/flowing-notes'
const file = readdirSync(FLOWING_NOTES).find((name) => name.startsWith(NOTE.id) && name.endsWith('.outline.json'))
const outline: FlowingNoteOutline = JSON.parse(readFileSync(join(FLOWING_NOTES, file ?? ''), 'utf8'))

const READ = NOTE.read
/** A heading of the note that has a page of the PDF to itself, so that both editions name it. */
const PLACE = outline.sections.find(
  ({ page }, index) => index > 3 && outline.sections.filter((other) => other.page === page).length === 1,
)
if (!PLACE) throw new Error('Every heading of the note shares its page with another one.')

/** A heading that is many screens away from the start. */
const FAR = '#angular-momentum'

const back = (page: Page) => page.getByText(`Back at ${PLACE.title}, where you stopped.`)

/** The heading that this device remembers. */
function headingOnDevice(page: Page): Promise<unknown> {
  return page.evaluate((id) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('reading_'))
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}')[id]?.heading : null
  }, NOTE.id)
}

/** Scrolls to the place as a reader does. */
async function readOn(page: Page) {
  await expectHydrated(page)
  const place = page.locator(`#${PLACE?.id}`)
  await expect
    .poll(async () => {
      // Again, because a page that has just changed its width goes back to the line that was at the top.
      await place.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
      return headingOnDevice(page)
    })
    .toBe(PLACE?.id)
}

async function expectAtPlace(page: Page) {
  await expect(back(page)).toBeVisible()
  await expect(page.locator(`#${PLACE?.id}`)).toBeInViewport()
}

const placeOnAccount = (page: Page) => read(page, 'reading.position', { noteId: NOTE.id })

/** Leaves the page, so that the place is sent to the account. */
async function leave(page: Page) {
  await page.goto('about:blank')
  await expect.poll(() => placeOnAccount(page)).toMatchObject({ heading: PLACE?.id, page: PLACE?.page })
}

test('opens where the student stopped', async ({ page, browser }) => {
  await page.setViewportSize(PHONE)
  const email = await signUp(page)

  await test.step('a student who reads is recorded as one who opened the note', async () => {
    const recorded = page.waitForResponse(
      (response) => response.url().includes('contentAccess.record') && response.ok(),
    )
    await page.goto(READ)
    await expect(page.locator('#definition-moment-of-inertia')).toBeAttached()
    await recorded
  })

  await test.step('on another device, too', async () => {
    const { origin } = new URL(page.url())
    await readOn(page)
    await leave(page)
    const other = await (await browser.newContext({ viewport: PHONE, baseURL: origin })).newPage()
    await other.request.post('/api/trpc/auth.signIn', {
      headers: { Origin: origin },
      data: { email, password: PASSWORD },
    })
    await other.goto(READ)
    await expectAtPlace(other)
    await other.context().close()
  })

  await test.step('the way back is offered only until the student reads on', async () => {
    await page.goto(READ)
    await expectAtPlace(page)
    await page.evaluate(() => scrollBy(0, innerHeight))
    await expect(back(page)).toBeHidden()
  })

  await test.step('it leads to the start', async () => {
    await readOn(page)
    await leave(page)
    await page.goto(READ)
    await expectAtPlace(page)
    await page.getByRole('button', { name: 'Go to the start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(back(page)).toBeHidden()
    await expect(page.locator('article')).toBeFocused()
  })

  await test.step('a reader who follows a link to a place in the note stays there', async () => {
    await readOn(page)
    await leave(page)
    const [first] = outline.sections
    const answered = page.waitForResponse(/reading\.position/)
    await page.goto(`${READ}#${first?.id}`)
    await answered
    await expect(page.locator(`#${first?.id}`)).toBeInViewport()
    await expect(back(page)).toBeHidden()
  })
})

test('a place that was read as text opens in the PDF, and the other way round', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page)
  await page.goto(READ)
  await readOn(page)
  await page.goto(NOTE.view)
  await expect(page.getByText(`Back on page ${PLACE?.page}, where you stopped.`)).toBeVisible()
  await expectPage(page, PLACE?.page ?? 0)
  await page.getByRole('button', { name: 'Go to page 1' }).click()
  await expectPage(page, 1)
  await page.getByRole('link', { name: 'Read as a page' }).click()
  await expect(page).toHaveURL(READ)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  await page.getByRole('link', { name: 'PDF', exact: true }).click()
  await expect(page).toHaveURL(NOTE.view)
  await expectDrawn(page)
  const field = page.getByLabel('Page number')
  await field.fill(String(PLACE?.page))
  await field.press('Enter')
  await expectPage(page, PLACE?.page ?? 0)
  await page.goto(READ)
  await expectAtPlace(page)

  // One note has one record, whichever edition was read.
  const recent: { contentId: string }[] = await read(page, 'contentAccess.recent', {})
  expect(recent.map(({ contentId }) => contentId)).toEqual([NOTE.id])
})

const topOfFar = async (page: Page) => (await page.locator(FAR).boundingBox())?.y ?? Number.NaN

const expectTop = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await topOfFar(page)) - top)).toBeLessThanOrEqual(2)

/** As a thumb does it: the text passes little by little. */
async function scrollToFar(page: Page) {
  await page.locator(FAR).evaluate(async (heading) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    while (heading.getBoundingClientRect().top > 150) {
      scrollBy({ top: 300, behavior: 'instant' })
      await nextFrame()
    }
  })
}

test('a visitor who leaves in the middle comes back to the same line', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(READ)
  await expectHydrated(page)
  await scrollToFar(page)
  const top = await topOfFar(page)

  await test.step('by Back', async () => {
    // Without scrolling to the link.
    await page.getByRole('link', { name: 'PDF', exact: true }).evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(NOTE.view)
    await expect(page.locator('article.note-paper')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator(FAR)).toBeAttached()
    await expectTop(page, top)
  })

  await test.step('by a reload', async () => {
    await page.reload()
    await expectTop(page, top)
    await expectHydrated(page)
    await expectTop(page, top)
  })

  await test.step('by its address, where this device remembers it', async () => {
    await page.setViewportSize(DESKTOP)
    await readOn(page)
    await page.goto('about:blank')
    await page.goto(READ)
    await expectAtPlace(page)
  })
})
