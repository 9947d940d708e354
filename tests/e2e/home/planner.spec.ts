import type { Page } from '@playwright/test'
import { TASK_MESSAGES } from '#domain/study/task-rules.ts'
import { call, DESKTOP, expect, forgetErrors, holdBack, PHONE, signUp, test } from '../browser.ts'
import { dayFromToday, panel, read } from './home-panels.ts'

test.use({ viewport: DESKTOP })

const planner = (page: Page) => panel(page, 'Task Planner')
const field = (page: Page) => planner(page).getByLabel('New task')
const tasks = (page: Page) =>
  planner(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
const days = (page: Page) => planner(page).getByRole('button', { name: /day, \d+ / })

type Task = { title: string; completed: boolean; date: string; priority: string }
async function listTasks(page: Page): Promise<Task[]> {
  const days = { from: dayFromToday(-14), to: dayFromToday(14) }
  return read(page, `tasks.list?input=${encodeURIComponent(JSON.stringify(days))}`)
}

test('tasks are completed, deleted and added, each at its day of a week from Sunday to Saturday', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await expect(planner(page)).toContainText('Nothing planned for today yet.')

  await test.step('completed and taken back, or deleted', async () => {
    await field(page).fill('Read chapter 3')
    await field(page).press('Enter')
    const box = planner(page).getByRole('checkbox', { name: 'Read chapter 3' })
    await box.check()
    await expect.poll(async () => (await listTasks(page)).map(({ completed }) => completed)).toEqual([true])
    await expect(box).toBeChecked()
    await box.uncheck()
    await expect.poll(async () => (await listTasks(page)).map(({ completed }) => completed)).toEqual([false])
    await planner(page).getByRole('button', { name: 'Delete Read chapter 3' }).click()
    await expect(planner(page)).toContainText('Nothing planned for today yet.')
    await expect.poll(() => listTasks(page)).toEqual([])
  })

  await test.step('in a week from Sunday to Saturday, and in the next one', async () => {
    await expect(days(page)).toHaveCount(7)
    await expect(days(page).first()).toHaveAccessibleName(/^Sunday, /)
    await expect(days(page).last()).toHaveAccessibleName(/^Saturday, /)
    const today = planner(page).locator('[aria-current=date]')
    await expect(today).toHaveAttribute('aria-pressed', 'true')
    const chosen = planner(page).getByRole('button', { pressed: true })
    const name = await chosen.getAttribute('aria-label')
    await planner(page).getByRole('button', { name: 'Next week' }).click()
    await expect(today).toHaveCount(0)
    // The same day of the week, seven days later.
    expect((await chosen.getAttribute('aria-label'))?.split(',')[0]).toBe(name?.split(',')[0])
    await expect(planner(page)).toContainText('Nothing planned for this day.')
    await field(page).fill('Next week’s test')
    await field(page).press('Enter')
    await expect(tasks(page)).toHaveCount(1)
    await expect(chosen).toHaveAccessibleName(/, has open tasks$/)
    await expect.poll(async () => (await listTasks(page))[0]?.date).toBe(dayFromToday(7))
    await planner(page).getByRole('button', { name: 'Previous week' }).click()
    await expect(planner(page)).toContainText('Nothing planned for today yet.')
    await expect(today).toHaveCount(1)
  })

  await test.step('added by Enter or the button, trimmed, of medium priority, and in the account', async () => {
    await expect(planner(page).getByLabel('Priority', { exact: true })).toHaveValue('medium')
    await expect(planner(page).getByLabel('Priority', { exact: true }).getByRole('option')).toHaveText([
      'Low',
      'Medium',
      'High',
    ])
    await field(page).fill('   ')
    await field(page).press('Enter')
    await expect(planner(page).getByRole('alert')).toHaveText(TASK_MESSAGES.title)
    await field(page).fill('  Read chapter 3 ')
    await field(page).press('Enter')
    await expect(planner(page).getByRole('alert')).toHaveCount(0)
    await expect(tasks(page)).toHaveText(['Read chapter 3Medium priority'])
    await expect(field(page)).toBeFocused()
    await field(page).fill('Ten questions')
    await planner(page).getByLabel('Priority', { exact: true }).selectOption('High')
    await planner(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(tasks(page)).toHaveText(['Ten questionsHigh priority', 'Read chapter 3Medium priority'])

    await expect
      .poll(async () => (await listTasks(page)).map(({ title, priority, date }) => [title, priority, date]))
      .toEqual([
        ['Read chapter 3', 'medium', dayFromToday(0)],
        ['Ten questions', 'high', dayFromToday(0)],
        ['Next week’s test', 'medium', dayFromToday(7)],
      ])
    await page.reload()
    await expect(tasks(page)).toHaveCount(2)
  })
})

test('a long day folds on a phone, and tasks are planned while the connection or a week is missing', async ({
  page,
  context,
  consoleErrors,
}) => {
  const titles = Array.from({ length: 15 }, (_, index) => `Task ${index + 1}`)

  await test.step('a phone shows five tasks of a long day and, on request, all', async () => {
    await page.setViewportSize(PHONE)
    await signUp(page)
    for (const [createdAt, title] of titles.entries()) {
      const day = { completed: false, date: dayFromToday(0), priority: 'medium', createdAt }
      await call(page, 'tasks.add', { id: crypto.randomUUID(), title, ...day })
    }
    await page.goto('/dashboard')
    await expect(tasks(page)).toHaveCount(5)
    const toggle = planner(page).getByRole('button', { name: 'Show' })
    await expect(toggle).toHaveText('Show All (15)')
    await toggle.click()
    await expect(tasks(page)).toHaveCount(15)
    await expect(toggle).toHaveText('Show Less')
    await page.setViewportSize(DESKTOP)
    await expect(toggle).toBeHidden()
    await expect(tasks(page)).toHaveCount(15)
    expect(consoleErrors).toEqual([])
  })

  await test.step('the planner works offline, and what is planned arrives when the connection is back', async () => {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/device-.*\.js$/.test(name)),
    )
    await context.setOffline(true)
    await field(page).fill('Written in a power cut')
    await field(page).press('Enter')
    await planner(page).getByRole('checkbox', { name: 'Written in a power cut' }).check()
    await expect(page.getByText('1 task waits to be sent')).toBeVisible()
    await context.setOffline(false)
    await expect
      .poll(async () => (await listTasks(page)).map(({ title, completed }) => [title, completed]))
      .toEqual([...titles.map((title) => [title, false]), ['Written in a power cut', true]])
    await expect(tasks(page)).toHaveCount(16)
  })

  await test.step('a week that does not load shows a message, and is requested again', async () => {
    await page.route(/tasks\.list/, (route) => route.fulfill({ status: 400, json: {} }))
    for (let week = 0; week < 2; week++) await planner(page).getByRole('button', { name: 'Next week' }).click()
    const trouble = planner(page).getByRole('alert')
    await expect(trouble).toContainText('The tasks of this week did not load. What you add is kept on this device.', {
      timeout: 40_000,
    })
    expect(consoleErrors.some((error) => error.startsWith('A query failed ["tasks","list"]'))).toBe(true)
    await expect(panel(page, 'Your Progress')).toContainText('This week')
    await page.unroute(/tasks\.list/)
    await trouble.getByRole('button', { name: 'Try Again' }).click()
    await expect(planner(page)).toContainText('Nothing planned for this day.')
  })

  await test.step('loaded tasks stay on the screen while their week is requested again', async () => {
    const release = await holdBack(page, /tasks\.list/)
    const asked = page.waitForRequest(/tasks\.list/)
    await field(page).fill('In two weeks')
    await field(page).press('Enter')
    await asked
    await expect(tasks(page)).toHaveText(['In two weeksMedium priority'])
    release()
  })
  await forgetErrors(page, consoleErrors)
})
