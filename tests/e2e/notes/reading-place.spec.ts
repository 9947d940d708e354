import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { FlowingNoteOutline } from '../../../domain/catalogue/flowing-note.ts'
import { DESKTOP, expect, NOTE, PASSWORD, PHONE, signUp, test } from '../browser.ts'
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

const back = (page: Page) => page.getByText(`Back at ${PLACE.title}, where you stopped.`)

/** The heading that this device remembers. */
function headingOnDevice(page: Page): Promise<unknown> {
  return page.evaluate((id) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('reading_'))
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}')[id]?.heading : null
  }, NOTE.id)
}

/** Reads as far as the place, as somebody does who scrolls. */
async function readOn(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.locator(`#${PLACE?.id}`).evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await expect.poll(() => headingOnDevice(page)).toBe(PLACE?.id)
}

async function expectAtPlace(page: Page) {
  await expect(back(page)).toBeVisible()
  await expect(page.locator(`#${PLACE?.id}`)).toBeInViewport()
}

const placeOnAccount = (page: Page) => read(page, 'reading.position', { noteId: NOTE.id })

/** Leaves the page, so that the account hears of the place. */
async function leave(page: Page) {
  await page.goto('/404')
  await expect.poll(() => placeOnAccount(page)).toMatchObject({ heading: PLACE?.id, page: PLACE?.page })
}

test('goes on where the student stopped', async ({ page, browser }) => {
  await page.setViewportSize(PHONE)
  const email = await signUp(page)
  await page.goto(READ)
  await readOn(page)
  await leave(page)

  await test.step('on another device, too', async () => {
    const { origin } = new URL(page.url())
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

  await test.step('who follows a link to a place in the note stays there', async () => {
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

test('what was read as a page is open in the PDF, and the other way round', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page)
  await page.goto(READ)
  await readOn(page)
  await page.goto(NOTE.view)
  await expect(page.getByText(`Back on page ${PLACE?.page}, where you stopped.`)).toBeVisible()
  await expectPage(page, PLACE?.page ?? 0)
  await page.getByRole('button', { name: 'Go to page 1' }).click()
  await expectPage(page, 1)
  await page.goto(READ)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  await page.goto(NOTE.view)
  await expectDrawn(page)
  const field = page.getByLabel('Page number')
  await field.fill(String(PLACE?.page))
  await field.press('Enter')
  await expectPage(page, PLACE?.page ?? 0)
  await page.goto(READ)
  await expectAtPlace(page)

  // One note: one record, whichever edition was read.
  const recent: { contentId: string }[] = await read(page, 'contentAccess.recent', {})
  expect(recent.map(({ contentId }) => contentId)).toEqual([NOTE.id])
})

test('a visitor goes on where he stopped on this device', async ({ page }) => {
  await page.goto(READ)
  await readOn(page)
  await page.goto('/404')
  await page.goto(READ)
  await expectAtPlace(page)
})
