import type { Page } from '@playwright/test'
import { call, DESKTOP, expect, forgetErrors, NOTE, signUp, test } from '../browser.ts'
import { panel, read } from './home-panels.ts'

test.use({ viewport: DESKTOP })

const HOUR_MS = 60 * 60_000
const planner = (page: Page) => panel(page, 'Task Planner')
const marked = (page: Page) => planner(page).locator('[aria-current=date]')
const chosen = (page: Page) => planner(page).getByRole('button', { name: /day, \d+ /, pressed: true })
const columns = (page: Page) => panel(page, 'Your Progress').getByRole('listitem')

/** The device slept, so that no timer ran; then an event says that it is awake again. */
async function sleepUntil(page: Page, time: string | number, sign: 'visibilitychange' | 'focus' | 'pageshow') {
  await page.clock.setSystemTime(time)
  await page.evaluate((type) => {
    const target = type === 'visibilitychange' ? document : window
    target.dispatchEvent(new Event(type))
  }, sign)
}

async function listTasks(page: Page): Promise<string[]> {
  const days = encodeURIComponent(JSON.stringify({ from: '2026-11-15', to: '2026-11-30' }))
  const tasks = await read<{ title: string; date: string }[]>(page, `tasks.list?input=${days}`)
  return tasks.map(({ title, date }) => `${title} on ${date}`).sort()
}

test('a home that stays open over midnight in Nepal changes to the new day', async ({ page, consoleErrors }) => {
  await signUp(page)
  const { id: contentId, title, view: url } = NOTE
  const visit = { visitId: crypto.randomUUID(), contentId, contentType: 'note', title, url, subject: 'Physics' }
  await call(page, 'contentAccess.record', { ...visit, chapter: title, progress: 40, timeSpent: 240 })
  // Half a minute before midnight of a Saturday.
  await page.clock.install({ time: '2026-11-21T23:59:30+05:45' })
  await page.goto('/dashboard')
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(greeting).toHaveText(/^Good evening/)
  await expect(marked(page)).toHaveAccessibleName('Saturday, 21 November')
  await expect(chosen(page)).toHaveAccessibleName('Saturday, 21 November')
  const field = planner(page).getByLabel('New task')
  await field.fill('Begun late')

  await test.step('the mark, the chosen day, the greeting and the week move, and what is typed goes to the new day', async () => {
    const asked = page.waitForRequest(/home\.get/)
    await page.clock.runFor(31_000)
    await expect(marked(page)).toHaveAccessibleName('Sunday, 22 November')
    await expect(chosen(page)).toHaveAccessibleName('Sunday, 22 November')
    await expect(greeting).toHaveText(/^Good morning/)
    await expect(columns(page).first().locator('.text-accent')).toHaveText('S')
    // For the streak and the study of the week.
    await asked
    await field.press('Enter')
    await expect(chosen(page)).toHaveAccessibleName('Sunday, 22 November, has open tasks')
    await expect.poll(() => listTasks(page)).toEqual(['Begun late on 2026-11-22'])
  })

  await test.step('a day that was chosen stays after a night of sleep', async () => {
    await planner(page).getByRole('button', { name: 'Tuesday, 24 November' }).click()
    await sleepUntil(page, '2026-11-23T09:00:00+05:45', 'visibilitychange')
    await expect(marked(page)).toHaveAccessibleName('Monday, 23 November')
    await expect(chosen(page)).toHaveAccessibleName('Tuesday, 24 November')
    await expect(greeting).toHaveText(/^Good morning/)
    await field.fill('For Tuesday')
    await field.press('Enter')
    await expect.poll(() => listTasks(page)).toContain('For Tuesday on 2026-11-24')
  })

  await test.step('a chosen day that has become today follows it at the next midnight', async () => {
    await sleepUntil(page, '2026-11-24T13:00:00+05:45', 'focus')
    await expect(marked(page)).toHaveAccessibleName('Tuesday, 24 November, has open tasks')
    await expect(greeting).toHaveText(/^Good afternoon/)
    await sleepUntil(page, '2026-11-25T20:00:00+05:45', 'pageshow')
    await expect(chosen(page)).toHaveAccessibleName('Wednesday, 25 November')
    await expect(marked(page)).toHaveAccessibleName('Wednesday, 25 November')
    await expect(greeting).toHaveText(/^Good evening/)
  })

  await test.step('the ages of activities change as well', async () => {
    await sleepUntil(page, Date.now() + 2.1 * HOUR_MS, 'focus')
    await expect(panel(page, 'Recent Activity')).toContainText('Physics · 2 hours ago')
    await page.clock.runFor(HOUR_MS)
    await expect(panel(page, 'Recent Activity')).toContainText('Physics · 3 hours ago')
  })
  // By this clock, requests made before an hour ago have taken too long.
  await forgetErrors(page, consoleErrors)
})
