import type { Page } from '@playwright/test'
import { TASK_MESSAGES, TASKS_PER_DAY } from '#domain/study/task-rules.ts'
import { call, DESKTOP, expect, forgetErrors, holdBack, NOTE, signUp, test } from '../browser.ts'
import { comeBackToHome, dayFromToday, panel } from './home-panels.ts'

const PANELS = [
  'Continue Learning',
  'Task Planner',
  'Smart Recommendations',
  'Quick Access',
  'Your Progress',
  'Recent Activity',
]
const ANSWER = /api\/trpc\/home\.get/
const _trouble = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'We cannot reach Adhyayan right now.' })

async function addTask(page: Page, title: string) {
  const task = { completed: false, date: dayFromToday(0), priority: 'medium', createdAt: 1 }
  await call(page, 'tasks.add', { id: crypto.randomUUID(), title, ...task })
}

/** The worker's answer arrives with one part broken. */
async function breakPart(page: Page, part: string) {
  await page.route(ANSWER, async (route) => {
    const response = await route.fetch()
    const answers = await response.json()
    answers[0].result.data[part] = null
    await route.fulfill({ response, json: answers })
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('the planner works before the home has loaded, and one task too many disappears', async ({
    page,
    consoleErrors,
  }) => {
    const planner = panel(page, 'Task Planner')
    await signUp(page)

    await test.step('without an answer the planner works, and stays while the home is requested again', async () => {
      await page.route(ANSWER, (route) => route.fulfill({ status: 400, json: {} }))
      await page.goto('/dashboard')
      await page.route(/tasks\.add/, (route) => route.abort())
      await planner.getByLabel('New task').fill('Planned meanwhile')
      await planner.getByLabel('New task').press('Enter')
      await expect(planner.getByRole('checkbox', { name: 'Planned meanwhile' })).toBeVisible()
      const answer = await holdBack(page, ANSWER)
      const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try Again' })
      await retry.click()
      await expect(retry).toBeDisabled()
      await expect(planner.getByRole('checkbox', { name: 'Planned meanwhile' })).toBeVisible()

      await addTask(page, 'Known here')
      await page.unroute(/tasks\.add/)
      answer()
      await expect(planner).toContainText('Known here')
      await page.unroute(ANSWER)
    })

    await test.step('the data on the device shows at once, before the worker has answered', async () => {
      await addTask(page, 'New since then')
      const answer = await holdBack(page, ANSWER)
      await page.reload()
      await expect(planner).toContainText('Known here')
      consoleErrors.length = 0
      await expect(planner).not.toContainText('New since then')
      // A task that arrives in between stays on the screen.
      await planner.getByLabel('New task').fill('Added meanwhile')
      const arrived = page.waitForResponse(
        (response) =>
          response.url().includes('tasks.add') && (response.request().postData() ?? '').includes('Added meanwhile'),
      )
      await planner.getByLabel('New task').press('Enter')
      await arrived
      await expect(page.getByText('1 task waits to be sent')).toHaveCount(0)
      await expect(planner.getByRole('checkbox', { name: 'Added meanwhile' })).toBeVisible()
      answer()
      await expect(planner).toContainText('New since then')
      expect(consoleErrors).toEqual([])
    })

    await test.step('a task that the worker refuses disappears, and the reason shows', async () => {
      const planned = await planner.getByRole('checkbox').count()
      for (let number = planned; number < TASKS_PER_DAY; number++) await addTask(page, `Task ${number}`)
      await planner.getByLabel('New task').fill('One more')
      await planner.getByLabel('New task').press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: TASK_MESSAGES.tooMany })).toBeVisible()
    })
    await forgetErrors(page, consoleErrors)
  })

  test('a broken part breaks its panel alone, which says so, logs it and tries again', async ({
    page,
    consoleErrors,
  }) => {
    await signUp(page)
    const { id: contentId, title: note, view: url } = NOTE
    const about = { contentType: 'note', subject: 'Physics', timeSpent: 60, progress: 10 }
    await call(page, 'contentAccess.record', { visitId: crypto.randomUUID(), contentId, title: note, url, ...about })
    for (const [part, title] of [
      ['recommendations', 'Smart Recommendations'],
      ['activity', 'Recent Activity'],
      ['week', 'Your Progress'],
    ] as const) {
      await test.step(part, async () => {
        await breakPart(page, part)
        // The first request is made with the page, the others when the student is back on it.
        if (part === 'recommendations') await page.goto('/dashboard')
        else await comeBackToHome(page)
        const broken = panel(page, title)
        await expect(broken.getByRole('alert')).toContainText('This part could not be shown.')
        expect(consoleErrors.some((error) => error.includes(`${title} failed`))).toBe(true)
        const standing = part === 'week' ? PANELS.filter((one) => one !== 'Task Planner') : PANELS
        for (const other of standing.filter((one) => one !== title)) {
          await expect(panel(page, other)).toBeVisible()
          await expect(panel(page, other).getByRole('alert')).toHaveCount(0)
        }
        await expect(panel(page, 'Continue Learning')).toContainText(note)
        await page.unroute(ANSWER)
        await broken.getByRole('button', { name: 'Try Again' }).click()
        // The answer restores every panel that lacked it, even those whose button was not pressed.
        for (const one of PANELS) await expect(panel(page, one).getByRole('alert')).toHaveCount(0)
      })
    }
    await forgetErrors(page, consoleErrors)
  })
})
