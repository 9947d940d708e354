import type { Page } from '@playwright/test'
import { COMMUNITY } from '../../../content/site/community.ts'
import { call, expect, onEachSize, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A failure that is not tried again by itself. */
const REFUSAL = {
  error: { message: 'Refused.', code: -32_600, data: { code: 'BAD_REQUEST', httpStatus: 400 } },
}

async function open(page: Page) {
  await page.goto('/dashboard/community')
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  await expect(region(page, 'Achievements').getByRole('listitem')).toHaveCount(4)
}

test('says that it is an example, in each place that is one', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signUp(page)
  await open(page)
  await onEachSize(page, async () => {
    await expect(page.getByText('A place to ask, to answer and to study together.')).toBeVisible()
    await expect(
      page.getByText(
        'Discussions and study groups are not open yet. The topics and groups below are examples of how this page will look. Your achievements are real.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('term')).toHaveText(['Discussions', 'Study Groups', 'Achievements', 'Your Points'])
    await expect(page.getByRole('definition')).toHaveText(['Soon', 'Soon', '0 of 4', '0'])
    for (const [name, examples] of [
      ['Recent Discussions', COMMUNITY.discussions.map(({ title }) => title)],
      ['Study Groups', COMMUNITY.groups.map(({ title }) => title)],
    ] as const) {
      await expect(region(page, name).getByRole('heading', { level: 3 })).toHaveText(examples)
      await expect(region(page, name).getByText('Example', { exact: true })).toHaveCount(examples.length)
    }
    expect(await findViolations(page)).toEqual([])
  })

  await page.getByRole('button', { name: 'New Discussion' }).click()
  await onEachSize(page, async () => {
    await expect(page.getByRole('status')).toHaveText('Discussions are coming. Nothing can be posted yet.')
    expect(await findViolations(page)).toEqual([])
  })
})

test('achievements come from what the student has done', async ({ page }) => {
  await signUp(page)
  await open(page)
  const achievements = region(page, 'Achievements').getByRole('listitem')
  await expect(achievements).toHaveText([
    'First QuizFinish a quiz.0 of 1',
    'Ten QuizzesFinish ten quizzes.0 of 10',
    'Well ReadOpen notes and articles 50 times.0 of 50',
    'A Thousand PointsEarn 1,000 points.0 of 1,000',
  ])
  await call(page, 'quizResults.submit', {
    attemptId: crypto.randomUUID(),
    quizId: 'class-12-physics-mechanics',
    answers: {},
    timeSpent: 60,
    completedAt: Date.now(),
  })
  await page.reload()
  await expect(achievements.first()).toHaveText('First QuizFinish a quiz.Achieved')
  await expect(achievements.nth(1)).toContainText('1 of 10')
  await expect(page.getByRole('definition').nth(2)).toHaveText('1 of 4')
})

test('achievements that cannot be read say so, and come with Try Again', async ({ page, consoleErrors }) => {
  await signUp(page)
  await page.route('**/home.get*', (route) => route.fulfill({ status: 400, json: [REFUSAL] }))
  await page.goto('/dashboard/community')
  await expect(region(page, 'Achievements').getByRole('alert')).toContainText('Refused.')
  await expect(region(page, 'Recent Discussions').getByRole('listitem')).toHaveCount(4)
  await page.unroute('**/home.get*')
  await region(page, 'Achievements').getByRole('button', { name: 'Try Again' }).click()
  await expect(region(page, 'Achievements').getByRole('listitem')).toHaveCount(4)
  consoleErrors.length = 0
})
