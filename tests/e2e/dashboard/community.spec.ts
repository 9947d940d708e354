import type { Page } from '@playwright/test'
import { COMMUNITY } from '#content/site/community.ts'
import { listAchievements, type StudyTotals } from '#domain/study/achievement.ts'
import { call, expect, onEachSize, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A failure that is not retried by itself. */
const REFUSAL = {
  error: { message: 'Refused.', code: -32_600, data: { code: 'BAD_REQUEST', httpStatus: 400 } },
}

/** The achievements of a new student, or of one after this many quizzes without a right answer. */
const deedsOf = (totalQuizzes: number): StudyTotals => ({
  summary: { totalQuizzes, totalContentViews: 0, totalStudyTime: 0 },
  profile: { points: 0, study_streak: 1, total_study_hours: 0 },
})
const COUNT = listAchievements(deedsOf(0)).length
const achievedIn = (list: ReturnType<typeof listAchievements>) =>
  `${list.filter(({ isAchieved }) => isAchieved).length} of ${list.length}`
const textsOf = (list: ReturnType<typeof listAchievements>) =>
  list.map(({ title, about, reached, goal, isAchieved }) => {
    const state = isAchieved ? 'Achieved' : `${reached.toLocaleString('en')} of ${goal.toLocaleString('en')}`
    return `${title}${about}${state}`
  })

test('Community says what is an example, and shows what the student has achieved', async ({ page, consoleErrors }) => {
  const achievements = region(page, 'Achievements').getByRole('listitem')
  await page.setViewportSize(PHONE)
  await signUp(page)

  await test.step('achievements that cannot be read say so, and come with Try Again', async () => {
    await page.route('**/home.get*', (route) => route.fulfill({ status: 400, json: [REFUSAL] }))
    await page.goto('/dashboard/community')
    await expect(region(page, 'Achievements').getByRole('alert')).toContainText('Refused.')
    await expect(region(page, 'Recent Discussions').getByRole('listitem')).toHaveCount(COMMUNITY.discussions.length)
    await page.unroute('**/home.get*')
    await region(page, 'Achievements').getByRole('button', { name: 'Try Again' }).click()
    await expect(achievements).toHaveCount(COUNT)
    consoleErrors.length = 0
  })

  await test.step('it says that it is an example, in each place that is one', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
    await onEachSize(page, async () => {
      await expect(page.getByText('A place to ask, to answer and to study together.')).toBeVisible()
      await expect(page.getByText(COMMUNITY.note)).toBeVisible()
      await expect(page.getByRole('term')).toHaveText(['Achievements', 'Your Points', 'Discussions', 'Study Groups'])
      await expect(page.getByRole('definition')).toHaveText([
        achievedIn(listAchievements(deedsOf(0))),
        '0',
        'Soon',
        'Soon',
      ])
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
      await expect(page.getByRole('status')).toHaveText(COMMUNITY.newDiscussion)
      expect(await findViolations(page)).toEqual([])
    })
  })

  await test.step('achievements come from what the student has done', async () => {
    await expect(achievements).toHaveText(textsOf(listAchievements(deedsOf(0))))
    await call(page, 'quizResults.submit', {
      attemptId: crypto.randomUUID(),
      quizId: 'class-12-physics-mechanics',
      answers: {},
      timeSpent: 60,
      completedAt: Date.now(),
    })
    await page.reload()
    const list = listAchievements(deedsOf(1))
    await expect(achievements).toHaveText(textsOf(list))
    await expect(page.getByRole('definition').first()).toHaveText(achievedIn(list))
  })
})
