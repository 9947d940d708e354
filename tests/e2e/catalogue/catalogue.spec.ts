import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { expect, onEachSize, PHONE, SIZES, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { bookmarkList } from './bookmarked.ts'
import { searchBox } from './cards.ts'

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

const ALL_SIZES = { ...SIZES, narrow: { width: 360, height: 740 } }

test('the catalogue can be used by everyone, at each size', async ({ page }) => {
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const add = main.getByRole('button', { name: 'Bookmark subject' }).first()
  const loaded = watchLoading(page)
  const check = () => onEachSize(page, async () => expect(await findViolations(page)).toEqual([]), ALL_SIZES)

  await test.step('a search that finds something', async () => {
    await page.goto('/notes?q=rotat')
    await loaded()
    await expect(heading).toHaveCount(1)
    await check()
  })

  await test.step('a search that finds nothing', async () => {
    await searchBox(page).fill('no such thing')
    await expect(main.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(heading).toHaveCount(1)
    await check()
  })

  await test.step('the dialog that asks a visitor to sign in', async () => {
    await searchBox(page).fill('')
    await add.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
  })

  await test.step('a subject', async () => {
    await main.getByRole('link', { name: 'Computer Science', exact: true }).click()
    await expect(heading).toHaveText('Computer Science')
    await expect(main.getByText('Loading notes...')).toHaveCount(0)
    await check()
  })

  await test.step('a chapter with a Nepali title', async () => {
    await main.getByRole('link', { name: 'Back to subjects' }).click()
    await main.getByRole('link', { name: 'Nepali', exact: true }).click()
    await main.getByRole('link', { name: 'व्याकरण (Grammar)', exact: true }).click()
    await expect(heading).toHaveText('व्याकरण (Grammar)')
    await expect(main.getByText('Loading notes...')).toHaveCount(0)
    await check()
  })

  for (const path of ['/notes/physicsClass11/solids', '/notes/astrology'])
    await test.step(path, async () => {
      await page.goto(path)
      await loaded()
      await expect(heading).toHaveCount(1)
      await check()
    })

  await test.step('the list of bookmarks', async () => {
    await signUp(page)
    await page.goto('/notes')
    await expect(bookmarkList(page)).toContainText('Press the bookmark')
    for (let press = 0; press < 5; press++) await add.click()
    await expect(bookmarkList(page).getByRole('link')).toHaveCount(5)
    await check()
  })
})
