import type { Page } from '@playwright/test'
import { call, DESKTOP, expect, forgetErrors, holdBack, PASSWORD, signUp, test } from '../browser.ts'
import { dayFromToday, filledStar, listFavorites, panel, read, star } from './home-panels.ts'

const SUBJECT = 'subject Physics'

test.use({ viewport: DESKTOP })

type Task = { title: string; completed: boolean; date: string }
async function listTasks(page: Page): Promise<Task[]> {
  const days = { from: dayFromToday(-14), to: dayFromToday(14) }
  return read(page, `tasks.list?input=${encodeURIComponent(JSON.stringify(days))}`)
}

test('favorites and tasks are the same in every tab and on every device, and nothing is lost without a line', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  const email = await signUp(page)
  const planner = panel(page, 'Task Planner')

  await test.step('one tab shows what is chosen in another', async () => {
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access')).toContainText('Press the star')
    const tab = await context.newPage()
    await tab.goto('/notes')
    await star(tab, SUBJECT).click()
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveCount(1)
    await expect.poll(() => listFavorites(page)).toEqual(['Physics'])
    await filledStar(page, SUBJECT).click()
    await expect(star(tab, SUBJECT)).toBeVisible()
    await star(tab, 'subject Nepali').click()
    await expect.poll(() => listFavorites(page)).toEqual(['Nepali'])
    await tab.close()
  })

  await test.step('a device shows what was chosen on another', async () => {
    const device = await browser.newPage()
    await call(device, 'auth.signIn', { email, password: PASSWORD })
    await device.goto('/notes')
    await expect(filledStar(device, 'subject Nepali')).toBeVisible()
    await device.close()
  })

  await test.step('a task that is planned offline arrives when the connection is back', async () => {
    // The outbox is loaded after the first paint.
    await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'adhyayan'))
    await context.setOffline(true)
    await planner.getByLabel('New task').fill('Written in a power cut')
    await planner.getByLabel('New task').press('Enter')
    await planner.getByRole('checkbox', { name: 'Written in a power cut' }).check()
    await expect(page.getByText('1 task waits to be sent')).toBeVisible()
    await context.setOffline(false)
    await expect
      .poll(async () => (await listTasks(page)).map(({ title, completed, date }) => [title, completed, date]))
      .toEqual([['Written in a power cut', true, dayFromToday(0)]])
  })

  await test.step('the data on the device shows after a reload, before the worker has answered', async () => {
    const task = { completed: false, date: dayFromToday(0), priority: 'medium', createdAt: 1 }
    await call(page, 'tasks.add', { id: crypto.randomUUID(), title: 'New since then', ...task })
    const answer = await holdBack(page, /trpc\/home\.get/)
    await page.reload()
    await expect(planner).toContainText('Written in a power cut')
    consoleErrors.length = 0
    await expect(planner).not.toContainText('New since then')
    // A task that arrives in between stays on the screen.
    await planner.getByLabel('New task').fill('Added before the answer')
    const arrived = page.waitForResponse(
      (response) =>
        response.url().includes('tasks.add') &&
        (response.request().postData() ?? '').includes('Added before the answer'),
    )
    await planner.getByLabel('New task').press('Enter')
    await arrived
    await expect(page.getByText('1 task waits to be sent')).toHaveCount(0)
    await expect(planner.getByRole('checkbox', { name: 'Added before the answer' })).toBeVisible()
    answer()
    await expect(planner).toContainText('New since then')
    expect(consoleErrors).toEqual([])
    await page.unroute(/trpc\/home\.get/)
  })

  await test.step('favorites that are chosen offline are in the account when the connection is back', async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'Public site' }).click()
    await context.setOffline(true)
    await filledStar(page, 'subject Nepali').click()
    await star(page, SUBJECT).click()
    await expect(filledStar(page, SUBJECT)).toBeVisible()
    await expect(page.getByText('2 favorites wait to be sent')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => listFavorites(page)).toEqual(['Physics'])
  })

  await test.step('one that is chosen while sending fails is not lost by a reload', async () => {
    await page.route('**/favorites.*', (route) => route.fulfill({ status: 500, json: {} }))
    await star(page, 'subject Chemistry').click()
    await page.reload()
    await expect(filledStar(page, 'subject Chemistry')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveText([
      /^Chemistry/,
      'PhysicsSubject · Physics (Class 12)',
    ])
    await expect.poll(() => consoleErrors.some((error) => error.includes('Saving a favorite failed'))).toBe(true)
    await page.unroute('**/favorites.*')
    await expect.poll(() => listFavorites(page), { timeout: 30_000 }).toEqual(['Chemistry', 'Physics'])
  })

  await test.step('nothing is left on the device after signing out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('favorite')))).toEqual([])
  })
  await forgetErrors(page, consoleErrors)
})
