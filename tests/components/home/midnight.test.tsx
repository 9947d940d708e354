import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp } from '#tests/support/components/open-app.tsx'

const HOUR_MS = 60 * 60_000
const planner = page.getByRole('region', { name: 'Task Planner', exact: true })
const activity = page.getByRole('region', { name: 'Recent Activity', exact: true })
const greeting = page.getByRole('heading', { level: 1 })
const field = planner.getByLabelText('New task')
const nameOf = (selector: string) => planner.element().querySelector(selector)?.getAttribute('aria-label')
const marked = () => nameOf('[aria-current=date]')
const chosen = () => nameOf('[aria-pressed=true]')

/** The device slept, so that no timer ran; then an event says that it is awake again. */
function sleepUntil(time: string | number, sign: 'visibilitychange' | 'focus' | 'pageshow') {
  vi.setSystemTime(time)
  const target = sign === 'visibilitychange' ? document : window
  target.dispatchEvent(new Event(sign))
}

afterEach(() => vi.useRealTimers())

test('a home that stays open over midnight in Nepal changes to the new day', async () => {
  const student = fakeStudent()
  const at = Date.parse('2026-11-25T18:00:00+05:45')
  // Half a minute before midnight of a Saturday.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:59:30+05:45') })
  const home = () => ({
    ...student.answers.home.get(),
    activity: [{ id: 'a', title: 'Rotational Dynamics', subject: 'Physics', at, kind: 'note' as const, url: null }],
  })
  const answers = { ...student.answers, home: { get: home } }
  const { inputsOf } = await openApp('/dashboard', { student: student.user, answers })
  const listTasks = () => student.state.tasks.map(({ title, date }) => `${title} on ${date}`).sort()
  await expect.element(greeting).toMatchTextContent(/^Good evening/)
  await expect.element(planner).toBeVisible()
  expect(marked()).toBe('Saturday, 21 November')
  expect(chosen()).toBe('Saturday, 21 November')
  await field.fill('Begun late')

  // The mark, the chosen day, the greeting and the week move, and what is typed goes to the new day.
  const asked = inputsOf('home.get').length
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.poll(marked).toBe('Sunday, 22 November')
  expect(chosen()).toBe('Sunday, 22 November')
  await expect.element(greeting).toMatchTextContent(/^Good morning/)
  const columns = page.getByRole('region', { name: 'Your Progress', exact: true }).getByRole('listitem')
  expect(columns.first().element().querySelector('.text-accent')?.textContent).toBe('S')
  // For the streak and the study of the week.
  await expect.poll(() => inputsOf('home.get').length).toBeGreaterThan(asked)
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(chosen).toBe('Sunday, 22 November, has open tasks')
  await expect.poll(listTasks).toEqual(['Begun late on 2026-11-22'])

  // A day that was chosen stays after a night of sleep.
  await planner.getByRole('button', { name: 'Tuesday, 24 November' }).click()
  sleepUntil('2026-11-23T09:00:00+05:45', 'visibilitychange')
  await expect.poll(marked).toBe('Monday, 23 November')
  expect(chosen()).toBe('Tuesday, 24 November')
  await expect.element(greeting).toMatchTextContent(/^Good morning/)
  await field.fill('For Tuesday')
  await userEvent.keyboard('{Enter}')
  await expect.poll(listTasks).toContain('For Tuesday on 2026-11-24')

  // A chosen day that has become today follows it at the next midnight.
  sleepUntil('2026-11-24T13:00:00+05:45', 'focus')
  await expect.poll(marked).toBe('Tuesday, 24 November, has open tasks')
  await expect.element(greeting).toMatchTextContent(/^Good afternoon/)
  sleepUntil('2026-11-25T20:00:00+05:45', 'pageshow')
  await expect.poll(chosen).toBe('Wednesday, 25 November')
  expect(marked()).toBe('Wednesday, 25 November')
  await expect.element(greeting).toMatchTextContent(/^Good evening/)

  // The ages of activities change as well.
  await expect.element(activity).toMatchTextContent('Physics · 2 hours ago')
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await expect.element(activity).toMatchTextContent('Physics · 3 hours ago')
})
