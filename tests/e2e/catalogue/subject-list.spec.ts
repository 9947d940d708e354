import { DESKTOP, expect, holdBack, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

test('the subject list finds what was typed before the script was there', async ({ page }) => {
  const articles = page.getByRole('main').getByRole('article')
  const searchBox = page.getByRole('searchbox', { name: 'Search subjects and topics' })
  const release = await holdBack(page, /\/assets\/index-[^/]*\.js$/)
  await page.goto('/notes', { waitUntil: 'commit' })
  await searchBox.fill('rotat')
  await expect(articles).toHaveCount(7)
  release()
  await expect(articles).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=rotat$/)
  await page.keyboard.type('ional')
  await expect(searchBox).toHaveValue('rotational')
  await expect(page).toHaveURL(/\?q=rotational$/)
})
