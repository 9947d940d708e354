import type { Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, onEachSize, PHONE, SIZES, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from '../site/prerendered.ts'
import { articles, chapterCard, searchBox } from './cards.ts'

test.use({ viewport: DESKTOP })

const ALL_SIZES = { ...SIZES, narrow: { width: 360, height: 740 } }

test('the way from the catalogue to a note can be gone with the keyboard alone', async ({ page }) => {
  await openAndWait(page, '/notes', searchBox(page))
  await searchBox(page).focus()
  await page.keyboard.type('rotational')
  await expect(articles(page)).toHaveCount(1)
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
  await expect(articles(page).getByRole('link', { name: 'Physics' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bookmark subject' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/notes\/physics$/)
  await chapterCard(page, NOTE.title).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/notes\/physics\/rotational-dynamics$/)
  await page.getByRole('link', { name: `View ${NOTE.title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${NOTE.view}$`))
})

test.describe('for everyone, at each size', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  const check = (page: Page) => onEachSize(page, async () => expect(await findViolations(page)).toEqual([]), ALL_SIZES)

  test('the catalogue can be used', async ({ page }) => {
    for (const path of [
      '/notes?q=rotat',
      '/notes?q=no+such+thing',
      '/notes/computer',
      '/notes/nepali/vyakaran',
      '/notes/physicsClass11/solids',
      '/notes/astrology',
    ]) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await check(page)
      })
    }
  })

  test('bookmarks can be used', async ({ page }) => {
    const add = page.getByRole('button', { name: 'Bookmark subject' }).first()
    await openAndWait(page, '/notes', add)
    await add.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(page)

    await signUp(page)
    await page.goto('/notes')
    const bookmarkList = page.getByRole('region', { name: 'Your Bookmarked Subjects' })
    await expect(bookmarkList).toContainText('Press the bookmark')
    for (let press = 0; press < 5; press++) await add.click()
    await expect(bookmarkList.getByRole('link')).toHaveCount(5)
    await check(page)
  })
})
