import { GUEST } from '#domain/account/owner.ts'
import { call, DESKTOP, expect, forgetErrors, holdBack, PASSWORD, passTimeUntil, signUp, test } from '../browser.ts'
import { plantEntries, plantedBookmark } from '../device/stored-entries.ts'
import { addTo, bookmarkList, COPY, copyOf, listStored, removeFrom } from './bookmarked.ts'

test.use({ viewport: DESKTOP })

const NOT_SENT = 'Not sent yet. What you chose is kept on this device.'

test.describe('the copy on this device', () => {
  let email: string

  test.beforeEach(async ({ page }) => {
    email = await signUp(page)
    await page.goto('/notes')
    await expect(bookmarkList(page)).toContainText('Press the bookmark on a subject, and it waits for you here.')
  })

  test('is there at once, and is made again where it is lost or missing', async ({ page, context, browser }) => {
    const links = bookmarkList(page).getByRole('link')

    await test.step('does not get what a visitor chose here long ago', async () => {
      await plantEntries(page, [plantedBookmark(GUEST, 'physics', 1), plantedBookmark(GUEST, 'biology', Date.now())])
      await page.reload()
      await expect(links).toHaveText(['Biology'])
      await expect.poll(() => listStored(context)).toEqual(['biology'])
    })

    await test.step('is seen at once, before the worker has answered', async () => {
      await addTo(page, 'Chemistry').click()
      await expect.poll(() => listStored(context)).toEqual(['biology', 'chemistry'])
      await page.route(/bookmarks\.list/, () => undefined)
      await page.reload()
      await expect(links).toHaveText(['Chemistry', 'Biology'])
      await expect(removeFrom(page, 'Chemistry')).toBeVisible()
      await page.unroute(/bookmarks\.list/)
    })

    await test.step('troubles nobody when it cannot be read', async () => {
      // Invalid JSON, and a list without a valid entry; tests/domain/catalogue/bookmark-copy.test.ts has more.
      for (const broken of ['[', '[7,null,{"a":1}]']) {
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [COPY, broken] as const)
        await page.reload()
        await expect(links).toHaveText(['Chemistry', 'Biology'])
        expect(await copyOf(page)).toEqual(['biology', 'chemistry'])
      }
    })

    await test.step('is made on another device, and follows what is chosen there', async () => {
      const other = await browser.newContext()
      const otherPage = await other.newPage()
      await call(otherPage, 'auth.signIn', { email, password: PASSWORD })
      await otherPage.goto('/notes')
      await expect(bookmarkList(otherPage).getByRole('link')).toHaveText(['Chemistry', 'Biology'])
      await removeFrom(otherPage, 'Biology').click()
      await expect.poll(() => listStored(other)).toEqual(['chemistry'])
      await other.close()
      await page.reload()
      await expect(addTo(page, 'Biology')).toBeVisible()
    })

    await test.step('is made again after this device has lost what it had kept', async () => {
      await addTo(page, 'English').click()
      await expect.poll(() => listStored(context)).toEqual(['chemistry', 'english'])
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await expect(links).toHaveText(['Chemistry', 'English'])
      expect(await copyOf(page)).toEqual(['chemistry', 'english'])
    })

    await test.step('is not needed: a student bookmarks on a device that has no room left', async () => {
      await page.addInitScript(() => {
        const setItem = Storage.prototype.setItem
        Storage.prototype.setItem = function (key, value) {
          if (key.startsWith('bookmark')) throw new DOMException('full', 'QuotaExceededError')
          setItem.call(this, key, value)
        }
      })
      await page.evaluate((key) => localStorage.removeItem(key), COPY)
      await page.reload()
      await addTo(page, 'Physics').click()
      await expect(links).toHaveText(['Physics', 'Chemistry', 'English'])
      await expect.poll(() => listStored(context)).toEqual(['chemistry', 'english', 'physics'])
      await page.reload()
      await expect(removeFrom(page, 'Physics')).toBeVisible()
    })
  })

  test('keeps what could not be sent until it is sent', async ({ page, context, consoleErrors }) => {
    await test.step('says that sending failed, loses nothing by a reload, and can try again', async () => {
      // It also retries by itself, which must not happen before the press.
      let isPressed = false
      await page.exposeFunction('notePress', () => {
        isPressed = true
      })
      await page.route(/bookmarks\.set/, (route) =>
        isPressed ? route.fallback() : route.fulfill({ status: 500, json: {} }),
      )
      await addTo(page, 'Physics').click()
      await expect(bookmarkList(page)).toContainText(NOT_SENT)
      expect(await listStored(context)).toEqual([])
      await page.reload()
      await expect(removeFrom(page, 'Physics')).toBeVisible()
      await expect(bookmarkList(page)).toContainText(NOT_SENT)
      await page.evaluate(() => addEventListener('pointerdown', Reflect.get(window, 'notePress'), { capture: true }))
      await bookmarkList(page).getByRole('button', { name: 'Try Again' }).click()
      await expect.poll(() => listStored(context)).toEqual(['physics'])
      await expect(bookmarkList(page)).not.toContainText('Not sent yet')
      await expect(removeFrom(page, 'Physics')).toBeVisible()
      await page.unroute(/bookmarks\.set/)
    })

    await test.step('takes choices offline, and the account has them when the connection is back', async () => {
      await context.setOffline(true)
      await removeFrom(page, 'Physics').click()
      await addTo(page, 'Nepali').click()
      await expect(bookmarkList(page).getByRole('link')).toHaveText(['Nepali'])
      await expect(bookmarkList(page)).toContainText(NOT_SENT)
      await context.setOffline(false)
      await expect.poll(() => listStored(context)).toEqual(['nepali'])
      await expect(bookmarkList(page)).not.toContainText('Not sent yet')
      await expect(bookmarkList(page).getByRole('link')).toHaveText(['Nepali'])
    })

    await test.step('keeps the choice of a student whose session has ended, who is asked to sign in', async () => {
      await context.clearCookies()
      await addTo(page, 'Physics').click()
      await expect(page.getByRole('link', { name: 'Sign in to send 1 bookmark' })).toBeVisible()
      await expect(bookmarkList(page)).toHaveCount(0)
      await call(page, 'auth.signIn', { email, password: PASSWORD })
      await page.reload()
      await expect(removeFrom(page, 'Physics')).toBeVisible()
      await expect.poll(() => listStored(context)).toEqual(['nepali', 'physics'])
    })
    await forgetErrors(page, consoleErrors)
  })

  test('says what does not come, and leaves nothing to the next one here', async ({ page, context, consoleErrors }) => {
    const loading = bookmarkList(page).getByText('Loading bookmarks...')

    await test.step('says that the list does not come, when there is no copy', async () => {
      await page.clock.install()
      await page.evaluate((key) => localStorage.removeItem(key), COPY)
      await page.route(/bookmarks\.list/, (route) => route.abort())
      await page.reload()
      await expect(loading).toBeAttached()
      await passTimeUntil(page, bookmarkList(page).getByText('We cannot reach Adhyayan right now.'))
      await page.unroute(/bookmarks\.list/)
      await passTimeUntil(page, bookmarkList(page).getByText('Press the bookmark on a subject'))
    })

    await test.step('leaves nothing to the next student on this device', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
      consoleErrors.length = 0
      await signUp(page)
      const release = await holdBack(page, /bookmarks\.list/)
      await page.goto('/notes')
      await expect(addTo(page, 'Physics')).toBeVisible()
      await expect(loading).toBeAttached()
      await expect(bookmarkList(page).getByRole('link')).toHaveCount(0)
      expect(await copyOf(page)).toBeNull()
      release()
      await expect(bookmarkList(page)).toContainText('Press the bookmark on a subject')
    })

    await test.step('leaves nothing to a visitor on this device', async () => {
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
})
