import type { Page } from '@playwright/test'
import { expect, forgetErrors, NOTE, PHONE, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { expectKept } from './deployments.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })
test.slow()

const SAVED = /^Saved for offline: /

/** Its size is said before anything is loaded. */
async function save(page: Page, what: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Save for offline/ })
    .first()
    .click()
  await page.getByRole('button', { name: new RegExp(`^Save [\\d.]+ [kM]B: ${what}$`) }).click()
  await expect(page.getByRole('link', { name: `Saved for offline: ${what}` })).toBeVisible({ timeout: 60_000 })
}

test('what a student saves is read and sat without a connection, and all of it arrives once', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  const saved = page.getByRole('main').getByRole('listitem')
  await test.step('a chapter and a quiz are saved', async () => {
    await signUp(page)
    await page.goto('/notes/physics/rotational-dynamics')
    await save(page, NOTE.title)
    await page.goto('/dashboard/quizzes/take')
    await page
      .getByRole('article', { name: QUIZ })
      .getByRole('button', { name: `Save for offline: ${QUIZ}` })
      .click()
    await page.getByRole('button', { name: new RegExp(`^Save .*: ${QUIZ}`) }).click()
    await expect(page.getByRole('link', { name: `Saved for offline: ${QUIZ}` })).toBeVisible()
    await page.goto('/dashboard/offline')
    await expect(saved).toHaveText([
      /Class 12 Physics: Mechanics.*Quiz, \d+ kB/s,
      /Rotational Dynamics.*Chapter, [\d.]+ [kM]B/s,
    ])
    await expectKept(page)
  })

  await context.setOffline(true)

  await test.step('the note opens, as text and as PDF, though it was never opened before', async () => {
    await page.goto('/dashboard/offline')
    await saved.getByRole('link', { name: 'Rotational Dynamics' }).click()
    await page.getByRole('link', { name: /^Read/ }).first().click()
    await expect(page.locator('#definition-moment-of-inertia')).toBeAttached()
    await page.goto(`/dashboard/notes/${NOTE.id}?view=pdf`)
    await expect(page.locator('canvas').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('canvas').first()).toBeVisible()
  })

  const planner = page.getByRole('region', { name: 'Task Planner' })
  await test.step('a task is added, and a subject kept in Quick Access', async () => {
    await page.goto('/dashboard')
    await planner.getByLabel('New task').fill('Revise torque')
    await planner.getByLabel('New task').press('Enter')
    await expect(planner.getByText('Revise torque')).toBeVisible()
    await page.goto(`/dashboard/notes/${NOTE.id}?view=text`)
    await page.getByRole('button', { name: `Keep note ${NOTE.title} in Quick Access` }).click()
  })

  await test.step('the quiz is sat, and its result shows', async () => {
    await page.goto('/dashboard/quizzes/take')
    await startQuiz(page)
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    await expect(page.getByText(/^\d+%$/).first()).toBeVisible()
  })

  const score =
    (await page
      .getByText(/^\d+%$/)
      .first()
      .textContent()) ?? ''

  await test.step('closed and opened again, everything is still there', async () => {
    await page.goto('about:blank')
    await page.goto('/dashboard')
    await expect(planner.getByText('Revise torque')).toBeVisible()
  })

  await test.step('with the connection back, all of it arrives, and another device has it', async () => {
    await context.setOffline(false)
    const read = async (procedure: string, input = {}) => {
      const answer = await page.request.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)
      return (await answer.json()).result.data
    }
    await expect.poll(async () => (await read('quizResults.list')).items.length).toBe(1)
    const other = await browser.newPage({
      viewport: PHONE,
      storageState: { cookies: await context.cookies(), origins: [] },
    })
    await other.goto('/dashboard')
    await expect(other.getByRole('region', { name: 'Task Planner' }).getByText('Revise torque')).toBeVisible()
    await expect(other.getByRole('region', { name: 'Quick Access' }).getByText(NOTE.title).first()).toBeVisible()
    await expect(other.getByText(score).first()).toBeVisible()
    await other.close()
  })

  await test.step('what is removed is gone', async () => {
    await page.goto('/dashboard/offline')
    await page.getByRole('button', { name: `Remove ${NOTE.title}` }).click()
    await expect(saved).toHaveText([/Class 12 Physics: Mechanics/])
    await expect
      .poll(() =>
        page.evaluate(
          async () =>
            (await (await caches.open('saved')).keys()).filter(({ url }) => url.includes('rotational')).length,
        ),
      )
      .toBe(0)
  })
  await forgetErrors(page, consoleErrors)
})

test('saving is cut, continues, and says when the browser has dropped something', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/notes/physics/rotational-dynamics')
  await expectKept(page, '/notes/physics/rotational-dynamics')
  const button = page.getByRole('button', { name: /^Save [\d.]+ [kM]B/ })
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(button).toBeVisible()

  await test.step('without a connection it fails, and what has arrived stays', async () => {
    await context.setOffline(true)
    await button.click()
    await expect(page.getByRole('alert')).toContainText('We cannot reach Adhyayan right now.')
    await context.setOffline(false)
    await page.getByRole('button', { name: /^(Continue saving|Save) .*B/ }).click()
    await expect(page.getByRole('link', { name: SAVED })).toBeVisible({ timeout: 60_000 })
  })

  await test.step('a visitor finds it on /offline, which says what the browser has dropped', async () => {
    await page.getByRole('link', { name: SAVED }).click()
    await expect(page).toHaveURL(/\/offline$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved for offline')
    await expect(page.getByText(/used on this device/)).toBeVisible()
    await page.evaluate(() => caches.delete('saved'))
    await page.reload()
    await expect(page.getByText('The browser has removed some of it to make room.')).toBeVisible()
    await page.getByRole('button', { name: /^Continue saving/ }).click()
    await expect(page.getByText('The browser has removed some of it to make room.')).toHaveCount(0, { timeout: 60_000 })
  })
  await forgetErrors(page, consoleErrors)
})

test('a device without room says so, and keeps the rest', async ({ page, consoleErrors }) => {
  await page.goto('/notes/physics/rotational-dynamics')
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
  })
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByRole('button', { name: /^Save [\d.]+ [kM]B/ }).click()
  await expect(page.getByRole('alert')).toContainText('There is not enough room on this device.')
  await page.goto('/offline')
  await expect(page.getByRole('button', { name: `Remove ${NOTE.title}` })).toBeVisible()
  await forgetErrors(page, consoleErrors)
})

test('two students on one phone, without a connection, see nothing of each other', async ({
  page,
  context,
  consoleErrors,
}) => {
  const planner = page.getByRole('region', { name: 'Task Planner' })
  await signUp(page)
  await page.goto('/dashboard')
  await expectKept(page)
  await planner.getByLabel('New task').fill('A secret of the first')
  await planner.getByLabel('New task').press('Enter')
  await expect(planner.getByText('A secret of the first')).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)

  await signUp(page)
  await page.goto('/dashboard')
  await expect(planner.getByLabel('New task')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(planner.getByLabel('New task')).toBeVisible()
  await expect(page.getByText('A secret of the first')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('A secret of the first')).toHaveCount(0)
  await forgetErrors(page, consoleErrors)
})
