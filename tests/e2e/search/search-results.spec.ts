import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import { RECENT_SEARCHES_MAX } from '#domain/search/search-limits.ts'
import { DESKTOP, expect, NOTE, QUIZ, test } from '../browser.ts'
import { ask, box, dialog, open, option, press } from './search-box.ts'

test.use({ viewport: DESKTOP })

const FOUND = [
  ['physics', 'Subjects', /^Physics Class 12/, '/notes/physics'],
  ['electromagnatic indu', 'Chapters', /^Electromagnetic Induction/, '/notes/physics/electromagnetic-induction'],
  ['p-n junction', 'Topics', /^P-N junction/, '/notes/physics/semiconductor-devices'],
  ['rotatoinal dynamics', 'Notes', /^Rotational Dynamics/, NOTE.view],
  ['class 12 mechanics quiz', 'Quizzes', /^Class 12 Physics: Mechanics/, `/quiz?q=${encodeURIComponent(QUIZ)}`],
  ['ioe entrance format', 'Blogs', /^IOE entrance exam format/, '/resources/blogs/ioe-entrance-exam-format'],
  ['sylabus sleep', 'Articles', /^Sleep is part of the syllabus/, '/resources/articles/sleep-and-exams'],
  ['scholarships announced', 'News', /^Where scholarships/, '/resources/news/where-scholarships-are-announced'],
  ['व्याकरन', 'Chapters', /^Grammar Nepali · Class 12 · व्याकरण/, '/notes/nepali/vyakaran'],
  ['vyakaran', 'Chapters', /^Grammar Nepali · Class 12/, '/notes/nepali/vyakaran'],
  ['आमाको सपना', 'Topics', /^आमाको सपना/, '/notes/nepali/padya'],
] as const

test('offers searches, finds everything there is, and leads to it', async ({ page }) => {
  await test.step('offers the popular searches, then the last ones of this device, and forgets them on request', async () => {
    await open(page)
    const names = (group: string) => page.getByRole('group', { name: group }).getByRole('option')
    await expect(names('Popular searches')).toHaveText([...POPULAR_SEARCHES])
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
    const searches = ['torque', 'genetics', 'electrolysis', 'waves', 'prose', 'limits']
    for (const query of searches) {
      await ask(page, query)
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeHidden()
      await press(page)
    }
    const kept = searches.toReversed().slice(0, RECENT_SEARCHES_MAX)
    await expect(names('Recent searches')).toHaveText(kept)
    await page.reload()
    await press(page)
    await names('Recent searches').first().click()
    await expect(box(page)).toHaveValue('limits')
    await expect(box(page)).toBeFocused()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(names('Recent searches')).toHaveText(kept)
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
    await page.reload()
    await press(page)
    await expect(names('Popular searches')).toHaveCount(POPULAR_SEARCHES.length)
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
  })

  await test.step('says when it has found nothing, and where to continue', async () => {
    await box(page).fill('no such thing at all')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('Try searching with different keywords or browse all subjects.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'No results found' })).toHaveCount(1)
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('link', { name: 'Browse all subjects' }).click()
    await expect(page).toHaveURL(/\/notes$/)
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('marks what it found, says what it found it by, and shows one past paper alone', async () => {
    await press(page)
    await ask(page, 'electromagnatic indu')
    const first = page.getByRole('option').first()
    await expect(first.locator('mark')).toHaveText(['Electromagnetic', 'Indu'])
    await ask(page, 'kirchhoff')
    await expect(option(page, 'Chapters', /^Electrical Circuits/)).toContainText('Kirchhoff laws')

    await ask(page, 'neb phisics 2024')
    await option(page, 'Past papers', /^NEB Physics Model Question, 2024/).click()
    await expect(page).toHaveURL(/\/resources\/past-papers\?q=NEB/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })

  for (const [query, group, name, path] of FOUND)
    await test.step(`finds "${query}" under ${group}, and leads there`, async () => {
      await press(page)
      await ask(page, query)
      await option(page, group, name).first().click()
      await expect(page).toHaveURL(path)
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})
