import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { MOTIVATION } from '#content/site/motivation.ts'
import { QUOTES } from '#content/site/quotes.ts'
import { greet } from '#src/features/home/panels/greet.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { NoAnswer } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { PHONE, SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const greeting = page.getByRole('heading', { level: 1 })
const main = page.getByRole('main')
const panel = (title: string) => page.getByRole('region', { name: title, exact: true })

const PANELS = [
  'Continue Learning',
  'Task Planner',
  'Smart Recommendations',
  'Quick Access',
  'Your Progress',
  'Recent Activity',
]

test('without a grade the greeting and the line fall back to completing the profile', async () => {
  const { user, answers } = fakeStudent({ full_name: null, grade_level: null })
  await openApp('/dashboard', { student: { ...user, displayName: null }, answers })
  const wizard = page.getByRole('dialog', { name: 'Set Up Your Profile' })
  await wizard.getByRole('button', { name: 'Close' }).click()
  await expect.element(greeting).toHaveTextContent(`Welcome, ${user.uid}`)
  const line = main.getByText('Complete your profile, and we will show the notes and quizzes of your class.')
  await expect.element(line).toBeVisible()
  await main.getByRole('link', { name: 'Complete Your Profile' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/profile')
})

test.each(['2026-11-22T06:00:00+05:45', '2026-11-22T13:00:00+05:45', '2026-11-22T20:00:00+05:45'])(
  'with a grade the greeting goes by the time of day in Nepal, and the line by the grade: %s',
  async (time) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
    const { user, answers } = fakeStudent({ full_name: 'Asha Gurung', grade_level: 'IOE' })
    await openApp('/dashboard', { student: { ...user, displayName: 'Asha Gurung' }, answers })
    await expect.element(greeting).toHaveTextContent(`${greet(Date.parse(time))}, Asha Gurung`)
    await expect.element(page.getByText(MOTIVATION.IOE)).toBeVisible()
  },
)

test('a new student finds every panel with what to do next, from one request', async () => {
  await page.viewport(...PHONE)
  const { user, answers } = fakeStudent()
  const { calls } = await openApp('/dashboard', { student: user, answers })
  // The first screen of a phone shows what to continue, and today's tasks.
  const isOnScreen = (one: Locator) => expect.element(one).toBeInViewport({ ratio: 1 })
  await isOnScreen(panel('Continue Learning').getByRole('link', { name: 'Read notes' }))
  await isOnScreen(panel('Task Planner').getByLabelText('New task'))
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(greeting).toMatchTextContent(/^Good (morning|afternoon|evening), Asha$/)
    await expect.element(page.getByText(MOTIVATION['Class 12'])).toBeVisible()
    const quote = panel('Quote of the Day').element().querySelector('blockquote')
    expect(QUOTES.map(({ text }) => text)).toContain(quote?.textContent)
    for (const [title, text] of [
      ['Continue Learning', 'Begin with a note or a quiz. It waits here until you have finished it.'],
      ['Task Planner', 'Nothing planned for today yet.'],
      ['Smart Recommendations', 'Take a quiz, or choose your target subjects: what to study next is recommended here.'],
      ['Quick Access', 'Press the star on a subject, chapter, note or quiz'],
      ['Your Progress', 'This week: 0 minutes of study'],
      ['Recent Activity', 'Nothing yet. Quizzes that you take and notes that you read are listed here.'],
    ] as const)
      await expect.element(panel(title)).toMatchTextContent(text)
    const progress = panel('Your Progress')
    expect(textsOf(progress.getByRole('term'))).toEqual(['Study Streak', 'Study Hours', 'Total Points'])
    expect(textsOf(progress.getByRole('definition'))).toEqual(['1 day', '0', '0'])
    expect(await findViolations()).toEqual([])
  }
  expect(calls.map(({ procedure }) => procedure)).toEqual(['home.get'])
})

test('without an answer every panel is empty, and Try Again loads it all', async () => {
  const { user, state, answers } = fakeStudent()
  let isBroken = true
  const get = () => {
    if (isBroken) throw new NoAnswer()
    return answers.home.get()
  }
  vi.useFakeTimers()
  await openApp('/dashboard', { student: user, answers: { ...answers, home: { get } } })
  const trouble = main.getByRole('alert').filter({ hasText: 'We cannot reach Adhyayan right now.' })
  await expect.poll(async () => (await vi.advanceTimersByTimeAsync(1_000)) && trouble.query()).not.toBeNull()
  vi.useRealTimers()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(trouble).toBeVisible()
    for (const title of PANELS) await expect.element(panel(title)).toBeVisible()
    await expect.element(panel('Smart Recommendations')).toMatchTextContent('what to study next is recommended here')
    await expect.element(panel('Recent Activity')).toMatchTextContent('Nothing yet.')
    await expect.element(panel('Your Progress')).toMatchTextContent('0 minutes of study')
    expect(await findViolations()).toEqual([])
  }
  expect(takeErrors().some((error) => error.startsWith('A query failed ["home","get"]'))).toBe(true)

  const date = new Date(Date.now() + (5 * 60 + 45) * 60_000).toISOString().slice(0, 10)
  state.tasks = [{ id: 'x', title: 'Planned before', completed: false, date, priority: 'medium', createdAt: 1 }]
  isBroken = false
  await trouble.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(trouble).not.toBeInTheDocument()
  await expect.element(panel('Task Planner').getByRole('checkbox', { name: 'Planned before' })).toBeVisible()
  takeErrors()
})
