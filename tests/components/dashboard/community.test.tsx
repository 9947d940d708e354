import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { COMMUNITY } from '#content/site/community.ts'
import { listAchievements, type StudyTotals } from '#domain/study/achievement.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, reload, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const region = (name: string) => page.getByRole('region', { name, exact: true })
const achievements = region('Achievements').getByRole('listitem')

/** The achievements of a new student, or of one after this many quizzes without a right answer. */
const achievementsAfter = (totalQuizzes: number) =>
  listAchievements({
    summary: { totalQuizzes, totalContentViews: 0, totalStudyTime: 0 },
    profile: { points: 0, study_streak: 1, total_study_hours: 0 },
  } satisfies StudyTotals)
const achievedIn = (list: ReturnType<typeof listAchievements>) =>
  `${list.filter(({ isAchieved }) => isAchieved).length} of ${list.length}`
const writtenAs = (list: ReturnType<typeof listAchievements>) =>
  list.map(({ title, about, reached, goal, isAchieved }) => {
    const state = isAchieved ? 'Achieved' : `${reached.toLocaleString('en')} of ${goal.toLocaleString('en')}`
    return `${title}${about}${state}`
  })

test('Community says what is an example, and shows what the student has achieved', async () => {
  const { user, answers } = fakeStudent()
  let totalQuizzes = 0
  let isBroken = true
  const get = () => {
    if (isBroken) throw new Refusal(400, 'Refused.')
    const home = answers.home.get()
    return { ...home, summary: { ...home.summary, totalQuizzes } }
  }
  const options = { student: user, answers: { ...answers, home: { get } } }
  await openApp('/dashboard/community', options)

  // Achievements that cannot be read say so, and come with Try Again.
  await expect.element(region('Achievements').getByRole('alert')).toMatchTextContent('Refused.')
  await expect.element(region('Recent Discussions').getByRole('listitem')).toHaveLength(COMMUNITY.discussions.length)
  isBroken = false
  await region('Achievements').getByRole('button', { name: 'Try Again' }).click()
  await expect.element(achievements).toHaveLength(achievementsAfter(0).length)
  takeErrors()

  // It says that it is an example, in each place that is one.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(page.getByText('A place to ask, to answer and to study together.')).toBeVisible()
    await expect.element(page.getByText(COMMUNITY.note)).toBeVisible()
    const terms = ['Achievements', 'Your Points', 'Discussions', 'Study Groups']
    expect(textsOf(page.getByRole('term'))).toEqual(terms)
    const figures = [achievedIn(achievementsAfter(0)), '0', 'Soon', 'Soon']
    expect(textsOf(page.getByRole('definition'))).toEqual(figures)
    for (const [name, examples] of [
      ['Recent Discussions', COMMUNITY.discussions.map(({ title }) => title)],
      ['Study Groups', COMMUNITY.groups.map(({ title }) => title)],
    ] as const) {
      expect(textsOf(region(name).getByRole('heading', { level: 3 }))).toEqual(examples)
      await expect.element(region(name).getByText('Example', { exact: true })).toHaveLength(examples.length)
    }
    expect(await findViolations()).toEqual([])
  }
  await page.getByRole('button', { name: 'New Discussion' }).click()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(page.getByRole('status')).toHaveTextContent(COMMUNITY.newDiscussion)
    expect(await findViolations()).toEqual([])
  }

  // Achievements come from what the student has done.
  await expect.poll(() => textsOf(achievements)).toEqual(writtenAs(achievementsAfter(0)))
  totalQuizzes = 1
  await reload(options)
  await expect.poll(() => textsOf(achievements)).toEqual(writtenAs(achievementsAfter(1)))
  const first = page.getByRole('definition').first()
  await expect.element(first).toHaveTextContent(achievedIn(achievementsAfter(1)))
})
