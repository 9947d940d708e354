import { DESKTOP, expect, holdBack, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { articles, searchBox } from './cards.ts'

test.use({ viewport: DESKTOP })

test.describe('the subject list', () => {
  test('is searched, and leads to its subjects', async ({ page }) => {
    await openAndWait(page, '/notes', searchBox(page))

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

  test('finds what was typed before the script was there', async ({ page }) => {
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
  })

  test('does not speak of notes where there are none', async ({ page }) => {
    await page.goto('/notes?grade=Class+11')
    await expect(page.getByText('There are no notes for Class 11 yet.')).toBeVisible()
    await expect(page.getByText('Every note is a PDF')).toHaveCount(0)
    for (const card of await articles(page).all()) await expect(card).toContainText('no notes yet')
  })

  test('keeps class and query in the address', async ({ page }) => {
    for (const [grade, title, count] of [
      ['Class 12', 'Class 12 Notes', 7],
      ['Class 11', 'Class 11 Subjects', 7],
      ['Class 10', 'Class 10 Subjects', 6],
    ] as const) {
      await page.goto(`/notes?grade=${encodeURIComponent(grade)}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(articles(page)).toHaveCount(count)
      await expect(page.getByRole('button', { name: grade, exact: true })).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goto('/notes?q=optic&grade=Class+11')
    await expect(searchBox(page)).toHaveValue('optic')
    await page.getByRole('button', { name: 'Class 12', exact: true }).click()
    await expect(page).toHaveURL(/\/notes\?q=optic$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    await page.goto('/notes?q=12')
    await expect(searchBox(page)).toHaveValue('12')
    await page.goto('/notes?q={"a":1}&grade=Class+9')
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    await expect(articles(page)).toHaveCount(7)
    await expect(searchBox(page)).toHaveValue('')
  })
})
