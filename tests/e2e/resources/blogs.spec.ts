import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { BlogListing } from '#domain/resources/resource.ts'
import { BLOG_SORTS } from '#domain/resources/resource-kinds.ts'
import { DESKTOP, expect, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

const POSTS: BlogListing[] = JSON.parse(
  readFileSync(new URL('../../../content/built/resources/blogs.json', import.meta.url), 'utf8'),
)
const EXAM: {
  [figure in 'duration' | 'questions' | 'marks' | 'penaltyPerWrong' | 'unanswered']: { value: number }
} & { sections: { split: { oneMark: number; twoMarks: number } }[] } = parse(
  readFileSync(new URL('../../../content/exams/ioe-2082.yaml', import.meta.url), 'utf8'),
)
const FALLBACK = 'IOE entrance exam format: questions, marks, time and ranking'

const choice = (page: Page, name: string) => page.getByRole('combobox', { name })
const posts = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => posts(page).getByRole('heading').allTextContents()

test('the list is sorted as it is asked to be', async ({ page }) => {
  // The featured post comes first in any order. Here no post is featured, and each has a day of its own.
  await page.route(/\/assets\/blogs-[^/]*\.json$/, async (route) => {
    const response = await route.fetch()
    const listed: BlogListing[] = await response.json()
    const json = listed.map((post) => ({
      ...post,
      featured: false,
      date: `2026-10-${String(31 - post.rank).padStart(2, '0')}`,
      rank: (post.rank * 7) % 17,
    }))
    await route.fulfill({ response, json })
  })
  const way = page.getByRole('link', { name: 'Educational Blogs' })
  await openAndWait(page, '/resources', way)
  await way.click()
  await expect(choice(page, 'Sort by').getByRole('option')).toHaveText(BLOG_SORTS.map(({ label }) => label))
  const by = (key: (post: BlogListing) => number) =>
    [...POSTS].sort((a, b) => key(a) - key(b)).map(({ title }) => title)
  await expect.poll(() => titles(page)).toEqual(by(({ rank }) => rank))
  await choice(page, 'Sort by').selectOption('oldest')
  await expect.poll(() => titles(page)).toEqual(by(({ rank }) => -rank))
  await choice(page, 'Sort by').selectOption('popular')
  await expect.poll(() => titles(page)).toEqual(by(({ rank }) => (rank * 7) % 17))
  await expect(page).toHaveURL(/sort=popular/)
})

test('a post is read, and leads on', async ({ page }) => {
  const main = page.getByRole('main')
  const back = main.getByRole('link', { name: 'Back to blogs' })
  const heading = main.getByRole('heading', { level: 1 })

  await test.step('that does not exist is replaced by the one about the IOE format, which says so', async () => {
    await openAndWait(page, '/resources/blogs/no-such-post', back)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FALLBACK)
    await expect(main.getByRole('status')).toHaveText(/^There is no post at this address/)
  })

  await test.step('about the IOE format has the figures of the exam', async () => {
    await back.click()
    await main.getByRole('link', { name: FALLBACK }).click()
    await expect(page).toHaveURL(/\/resources\/blogs\/ioe-entrance-exam-format$/)
    const table = page.getByRole('main').getByRole('table').first()
    const sum = (kind: 'oneMark' | 'twoMarks') => EXAM.sections.reduce((sum, { split }) => sum + split[kind], 0)
    for (const [name, figure] of [
      ['Type of question', /^multiple choice/],
      ['Number of questions', `${EXAM.questions.value}`],
      ['Questions worth one mark', `${sum('oneMark')}`],
      ['Questions worth two marks', `${sum('twoMarks')}`],
      ['Total marks', `${EXAM.marks.value}`],
      ['Time', `${EXAM.duration.value} minutes`],
      ['Wrong answer, by some sources', `minus ${EXAM.penaltyPerWrong.value} per question, whatever its marks`],
      ['Wrong answer, by other sources', "minus 10% of the question's marks"],
      ['Unanswered question', `${EXAM.unanswered.value}`],
      ['Ranking', 'by total marks'],
      ['Interview', 'none'],
    ] as const) {
      const row = table.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
      await expect(row.getByRole('cell').last()).toHaveText(figure)
    }
  })

  await test.step('has related articles, a way back and one to the mock tests', async () => {
    const title = POSTS.find(({ id }) => id === 'dot-or-cross-product')?.title ?? 'none'
    await back.click()
    await main.getByRole('link', { name: title }).click()
    await expect(heading).toHaveText(title)
    await expect(main.getByRole('status')).toHaveCount(0)
    const related = main.getByRole('region', { name: 'Related Articles' }).getByRole('article')
    await expect(related).not.toHaveCount(0)
    await expect(related.filter({ hasText: title })).toHaveCount(0)
    await expect(back).toHaveAttribute('href', '/resources/blogs')
    await main.getByRole('link', { name: 'Take a mock test' }).click()
    await expect(page).toHaveURL(/\/quiz\?series=ioe$/)
  })
})
