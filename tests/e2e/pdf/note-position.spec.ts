import type { Browser, Page } from '@playwright/test'
import { DESKTOP, expect, holdBack, NOTE, PASSWORD, signUp, test } from '../browser.ts'
import { expectDrawn, expectPage, openReader } from './reader.ts'

test.use({ viewport: DESKTOP })

async function goToPage(page: Page, number: number) {
  const field = page.getByLabel('Page number')
  await field.fill(String(number))
  await field.press('Enter')
  await expectPage(page, number)
}

/** The same student in another browser. */
async function openOtherDevice(browser: Browser, email: string, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, baseURL: origin })).newPage()
  const response = await page.request.post('/api/trpc/auth.signIn', {
    headers: { Origin: origin },
    data: { email, password: PASSWORD },
  })
  expect(response.ok()).toBe(true)
  return page
}

/** Waits until the account knows that the note was left at this page. */
async function expectKept(page: Page, number: number): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ noteId: NOTE.id }))
  const askKept = async () => (await page.request.get(`/api/trpc/reading.position?input=${input}`)).json()
  await expect.poll(askKept, { timeout: 60_000 }).toMatchObject({ result: { data: { page: number } } })
}

const originOf = (page: Page) => new URL(page.url()).origin

test('goes on where he stopped', async ({ page }) => {
  await openReader(page)
  await goToPage(page, 7)
  await page.reload()
  await expect(page.getByText('Back on page 7, where you stopped.')).toBeVisible()
  await expectPage(page, 7)
  await page.getByRole('button', { name: 'Go to page 1' }).click()
  await expectPage(page, 1)
})

test('goes on there on another device, too', async ({ page, browser }) => {
  const email = await signUp(page)
  await page.goto(NOTE.view)
  await expectDrawn(page)
  await goToPage(page, 4)
  // Leaving is enough: nobody has to wait.
  await page.goto('/404')
  await expectKept(page, 4)

  const other = await openOtherDevice(browser, email, originOf(page))
  await other.goto(NOTE.view)
  await expect(other.getByText('Back on page 4, where you stopped.')).toBeVisible()
  await expectPage(other, 4)
  await goToPage(other, 9)
  await other.goto('/404')
  await expectKept(other, 9)

  // The first one is older now, though it has a page of its own.
  await page.goto(NOTE.view)
  await expect(page.getByText('Back on page 9, where you stopped.')).toBeVisible()
  await expectPage(page, 9)
  await other.context().close()
})

test('what was read without a connection is told when there is one', async ({ page, browser, consoleErrors }) => {
  const email = await signUp(page)
  await page.goto(NOTE.view)
  await expectDrawn(page)
  await page.route('**/api/trpc/reading.savePosition**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('reading.savePosition'))
  await goToPage(page, 6)
  await page.getByRole('link', { name: 'Back to chapter' }).click()
  await failed
  await page.unroute('**/api/trpc/reading.savePosition**')
  const saved = page.waitForResponse((response) => response.url().includes('reading.savePosition') && response.ok())
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await saved
  consoleErrors.length = 0

  const other = await openOtherDevice(browser, email, originOf(page))
  await other.goto(NOTE.view)
  await expectPage(other, 6)
  await other.context().close()
})

test('opening a note does not undo what another device has read, however late the account tells of it', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const email = await signUp(page)
  await page.goto(NOTE.view)
  await expectDrawn(page)
  await page.route('**/reading.savePosition*', (route) => route.abort())
  await goToPage(page, 4)
  await page.goto('/404')
  const other = await openOtherDevice(browser, email, originOf(page))
  await other.goto(NOTE.view)
  await expectDrawn(other)
  await goToPage(other, 9)
  await other.goto('/404')
  await expectKept(other, 9)
  await other.context().close()

  // The answer to the late report comes first, then the page is shown, then the answer to the question.
  await page.unroute('**/reading.savePosition*')
  const reported = page.waitForResponse(/reading\.savePosition/)
  const release = await holdBack(page, /reading\.position/)
  const openFile = await holdBack(page, /\/files\/notes\//)
  await page.goto(NOTE.view)
  await reported
  openFile()
  await expectDrawn(page)
  release()
  await expect(page.getByText('Back on page 9, where you stopped.')).toBeVisible()
  await expectPage(page, 9)
  await expectKept(page, 9)
  consoleErrors.length = 0
})

test('whoever reads on while the account answers stays where he is', async ({ page }) => {
  await openReader(page)
  await goToPage(page, 3)
  await page.goto('/404')
  await expectKept(page, 3)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('reading_')) localStorage.removeItem(key)
  })

  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/trpc/*reading.position*', async (route) => {
      resolve()
      await new Promise<void>((go) => {
        answer = go
      })
      await route.continue()
    })
  })
  await page.goto(NOTE.view)
  await asked
  await expectDrawn(page)
  await goToPage(page, 8)
  const answered = page.waitForResponse((response) => response.url().includes('reading.position'))
  answer()
  await answered
  await expectPage(page, 8)
  await expect(page.getByText(/Back on page/)).toHaveCount(0)
})
