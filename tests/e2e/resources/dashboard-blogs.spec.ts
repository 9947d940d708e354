import type { Page } from '@playwright/test'
import { call, expect, onEachSize, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

const history = (page: Page) => page.getByRole('region', { name: 'Reading History' })

/** Longer than the width of a phone. */
const LONG_TITLE = 'Recall before you reread, and before you underline, and above all before you give up on a chapter'

/** A failure that is not retried by itself. */
const REFUSAL = {
  error: { message: 'Refused.', code: -32_600, data: { code: 'BAD_REQUEST', httpStatus: 400 } },
}

async function read(page: Page, contentId: string, about: Record<string, unknown>) {
  const visit = { contentId, visitId: crypto.randomUUID(), subject: 'Study Tips', timeSpent: 60, ...about }
  await call(page, 'contentAccess.record', visit)
}

test('the posts and what the student has read', async ({ page, consoleErrors }) => {
  await page.setViewportSize(PHONE)
  await signUp(page)
  const featured = page.getByRole('region', { name: 'Featured Articles' }).getByRole('link')

  await test.step('a history that cannot be read says so, and comes with Try Again', async () => {
    await page.route('**/contentAccess.recent*', (route) => route.fulfill({ status: 400, json: [REFUSAL] }))
    await page.goto('/dashboard/blogs')
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
    await expect(history(page).getByRole('alert')).toContainText('Refused.')
    await expect(featured).toHaveCount(3)
    await page.unroute('**/contentAccess.recent*')
    await history(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(history(page).getByRole('heading', { name: 'Nothing read yet' })).toBeVisible()
    consoleErrors.length = 0
  })

  await test.step('real posts and their categories are shown, and that nothing was read yet', () =>
    onEachSize(page, async () => {
      await expect(
        page.getByText('How to study, how to think in each subject, and how the examinations work.'),
      ).toBeVisible()
      await expect(page.getByRole('term')).toHaveText(['Posts', 'Academic Articles', 'Categories', 'Read This Week'])
      await expect(page.getByRole('definition')).toHaveText(['16', '12', '6', '0'])
      await expect(featured).toHaveCount(3)
      const categories = page.getByRole('region', { name: 'Categories' }).getByRole('link')
      await expect(categories).toHaveText([
        /^Study Tips\d+ posts$/,
        /^Mathematics\d+ posts$/,
        /^Physics\d+ posts$/,
        /^Chemistry\d+ posts$/,
        /^Biology\d+ posts$/,
        /^Entrance Exams\d+ posts$/,
      ])
      await expect(history(page).getByRole('heading', { name: 'Nothing read yet' })).toBeVisible()
      await expect(history(page)).toContainText('Posts and articles that you open are listed here.')
      await expect(history(page).getByRole('link', { name: 'Read a Post' })).toHaveAttribute('href', '/resources/blogs')
      expect(await findViolations(page)).toEqual([])
    }))

  await test.step('Reading History is what the student has read, and nothing else', async () => {
    await read(page, 'recall-before-you-reread', {
      contentType: 'blog',
      title: LONG_TITLE,
      url: '/resources/blogs/recall-before-you-reread',
      progress: 100,
    })
    await read(page, 'x', { contentType: 'note', title: 'A note', url: '/notes/physics', progress: 10 })
    await read(page, 'sleep-and-exams', {
      contentType: 'article',
      title: 'Sleep and exams',
      subject: 'Student Wellness',
      url: '/resources/articles/sleep-and-exams',
      progress: 35,
    })
    await page.reload()
    await expect(history(page).getByText('Loading reading history...')).toHaveCount(0)
    await onEachSize(page, async () => {
      await expect(history(page).getByRole('link')).toHaveText([
        'Sleep and examsStudent Wellness · Just now35% read',
        `${LONG_TITLE}Study Tips · Just now100% read`,
      ])
      await expect(page.getByRole('definition').last()).toHaveText('2')
      expect(await findViolations(page)).toEqual([])
    })
    await history(page).getByRole('link').last().click()
    await expect(page).toHaveURL(/\/resources\/blogs\/recall-before-you-reread$/)
    await page.goBack()
  })

  await test.step('a featured article and a category lead to the posts', async () => {
    await page.getByRole('link', { name: /^Physics/ }).click()
    await expect(page).toHaveURL(/\/resources\/blogs\?category=Physics$/)
    await page.goBack()
    const title = (await featured.first().textContent()) ?? ''
    await featured.first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'All Posts' }).click()
    await expect(page).toHaveURL(/\/resources\/blogs$/)
  })
})
