import type { Page } from '@playwright/test'
import { DESKTOP, expect, forgetErrors, signUp, test } from '../browser.ts'
import { dayFromToday, panel, read } from './home-panels.ts'

test.use({ viewport: DESKTOP })

const planner = (page: Page) => panel(page, 'Task Planner')
const field = (page: Page) => planner(page).getByLabel('New task')
const tasks = (page: Page) =>
  planner(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })

type Task = { title: string; completed: boolean; date: string; priority: string }
async function listTasks(page: Page): Promise<Task[]> {
  const days = { from: dayFromToday(-14), to: dayFromToday(14) }
  return read(page, `tasks.list?input=${encodeURIComponent(JSON.stringify(days))}`)
}

test('what is planned offline arrives when the connection is back, and survives a reload', async ({
  page,
  context,
  consoleErrors,
}) => {
  await signUp(page)
  await page.goto('/dashboard')
  await expect(planner(page)).toContainText('Nothing planned for today yet.')
  // The outbox is loaded after the first paint.
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'adhyayan'))
  await context.setOffline(true)
  await field(page).fill('Written in a power cut')
  await field(page).press('Enter')
  await planner(page).getByRole('checkbox', { name: 'Written in a power cut' }).check()
  await expect(page.getByText('1 task waits to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await listTasks(page)).map(({ title, completed, date }) => [title, completed, date]))
    .toEqual([['Written in a power cut', true, dayFromToday(0)]])
  await page.reload()
  await expect(tasks(page)).toHaveCount(1)
  await forgetErrors(page, consoleErrors)
})
