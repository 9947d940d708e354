import { DESKTOP, expect, holdBack, NOTE, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { articles, chapterCard, searchBox } from './cards.ts'

test.use({ viewport: DESKTOP })

test.describe('the subject list', () => {
  test('is searched, and leads to its subjects', async ({ page }) => {
    await test.step('finds what was typed before the script was there', async () => {
      const release = await holdBack(page, /\/assets\/index-[^/]*\.js$/)
      await page.goto('/notes', { waitUntil: 'commit' })
      await searchBox(page).fill('rotat')
      await expect(articles(page)).toHaveCount(7)
      release()
      await expect(articles(page)).toHaveCount(1)
      await expect(page).toHaveURL(/\?q=rotat$/)
      await page.keyboard.type('ional')
      await expect(searchBox(page)).toHaveValue('rotational')
      await expect(page).toHaveURL(/\?q=rotational$/)
      await searchBox(page).fill('')
    })

    await test.step('shows a card for each subject, with its chapters and notes counted', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
      await expect(articles(page)).toHaveCount(7)
      const physics = articles(page).filter({ hasText: 'Physics' }).first()
      await expect(physics).toContainText('22 chapters')
      await expect(physics).toContainText(/\d notes?$/)
      await expect(physics.getByRole('listitem')).toHaveCount(4)
      await expect(page).toHaveTitle('Class 12 Notes | Adhyayan')
    })

    await test.step('is searched in any case and either script, over titles and topics', async () => {
      await searchBox(page).fill('ROTATIONAL')
      await expect(articles(page)).toHaveCount(1)
      await expect(articles(page).getByRole('listitem')).toHaveText([
        '•Rotational Dynamics',
        '•Rotational kinetic energy, work and power',
      ])
      await expect(page).toHaveURL(/\?q=ROTATIONAL$/)
      await expect(page.getByRole('status').filter({ hasText: '1 subject found.' })).toBeAttached()
      await searchBox(page).fill('व्याकरण')
      await expect(articles(page)).toHaveCount(1)
      await expect(articles(page)).toContainText('Nepali')
      await searchBox(page).fill('physic')
      await expect(
        articles(page)
          .first()
          .getByText(/^\+\d+ more topics$/),
      ).toBeVisible()
      await expect(articles(page).first().getByRole('listitem')).toHaveCount(4)
    })

    await test.step('says that there is nothing, and shows all the subjects below', async () => {
      await searchBox(page).fill('no such thing')
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
      await expect(page.getByText('Try searching with different keywords or browse all subjects below.')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: '0 subjects found.' })).toBeAttached()
      await expect(articles(page)).toHaveCount(7)
      await page.getByRole('button', { name: 'Clear Search' }).click()
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeHidden()
      await expect(searchBox(page)).toBeFocused()
      await expect(searchBox(page)).toHaveValue('')
      await expect(page).toHaveURL(/\/notes$/)
    })

    await test.step('that knows no such subject shows what the search finds in topics, and not that there is nothing', async () => {
      await searchBox(page).fill('mock exam')
      const inTopics = page.getByRole('heading', { level: 2, name: 'No subject of this name; in topics:', exact: true })
      await expect(inTopics).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'More results' }).getByRole('listitem').getByRole('link').first(),
      ).toBeVisible()
      await expect(page.getByText('No results found')).toHaveCount(0)
      await expect(articles(page)).toHaveCount(7)
      await searchBox(page).fill('')
      await expect(inTopics).toHaveCount(0)
      await expect(page).toHaveURL(/\/notes$/)
    })

    await test.step('opens a subject from anywhere on its card', async () => {
      await articles(page)
        .filter({ hasText: 'Chemistry' })
        .first()
        .click({ position: { x: 60, y: 200 } })
      await expect(page).toHaveURL(/\/notes\/chemistry$/)
    })
  })

  test('keeps class and query in the address, and is left for a note', async ({ page }) => {
    for (const [grade, title, count] of [
      ['Class 12', 'Class 12 Notes', 7],
      ['Class 11', 'Class 11 Notes', 7],
      ['Class 10', 'Class 10 Subjects', 6],
    ] as const) {
      await page.goto(`/notes?grade=${encodeURIComponent(grade)}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(articles(page)).toHaveCount(count)
      await expect(page.getByRole('button', { name: grade, exact: true })).toHaveAttribute('aria-pressed', 'true')
    }

    await test.step('does not speak of notes where there are none', async () => {
      await expect(page.getByText('There are no notes for Class 10 yet.')).toBeVisible()
      await expect(page.getByText('Every note is a PDF')).toHaveCount(0)
      for (const card of await articles(page).all()) await expect(card).toContainText('no notes yet')
    })

    await page.goto('/notes?q=optic&grade=Class+11')
    await expect(searchBox(page)).toHaveValue('optic')
    await page.getByRole('button', { name: 'Class 12', exact: true }).click()
    await expect(page).toHaveURL(/\/notes\?q=optic$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    await page.goto('/notes?q=12')
    await expect(searchBox(page)).toHaveValue('12')
    await openAndWait(page, '/notes?q={"a":1}&grade=Class+9', searchBox(page))
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    await expect(articles(page)).toHaveCount(7)
    await expect(searchBox(page)).toHaveValue('')

    await test.step('the way to a note can be gone with the keyboard alone', async () => {
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
  })
})
