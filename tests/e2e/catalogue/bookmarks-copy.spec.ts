import type { Page } from '@playwright/test'
import { call, DESKTOP, expect, forgetErrors, PASSWORD, passTimeUntil, signUp, test } from '../browser.ts'
import { addTo, bookmarkList, COPY, copyOf, listStored, removeFrom } from './bookmarked.ts'

test.use({ viewport: DESKTOP })

async function signIn(page: Page, email: string) {
  await page.goto('/404')
  await call(page, 'auth.signIn', { email, password: PASSWORD })
}

test.describe('the copy on this device', () => {
  let email: string

  test.beforeEach(async ({ page }) => {
    email = await signUp(page)
    await page.goto('/notes')
    await expect(bookmarkList(page)).toContainText('Press the bookmark on a subject, and it waits for you here.')
  })

  test('sees them at once, before the worker has answered', async ({ page, context }) => {
    await addTo(page, 'Physics').click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await page.route('**/bookmarks.list*', () => undefined)
    await page.reload()
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Physics'])
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await page.unroute('**/bookmarks.list*')

    await test.step('is not troubled by a copy that cannot be read', async () => {
      // Without a list, and with a list of nothing; tests/domain/catalogue/bookmark-copy.test.ts has more.
      for (const broken of ['[', '[7,null,{"a":1}]']) {
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [COPY, broken] as const)
        await page.reload()
        await expect(bookmarkList(page).getByRole('link')).toHaveText(['Physics'])
        expect(await copyOf(page)).toEqual(['physics'])
      }
    })
  })

  test('finds them on another device, and after losing what this one had kept', async ({ page, context, browser }) => {
    await addTo(page, 'Biology').click()
    await expect.poll(() => listStored(context)).toEqual(['biology'])
    const other = await browser.newContext()
    const otherPage = await other.newPage()
    await signIn(otherPage, email)
    await otherPage.goto('/notes')
    await expect(bookmarkList(otherPage).getByRole('link')).toHaveText(['Biology'])
    await removeFrom(otherPage, 'Biology').click()
    await expect.poll(() => listStored(other)).toEqual([])
    await other.close()

    await page.reload()
    await expect(addTo(page, 'Biology')).toBeVisible()
    await addTo(page, 'English').click()
    await expect.poll(() => listStored(context)).toEqual(['english'])
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['English'])
    expect(await copyOf(page)).toEqual(['english'])
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
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Nepali'])
    await expect(bookmarkList(page)).toContainText('Not sent yet. What you chose is kept on this device.')
    await context.setOffline(false)
    await expect.poll(() => listStored(context)).toEqual(['nepali'])
    await expect(bookmarkList(page)).not.toContainText('Not sent yet')
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Nepali'])
    await forgetErrors(page, consoleErrors)
  })

  test('is told that sending failed, loses nothing by a reload, and can try again', async ({
    page,
    context,
    consoleErrors,
  }) => {
    // It is also tried again by itself, which must not come before the press.
    let isPressed = false
    await page.exposeFunction('notePress', () => {
      isPressed = true
    })
    await page.route('**/bookmarks.set*', (route) =>
      isPressed ? route.fallback() : route.fulfill({ status: 500, json: {} }),
    )
    await addTo(page, 'Physics').click()
    await expect(bookmarkList(page)).toContainText('Not sent yet. What you chose is kept on this device.')
    expect(await listStored(context)).toEqual([])
    await page.reload()
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect(bookmarkList(page)).toContainText('Not sent yet. What you chose is kept on this device.')
    await page.evaluate(() => addEventListener('pointerdown', Reflect.get(window, 'notePress'), { capture: true }))
    await bookmarkList(page).getByRole('button', { name: 'Try Again' }).click()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await expect(bookmarkList(page)).not.toContainText('Not sent yet')
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await forgetErrors(page, consoleErrors)
  })

  test('whose session has ended meanwhile is asked to sign in, and the choice is kept', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await context.clearCookies()
    await addTo(page, 'Physics').click()
    await expect(page.getByRole('link', { name: 'Sign in to send 1 bookmark' })).toBeVisible()
    await expect(bookmarkList(page)).toHaveCount(0)
    await signIn(page, email)
    await page.goto('/notes')
    await expect(removeFrom(page, 'Physics')).toBeVisible()
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await forgetErrors(page, consoleErrors)
  })

  test('without a copy here is told when the list does not come', async ({ page, consoleErrors }) => {
    await page.clock.install()
    await page.evaluate(() => localStorage.removeItem('bookmarked_subjects'))
    await page.route('**/bookmarks.list*', (route) => route.abort())
    await page.reload()
    await expect(bookmarkList(page).getByText('Loading bookmarks...')).toBeAttached()
    await passTimeUntil(page, bookmarkList(page).getByText('We cannot reach Adhyayan right now.'))
    await page.unroute('**/bookmarks.list*')
    await bookmarkList(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(bookmarkList(page)).toContainText('Press the bookmark on a subject')
    await forgetErrors(page, consoleErrors)
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
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Physics'])
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
    await expect(bookmarkList(page)).toContainText('We could not bring your bookmarks up to date.')
    await addTo(page, 'Physics').click()
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Physics'])
    // The outbox brings it to the account all the same.
    await expect.poll(() => listStored(context)).toEqual(['physics'])
    await expect(bookmarkList(page)).toContainText('We could not bring your bookmarks up to date.')
    await page.unroute(/\/assets\/bookmark-sync-[^/]*\.js$/)
    await expect(bookmarkList(page)).not.toContainText('We could not bring your bookmarks up to date.')
    expect(await listStored(context)).toEqual(['physics'])
    await forgetErrors(page, consoleErrors)
  })

  test('does not get what a visitor chose here long ago', async ({ page, context }) => {
    await page.evaluate(() => {
      localStorage.setItem('bookmark_change_guest_physics', '{"bookmarked":true,"at":1}')
      localStorage.setItem('bookmark_change_guest_biology', JSON.stringify({ bookmarked: true, at: Date.now() }))
    })
    await page.reload()
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Biology'])
    await expect.poll(() => listStored(context)).toEqual(['biology'])
    await page.reload()
    await expect(bookmarkList(page).getByRole('link')).toHaveText(['Biology'])
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
    await expect(bookmarkList(page).getByText('Loading bookmarks...')).toBeAttached()
    await expect(bookmarkList(page).getByRole('link')).toHaveCount(0)
    expect(await copyOf(page)).toBeNull()
  })

  test('leaves nothing to a visitor on this device', async ({ page, context }) => {
    await addTo(page, 'Nepali').click()
    await expect.poll(() => listStored(context)).toEqual(['nepali'])
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto('/notes')
    await expect(addTo(page, 'Nepali')).toBeVisible()
    await expect(bookmarkList(page)).toHaveCount(0)
    await expect.poll(() => copyOf(page)).toBeNull()
  })
})
