import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TARGET_SUBJECT_MESSAGES } from '#domain/study/target-subjects.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, NoAnswer } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'

const goals = page.getByRole('region', { name: 'Study Goals' })
const subject = (name: string) => goals.getByRole('checkbox', { name, exact: true })
const press = (name: string) => goals.getByRole('button', { name }).click()
const chosen = () => textsOf(goals.getByRole('listitem'))
const activity = page.getByRole('region', { name: 'Recent Activity' })
const figures = () => textsOf(page.getByRole('region', { name: 'Your Progress' }).getByRole('definition'))

/** A student of this grade with these goals. */
function studentWithGoals(grade_level: 'Class 10' | 'Class 12', targetSubjects: string[]) {
  const { user, answers } = fakeStudent({ grade_level })
  let goals = { lastUpdated: targetSubjects.length > 0 ? 1 : null, studyGoals: { targetSubjects } }
  const preferences: NonNullable<Answers['preferences']> = {
    get: () => goals,
    set: ({ studyGoals }) => {
      goals = { lastUpdated: Date.now(), studyGoals }
      return goals
    },
  }
  return { user, answers: { ...answers, preferences } }
}

test('the profile of a new student has nothing to show, and the goals are chosen among the subjects of the grade', async () => {
  const { user, answers } = studentWithGoals('Class 12', [])
  const { inputsOf } = await openApp('/dashboard/profile', { student: user, answers })
  await expect.poll(figures).toEqual(['0', '1', '0'])
  await expect.element(activity).toMatchTextContent('Nothing yet.')
  await expect.element(goals).toMatchTextContent('No target subjects yet.')

  await press('Edit Study Goals')
  await expect.element(goals.getByRole('checkbox')).toHaveLength(7)
  await subject('Physics').click({ force: true })
  subject('Biology').element().focus()
  await userEvent.keyboard(' ')
  await press('Save Goals')
  await expect.element(goals.getByRole('status')).toHaveTextContent(TARGET_SUBJECT_MESSAGES.updated)
  await expect.poll(chosen).toEqual(['Physics', 'Biology'])
  expect(inputsOf('preferences.set')).toEqual([{ studyGoals: { targetSubjects: ['Physics', 'Biology'] } }])
})

test('the goals stay when the grade is another, and say that they could not be saved', async () => {
  const { user, answers } = studentWithGoals('Class 10', ['Physics', 'Biology'])
  const set = () => {
    throw new NoAnswer()
  }
  const preferences = { ...answers.preferences, set }
  await openApp('/dashboard/profile', { student: user, answers: { ...answers, preferences } })
  await expect.poll(chosen).toEqual(['Physics', 'Biology'])
  await press('Edit Study Goals')
  await expect.element(subject('Social Studies')).not.toBeChecked()
  await subject('Physics').click({ force: true })
  await expect.element(subject('Physics')).not.toBeChecked()
  await press('Cancel')
  await expect.poll(chosen).toEqual(['Physics', 'Biology'])

  await press('Edit Study Goals')
  await subject('Social Studies').click({ force: true })
  await press('Save Goals')
  await expect.element(goals.getByRole('alert')).toHaveTextContent(TARGET_SUBJECT_MESSAGES.notUpdated)
  await expect.element(subject('Social Studies')).toBeChecked()
  takeErrors()
})

test('progress and activity come from what the student has done, and lead there', async () => {
  const { user, answers } = fakeStudent({ study_streak: 2, total_study_hours: 4.5 })
  const about = { contentType: 'note', subject: 'Physics', chapter: null, url: '/notes/physics', progress: 5 } as const
  const recent = () =>
    ['Third', 'Second', 'First'].map((title) => ({
      ...about,
      id: title,
      contentId: title,
      title,
      timeSpent: 5_400,
      timestamp: Date.now(),
      lastAccessed: Date.now(),
    }))
  await openApp('/dashboard/profile', {
    student: user,
    answers: { ...answers, contentAccess: { ...answers.contentAccess, recent } },
  })
  await expect.poll(figures).toEqual(['0', '2', '4.5'])
  await expect.element(activity.getByRole('link')).toHaveLength(3)
  expect(textsOf(activity.getByRole('link')).map((text) => text?.split('Physics')[0])).toEqual([
    'Third',
    'Second',
    'First',
  ])
  await expect.element(activity.getByRole('link').first()).toMatchTextContent('Physics · Just now')
  await activity.getByRole('link').first().click()
  await expect.poll(() => location.pathname).toBe('/notes/physics')
})

test.each(['before', 'after'])(
  'a student who goes on %s the answer to a reset is not interrupted, and sees what is left',
  async (when) => {
    const { user, answers } = fakeStudent()
    const answer = heldBack({ reset: true })
    const reset = { stats: answer.wait }
    const { inputsOf } = await openApp('/dashboard/profile', { student: user, answers: { ...answers, reset } })
    let onTime = () => {}
    const later = setTimeout
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number) => {
      if (ms !== 1500) return later(act, ms)
      onTime = act
      return 0
    }) as typeof setTimeout)
    await page.getByRole('button', { name: 'Reset All Stats' }).click()
    await page.getByRole('button', { name: 'Reset everything' }).click()
    const leave = async () => {
      await userEvent.keyboard('{Escape}')
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
      await expect.poll(() => location.pathname).toBe('/dashboard')
    }
    if (when === 'before') await leave()
    answer.release()
    await expect.element(page.getByText('All stats and data have been reset successfully!')).toBeVisible()
    timers.mockRestore()
    if (when === 'after') await leave()
    await expect.poll(() => inputsOf('home.get').length).toBeGreaterThan(0)
    const before = inputsOf('home.get').length
    onTime()
    await expect.poll(() => inputsOf('home.get').length).toBeGreaterThan(before)
  },
)
