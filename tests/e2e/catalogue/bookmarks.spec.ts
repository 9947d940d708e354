import type { BrowserContext, Locator, Page } from '@playwright/test'
import { call, DESKTOP, expect, PASSWORD, PHONE, signUp, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

const COPY = 'bookmarked_subjects'

const cardOf = (page: Page, subject: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: subject, exact: true }) })
const addTo = (page: Page, subject: string): Locator =>
  cardOf(page, subject).getByRole('button', { name: 'Bookmark subject', exact: true })
const removeFrom = (page: Page, subject: string): Locator =>
  cardOf(page, subject).getByRole('button', { name: 'Remove bookmark', exact: true })
const shelf = (page: Page) => page.getByRole('region', { name: 'Your Bookmarked Subjects' })
const copyOf = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), COPY)

/** What the account has, whatever this page shows. */
async function listStored(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.get('/api/trpc/bookmarks.list')
  return (await answer.json()).result.data
}

async function signIn(page: Page, email: string) {
  await page.goto('/404')
  await call(page, 'auth.signIn', { email, password: PASSWORD })
}

test.describe('a student', () => {
  let email: string

  test.beforeEach(async ({ page }) => {
    email = await signUp(page)
    await page.goto('/notes')
    await expect(shelf(page)).toContainText('Press the bookmark on a subject, and it waits for you here.')
  })

  test('bookmarks a subject, finds it above the list and in the account, and takes it away', async ({
    page,
    context,
  }) => {
    await addTo(page, 'Physics').click()
    await expect(removeFrom(page, 'Physics')).toHaveAccessibleDescription('Physics')
    await expect(page.getByRole('status').filter({ hasText: 'Physics is bookmarked.' })).toBeAttached()
    await expect(shelf(page).getByRole('link')).toHaveText(['Physics'])
    expect(await copyOf(page)).toEqual(['physics'])
    await expect.poll(() => listStored(context)).toEqual(['physics'])

    await shelf(page).getByRole('link', { name: 'Physics' }).click()
    await expect(page).toHaveURL(/\/notes\/physics$/)
    await page.goBack()

    await removeFrom(page, 'Physics').click()
    await expect(addTo(page, 'Physics')).toBeVisible()
    await expect(shelf(page).getByRole('link')).toHaveCount(0)
    expect(await copyOf(page)).toEqual([])
    await expect.poll(() => listStored(context)).toEqual([])
  })

  test('sees the bookmarks of every class, in the order of the catalogue', async ({ page, context }) => {
    await addTo(page, 'Nepali').click()
    await addTo(page, 'Physics').click()
    await page.getByRole('button', { name: 'Class 11' }).click()
    await expect(page.getByRole('heading', { name: 'Class 11 Notes' })).toBeVisible()
    await addTo(page, 'Mathematics').click()
    const names = ['Physics', 'Nepali', 'MathematicsClass 11']
    await expect(shelf(page).getByRole('link')).toHaveText(names)
    await expect.poll(() => listStored(context)).toHaveLength(3)
    await page.goto('/notes')
    await expect(shelf(page).getByRole('link')).toHaveText(names)
    await shelf(page).getByRole('link', { name: 'Mathematics' }).click()
    await expect(page).toHaveURL(/\/notes\/mathematicsClass11$/)
  })

  test('sees them at once, before the worker has answered', async ({ page, context }) => {
    await addTo(page, 'Physics').click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await page.route('**/bookmarks.list*', () => undefined)
    await page.reload()
    await expect(shelf(page).getByRole('link')).toHaveText(['Physics'])
    await expect(removeFrom(page, 'Physics')).toBeVisible()
  })

  test('finds them on another device, and after losing what this one had kept', async ({ page, context, browser }) => {
    await addTo(page, 'Biology').click()
    await expect.poll(() => listStored(context)).toEqual(['biology'])
    const other = await browser.newContext()
    const otherPage = await other.newPage()
    await signIn(otherPage, email)
    await otherPage.goto('/notes')
    await expect(shelf(otherPage).getByRole('link')).toHaveText(['Biology'])
    await removeFrom(otherPage, 'Biology').click()
    await expect.poll(() => listStored(other)).toEqual([])
    await other.close()

    await page.reload()
    await expect(addTo(page, 'Biology')).toBeVisible()
    await addTo(page, 'English').click()
    await expect.poll(() => listStored(context)).toEqual(['english'])
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(shelf(page).getByRole('link')).toHaveText(['English'])
    expect(await copyOf(page)).toEqual(['english'])
  })

  test('who presses ten times in a hurry has in the account what the screen shows', async ({ page, context }) => {
    const button = cardOf(page, 'Physics').getByRole('button')
    for (let press = 0; press < 10; press++) await button.click({ delay: 0 })
    await addTo(page, 'Physics').click()
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await page.reload()
    await expect(removeFrom(page, 'Physics')).toBeVisible()
  })

  test('chooses offline, and the account has it when the connection is back', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await addTo(page, 'Physics').click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await context.setOffline(true)
    await removeFrom(page, 'Physics').click()
    await addTo(page, 'Nepali').click()
    await expect(shelf(page).getByRole('link')).toHaveText(['Nepali'])
    await expect(shelf(page)).toContainText('Not sent yet. What you chose is kept on this device.')
    await context.setOffline(false)
    await expect.poll(() => listStored(context)).toEqual(['nepali'])
    await expect(shelf(page)).not.toContainText('Not sent yet')
    await expect(shelf(page).getByRole('link')).toHaveText(['Nepali'])
    consoleErrors.length = 0
  })

  test('is told that sending failed, loses nothing by a reload, and can try again', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.route('**/bookmarks.set*', (route) => route.fulfill({ status: 500, json: {} }))
    await addTo(page, 'Physics').click()
    await expect(shelf(page)).toContainText('Not sent yet. What you chose is kept on this device.')
    expect(await listStored(context)).toEqual([])
    await page.reload()
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect(shelf(page)).toContainText('Not sent yet. What you chose is kept on this device.')
    await page.unroute('**/bookmarks.set*')
    await shelf(page).getByRole('button', { name: 'Try Again' }).click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await expect(shelf(page)).not.toContainText('Not sent yet')
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    consoleErrors.length = 0
  })

  test('whose session has ended meanwhile is asked to sign in, and the choice is kept', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await context.clearCookies()
    await addTo(page, 'Physics').click()
    await expect(page.getByRole('link', { name: 'Sign in to send 1 bookmark' })).toBeVisible()
    await expect(shelf(page)).toHaveCount(0)
    await signIn(page, email)
    await page.goto('/notes')
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    consoleErrors.length = 0
  })

  test('without a copy here is told when the list does not come', async ({ page, consoleErrors }) => {
    await page.evaluate(() => localStorage.removeItem('bookmarked_subjects'))
    await page.route('**/bookmarks.list*', (route) => route.abort())
    await page.reload()
    await expect(shelf(page).getByText('Loading bookmarks...')).toBeAttached()
    await expect(shelf(page)).toContainText('We cannot reach Adhyayan right now.', { timeout: 30_000 })
    await page.unroute('**/bookmarks.list*')
    await shelf(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(shelf(page)).toContainText('Press the bookmark on a subject')
    consoleErrors.length = 0
  })

  test('sees in one tab what is chosen in another', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/notes')
    await addTo(page, 'Physics').click()
    await expect(removeFrom(other, 'Physics')).toBeVisible()
    await removeFrom(other, 'Physics').click()
    await expect(addTo(page, 'Physics')).toBeVisible()
    await expect.poll(() => listStored(context)).toEqual([])
  })

  test('is not troubled by a copy that cannot be read', async ({ page, context }) => {
    await addTo(page, 'Physics').click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    for (const broken of ['[', '{}', 'null', '[7,null,{"a":1}]', '']) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [COPY, broken] as const)
      await page.reload()
      await expect(shelf(page).getByRole('link')).toHaveText(['Physics'])
      expect(await copyOf(page)).toEqual(['physics'])
    }
  })

  test('bookmarks on a device that has no room left', async ({ page, context }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('bookmark')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await page.evaluate(() => localStorage.removeItem('bookmarked_subjects'))
    await page.reload()
    await addTo(page, 'Physics').click()
    await expect(shelf(page).getByRole('link')).toHaveText(['Physics'])
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await page.reload()
    await expect(removeFrom(page, 'Physics')).toBeVisible()
  })

  test('is told when the part that talks to the worker does not load, and still chooses', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.route(/\/assets\/bookmark-sync-[^/]*\.js$/, (route) => route.abort())
    await page.reload()
    await expect(shelf(page)).toContainText('We could not bring your bookmarks up to date.')
    await addTo(page, 'Physics').click()
    await expect(shelf(page).getByRole('link')).toHaveText(['Physics'])
    // The outbox brings it to the account all the same.
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await expect(shelf(page)).toContainText('We could not bring your bookmarks up to date.')
    await page.unroute(/\/assets\/bookmark-sync-[^/]*\.js$/)
    await expect(shelf(page)).not.toContainText('We could not bring your bookmarks up to date.')
    expect(await listStored(context)).toEqual(['physics'])
    consoleErrors.length = 0
  })

  test('does not get what a visitor wished here long ago', async ({ page, context }) => {
    await page.evaluate(() => {
      localStorage.setItem('bookmark_change_guest_physics', '{"bookmarked":true,"at":1}')
      localStorage.setItem('bookmark_change_guest_biology', JSON.stringify({ bookmarked: true, at: Date.now() }))
    })
    await page.reload()
    await expect(shelf(page).getByRole('link')).toHaveText(['Biology'])
    await expect.poll(() => listStored(context)).toEqual(['biology'])
    await page.reload()
    await expect(shelf(page).getByRole('link')).toHaveText(['Biology'])
  })

  test('is told that a subject has left the catalogue', async ({ page, context, consoleErrors }) => {
    const reason = 'That subject is not in the catalogue, so it cannot be bookmarked.'
    await page.evaluate(
      (uid) => localStorage.setItem(`bookmark_change_${uid}_astrology`, '{"bookmarked":true,"at":1}'),
      await page.evaluate(() => JSON.parse(localStorage.getItem('last_user') ?? '{}').uid),
    )
    await page.reload()
    await expect(shelf(page)).toContainText(reason)
    await addTo(page, 'Physics').click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await expect(shelf(page)).not.toContainText(reason)
    await expect(shelf(page).getByRole('link')).toHaveText(['Physics'])
    consoleErrors.length = 0
  })

  test('leaves nothing to the next student on this device', async ({ page, context }) => {
    await addTo(page, 'Physics').click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await signUp(page)
    await page.route('**/bookmarks.list*', () => undefined)
    await page.goto('/notes')
    await expect(addTo(page, 'Physics')).toBeVisible()
    await expect(shelf(page).getByText('Loading bookmarks...')).toBeAttached()
    await expect(shelf(page).getByRole('link')).toHaveCount(0)
    expect(await copyOf(page)).toBeNull()
  })

  test('leaves nothing to a visitor on this device', async ({ page, context }) => {
    await addTo(page, 'Nepali').click()
    await expect.poll(() => listStored(context)).toEqual(['nepali'])
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto('/notes')
    await expect(addTo(page, 'Nepali')).toBeVisible()
    await expect(shelf(page)).toHaveCount(0)
    await expect.poll(() => copyOf(page)).toBeNull()
  })

  test('does it all with the keyboard', async ({ page, context }) => {
    await addTo(page, 'Physics').focus()
    await page.keyboard.press('Enter')
    await expect(removeFrom(page, 'Physics')).toBeFocused()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await page.keyboard.press('Space')
    await expect(addTo(page, 'Physics')).toBeFocused()
    await expect.poll(() => listStored(context)).toEqual([])
  })
})

test.describe('a visitor', () => {
  test('is asked to sign in, and may decide not to', async ({ page }) => {
    await openAndWait(page, '/notes', addTo(page, 'Physics'))
    await expect(shelf(page)).toHaveCount(0)
    await addTo(page, 'Physics').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign in to bookmark' })
    await expect(dialog).toContainText('you find Physics again')
    await dialog.getByRole('button', { name: 'Not now' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(addTo(page, 'Physics')).toBeFocused()
    await addTo(page, 'Physics').click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await copyOf(page)).toBeNull()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('bookmark')))).toEqual([])
  })

  test('who signs in comes back to the same list, and the bookmark is there', async ({ page, context }) => {
    const email = await signUp(page)
    await context.clearCookies()
    await openAndWait(page, '/notes?q=rotat', addTo(page, 'Physics'))
    await addTo(page, 'Physics').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/login\?from=/)
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/notes\?q=rotat$/)
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect(shelf(page).getByRole('link')).toHaveText(['Physics'])
    await expect.poll(() => listStored(context)).toEqual(['physics'])
  })

  test('loads nothing that talks to the worker, and nothing of schemas', async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await openAndWait(page, '/notes', addTo(page, 'Physics'))
    await addTo(page, 'Physics').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const text of await Promise.all(scripts)) expect(text).not.toMatch(/QueryClientProvider|ZodError/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the shelf scrolls by itself, and the page does not', async ({ page }) => {
    await signUp(page)
    await page.goto('/notes')
    for (const subject of ['Physics', 'Chemistry', 'Biology', 'Computer Science']) await addTo(page, subject).tap()
    await expect(shelf(page).getByRole('link')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const box = await removeFrom(page, 'Physics').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
})
