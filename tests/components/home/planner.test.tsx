import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TASK_MESSAGES } from '#domain/study/task-rules.ts'
import { nameDay } from '#src/features/home/planner/name-days.ts'
import { dayOf } from '#src/ui/clock/use-clock.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { heldBack, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, reload, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { DESKTOP, PHONE } from '#tests/support/components/sizes.ts'

const DAY_MS = 24 * 60 * 60_000
const dayFromToday = (days: number) => dayOf(Date.now() + days * DAY_MS)

const planner = page.getByRole('region', { name: 'Task Planner', exact: true })
const field = planner.getByLabelText('New task')
const tasks = planner.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
const days = planner.getByRole('button', { name: /day, \d+ / })
const today = planner.getByRole('button', { name: nameDay(dayFromToday(0)) })
const chosen = planner.getByRole('button', { pressed: true })

async function add(title: string) {
  await field.fill(title)
  await userEvent.keyboard('{Enter}')
}

let student = fakeStudent()
const open = () => openApp('/dashboard', { student: student.user, answers: student.answers })

beforeEach(() => {
  student = fakeStudent()
})

test('a task is completed and taken back, or deleted', async () => {
  await open()
  await expect.element(planner).toMatchTextContent('Nothing planned for today yet.')
  await add('Read chapter 3')
  const box = planner.getByRole('checkbox', { name: 'Read chapter 3' })
  await box.click()
  await expect.poll(() => student.state.tasks.map(({ completed }) => completed)).toEqual([true])
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.poll(() => student.state.tasks.map(({ completed }) => completed)).toEqual([false])
  await planner.getByRole('button', { name: 'Delete Read chapter 3' }).click()
  await expect.element(planner).toMatchTextContent('Nothing planned for today yet.')
  await expect.poll(() => student.state.tasks).toEqual([])
})

test('tasks are in a week from Sunday to Saturday, and in the next one', async () => {
  await open()
  await expect.element(days).toHaveLength(7)
  await expect.element(days.first()).toHaveAccessibleName(/^Sunday, /)
  await expect.element(days.last()).toHaveAccessibleName(/^Saturday, /)
  await expect.element(today).toHaveAttribute('aria-current', 'date')
  await expect.element(today).toHaveAttribute('aria-pressed', 'true')
  const weekday = () => chosen.element().getAttribute('aria-label')?.split(',')[0]
  const before = weekday()
  await planner.getByRole('button', { name: 'Next week' }).click()
  await expect.element(today).not.toBeInTheDocument()
  // The same day of the week, seven days later.
  expect(weekday()).toBe(before)
  await expect.element(planner).toMatchTextContent('Nothing planned for this day.')
  await add('Next week’s test')
  await expect.element(tasks).toHaveLength(1)
  await expect.element(chosen).toHaveAccessibleName(/, has open tasks$/)
  await expect.poll(() => student.state.tasks[0]?.date).toBe(dayFromToday(7))
  await planner.getByRole('button', { name: 'Previous week' }).click()
  await expect.element(planner).toMatchTextContent('Nothing planned for today yet.')
  await expect.element(today).toHaveAttribute('aria-current', 'date')
})

test('tasks are added by Enter or the button, trimmed, of medium priority, and are in the account', async () => {
  await open()
  const priority = planner.getByLabelText('Priority', { exact: true })
  await expect.element(priority).toHaveValue('medium')
  expect(textsOf(priority.getByRole('option'))).toEqual(['Low', 'Medium', 'High'])
  await add('   ')
  await expect.element(planner.getByRole('alert')).toHaveTextContent(TASK_MESSAGES.title)
  await add('  Read chapter 3 ')
  await expect.element(planner.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => textsOf(tasks)).toEqual(['Read chapter 3Medium priority'])
  await expect.element(field).toHaveFocus()
  await field.fill('Ten questions')
  await priority.selectOptions('High')
  await planner.getByRole('button', { name: 'Add', exact: true }).click()
  const both = ['Ten questionsHigh priority', 'Read chapter 3Medium priority']
  await expect.poll(() => textsOf(tasks)).toEqual(both)
  await expect
    .poll(() => student.state.tasks.map(({ title, priority, date }) => [title, priority, date]))
    .toEqual([
      ['Read chapter 3', 'medium', dayFromToday(0)],
      ['Ten questions', 'high', dayFromToday(0)],
    ])
  await reload({ student: student.user, answers: student.answers })
  await expect.poll(() => textsOf(tasks)).toEqual(both)
})

test('a phone shows five tasks of a long day and, on request, all', async () => {
  const base = { completed: false, date: dayFromToday(0), priority: 'medium' } as const
  student.state.tasks = Array.from({ length: 15 }, (_, createdAt) => ({
    ...base,
    id: crypto.randomUUID(),
    title: `Task ${createdAt + 1}`,
    createdAt,
  }))
  await page.viewport(...PHONE)
  await open()
  await expect.element(tasks).toHaveLength(5)
  const toggle = planner.getByRole('button', { name: 'Show' })
  await expect.element(toggle).toHaveTextContent('Show All (15)')
  await toggle.click()
  await expect.element(tasks).toHaveLength(15)
  await expect.element(toggle).toHaveTextContent('Show Less')
  await page.viewport(...DESKTOP)
  await expect.element(toggle).not.toBeInTheDocument()
  await expect.element(tasks).toHaveLength(15)
})

test('a week that does not load shows a message, and is requested again', async () => {
  const { tasks: working, ...others } = student.answers
  let isBroken = true
  const list = (input: Parameters<typeof working.list>[0]) => {
    if (isBroken) throw new Refusal(400, 'No such week')
    return working.list(input)
  }
  await openApp('/dashboard', { student: student.user, answers: { ...others, tasks: { ...working, list } } })
  for (let week = 0; week < 2; week++) await planner.getByRole('button', { name: 'Next week' }).click()
  const trouble = planner.getByRole('alert')
  await expect
    .element(trouble)
    .toMatchTextContent('The tasks of this week did not load. What you add is kept on this device.')
  expect(takeErrors().join()).toContain('A query failed ["tasks","list"]')
  await expect.element(page.getByRole('region', { name: 'Your Progress', exact: true })).toMatchTextContent('This week')
  isBroken = false
  await trouble.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(planner).toMatchTextContent('Nothing planned for this day.')
})

test('loaded tasks stay on the screen while their week is requested again', async () => {
  const { tasks: working, ...others } = student.answers
  let answer = working.list
  await openApp('/dashboard', {
    student: student.user,
    answers: { ...others, tasks: { ...working, list: (input) => answer(input) } },
  })
  for (let week = 0; week < 2; week++) await planner.getByRole('button', { name: 'Next week' }).click()
  await expect.element(planner).toMatchTextContent('Nothing planned for this day.')
  const held = heldBack(student.state.tasks)
  let isAsked = false
  answer = () => {
    isAsked = true
    return held.wait() as never
  }
  await add('In two weeks')
  await expect.poll(() => isAsked).toBe(true)
  await expect.poll(() => textsOf(tasks)).toEqual(['In two weeksMedium priority'])
  held.release()
})
