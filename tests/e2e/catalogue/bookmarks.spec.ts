import { SUBJECT_UNKNOWN } from '#domain/catalogue/bookmark.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { DESKTOP, expect, forgetErrors, PASSWORD, PHONE, signUp, test } from '../browser.ts'
import { plantEntries, plantedBookmark } from '../device/stored-entries.ts'
import { openAndWait } from '../site/prerendered.ts'
import { addTo, bookmarkList, cardOf, copyOf, listStored, removeFrom } from './bookmarked.ts'
import { searchBox } from './cards.ts'

test.use({ viewport: DESKTOP })

test('a student bookmarks a subject and takes it away', async ({ page, context, consoleErrors }) => {
  await signUp(page)
  await page.goto('/notes')
  await expect(bookmarkList(page)).toContainText('Press the bookmark on a subject, and it waits for you here.')
  const links = bookmarkList(page).getByRole('link')

  await test.step('finds it above the list and in the account', async () => {
    await addTo(page, 'Physics').click()
    await expect(removeFrom(page, 'Physics')).toHaveAccessibleDescription('Physics')
    await expect(page.getByRole('status').filter({ hasText: 'Physics is bookmarked.' })).toBeAttached()
    await expect(links).toHaveText(['Physics'])
    expect(await copyOf(page)).toEqual(['physics'])
    await expect.poll(() => listStored(context)).toEqual(['physics'])

    await links.filter({ hasText: 'Physics' }).click()
    await expect(page).toHaveURL(/\/notes\/physics$/)
    await page.goBack()

    await removeFrom(page, 'Physics').click()
    await expect(addTo(page, 'Physics')).toBeVisible()
    await expect(links).toHaveCount(0)
    expect(await copyOf(page)).toEqual([])
    await expect.poll(() => listStored(context)).toEqual([])
  })

  await test.step('does it all with the keyboard', async () => {
    await addTo(page, 'Physics').focus()
    await page.keyboard.press('Enter')
    await expect(removeFrom(page, 'Physics')).toBeFocused()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await page.keyboard.press('Space')
    await expect(addTo(page, 'Physics')).toBeFocused()
    await expect.poll(() => listStored(context)).toEqual([])
  })

  await test.step('sees in one tab what is chosen in another', async () => {
    const other = await context.newPage()
    await other.goto('/notes')
    await addTo(page, 'Physics').click()
    await expect(removeFrom(other, 'Physics')).toBeVisible()
    await removeFrom(other, 'Physics').click()
    await expect(addTo(page, 'Physics')).toBeVisible()
    await expect.poll(() => listStored(context)).toEqual([])
    await other.close()
  })

  await test.step('after ten quick presses the account has what the screen shows', async () => {
    const button = cardOf(page, 'Physics').getByRole('button', { name: /bookmark/i })
    for (let press = 0; press < 10; press++) await button.click({ delay: 0 })
    await addTo(page, 'Physics').click()
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
  })

  await test.step('sees the bookmarks of every class, in the order of the catalogue', async () => {
    await addTo(page, 'Nepali').click()
    await page.getByRole('button', { name: 'Class 11' }).click()
    await expect(page.getByRole('heading', { name: 'Class 11 Notes' })).toBeVisible()
    await addTo(page, 'Mathematics').click()
    const names = ['Physics', 'Nepali', 'MathematicsClass 11']
    await expect(links).toHaveText(names)
    await expect.poll(() => listStored(context)).toHaveLength(3)
    await page.goto('/notes')
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect(links).toHaveText(names)
    await bookmarkList(page).getByRole('link', { name: 'Mathematics' }).click()
    await expect(page).toHaveURL(/\/notes\/mathematicsClass11$/)
  })

  await test.step('sees that a subject has left the catalogue', async () => {
    const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('last_user') ?? '{}').uid)
    await plantEntries(page, [plantedBookmark(uid, 'astrology', 1)])
    await page.goto('/notes')
    await expect(bookmarkList(page)).toContainText(SUBJECT_UNKNOWN)
    await addTo(page, 'Biology').click()
    await expect.poll(() => listStored(context)).toEqual(['biology', 'mathematicsClass11', 'nepali', 'physics'])
    await expect(bookmarkList(page)).not.toContainText(SUBJECT_UNKNOWN)
    await expect(links).toHaveText(['Physics', 'Biology', 'Nepali', 'MathematicsClass 11'])
  })
  await forgetErrors(page, consoleErrors)
})

test('a visitor is asked to sign in, and comes back to the same list', async ({ page, context }) => {
  const email = await signUp(page)
  await context.clearCookies()
  const dialog = page.getByRole('dialog', { name: 'Sign in to bookmark' })

  await test.step('may decide not to', async () => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const loaded = watchLoading(page)
    await openAndWait(page, '/notes', addTo(page, 'Physics'))
    await expect(bookmarkList(page)).toHaveCount(0)
    await addTo(page, 'Physics').press('Enter')
    await expect(dialog).toContainText('you find Physics again')
    await dialog.getByRole('button', { name: 'Not now' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(addTo(page, 'Physics')).toBeFocused()
    await addTo(page, 'Physics').click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await copyOf(page)).toBeNull()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('bookmark')))).toEqual([])

    // No tRPC client, and no store of the device.
    await loaded()
    expect(scripts.length).toBeGreaterThan(2)
    for (const text of await Promise.all(scripts)) expect(text).not.toMatch(/QueryClientProvider|IDBKeyRange/)
  })

  await test.step('after signing in the visitor is back at the same list, and the bookmark is there', async () => {
    await searchBox(page).fill('rotat')
    await addTo(page, 'Physics').click()
    await dialog.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/login\?from=/)
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/notes\?q=rotat$/)
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Physics'])
    await expect.poll(() => listStored(context)).toEqual(['physics'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the list of bookmarks scrolls by itself, and the page does not', async ({ page }) => {
    await signUp(page)
    await page.goto('/notes')
    for (const subject of ['Physics', 'Chemistry', 'Biology', 'Computer Science']) {
      await addTo(page, subject).tap()
      // The list moves what is below it.
      await expect(bookmarkList(page).getByRole('link', { name: subject })).toBeVisible()
    }
    await expect(bookmarkList(page).getByRole('link')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const box = await removeFrom(page, 'Physics').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
})
