import type { Page } from '@playwright/test'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { call, DESKTOP, expect, forgetErrors, pressWithLine, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { ask, listResults, SHORT_QUIZ } from './students.ts'

test.use({ viewport: DESKTOP })

/** From now on the browser's storage is full. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
  })

/** Without unsent writes, because a report of the visit may or may not be among them. */
const readAttempts = async (page: Page) => (await readEntries(page)).filter(({ kind }) => kind === 'attempt')

/** A browser with all storage switched off. */
function switchOff(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

test('a quiz that is submitted while the worker does not answer', async ({ page, consoleErrors }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')

  await test.step('does not come back when the stats were reset on another device since', async () => {
    await startQuiz(page, SHORT_QUIZ)
    await page.route(/quizResults\.submit/, (route) => route.abort())
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Your answers are safe on this device' })).toBeVisible()
    // On another device.
    await call(page, 'reset.stats', {})
    await pressWithLine(page.getByRole('button', { name: 'Try again' }), () => page.unroute(/quizResults\.submit/))
    await expect(page.getByRole('heading', { name: 'Take Quiz' })).toBeVisible()
    await expect(page.getByText('before your stats were reset')).toBeVisible()
    expect([await readEntries(page), await listResults(page)]).toEqual([[], []])
    expect(await ask(page, 'stats.get')).toMatchObject({ totalQuizzes: 0 })
  })

  await test.step('without room for it says so, and is stored all the same', async () => {
    await startQuiz(page, SHORT_QUIZ)
    await page.keyboard.press('b')
    await expect.poll(async () => (await readAttempts(page)).length).toBe(1)
    await fillUp(page)
    await page.route(/quizResults\.submit/, (route) => route.abort())
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Your answers are not safe yet' })).toBeVisible()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Please stay on this page until they are graded.')
    await expect(page.getByText('safe on this device')).toHaveCount(0)
    // Nothing that had been stored before is lost.
    expect(await readAttempts(page)).toMatchObject([{ value: { state: 'running' } }])

    // It also retries by itself, which may happen before a press once the connection is back.
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.unroute(/quizResults\.submit/)
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    expect(await listResults(page)).toEqual([SHORT_QUIZ])
    await forgetErrors(page, consoleErrors)
  })
})

test('a browser that stores nothing', async ({ page, consoleErrors }) => {
  await test.step('because it is cleared in the middle of a quiz loses nothing of it', async () => {
    await page.goto('/quiz')
    await startQuiz(page)
    await page.keyboard.press('c')
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => JSON.stringify(await readEntries(page))).toContain('"position":1')
    await page.evaluate(async () => {
      localStorage.clear()
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('adhyayan')
        request.onsuccess = resolve
        request.onerror = reject
      })
    })
    await page.keyboard.press('a')
    await expect(page.getByText('2 of 25 answered')).toBeVisible()
    await expect.poll(async () => Object.keys((await readEntries(page))[0]?.value.answers ?? {}).length).toBe(2)
    await page.reload()
    await expect(page.getByText('2 of 25 answered')).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

  await page.addInitScript(switchOff)

  await test.step('lets a visitor take a quiz, says that it is not safe, and shows the result', async () => {
    await page.goto('/quiz')
    await startQuiz(page, SHORT_QUIZ)
    await page.keyboard.press('b')
    await expect(page.getByText('This browser does not let us keep your answers on the device.')).toBeVisible()
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  })

  await test.step('lets a student sign in, see the profile, read, bookmark and write to us', async () => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('College', { exact: true }).fill('Trichandra')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText(PROFILE_MESSAGES.updated)).toBeVisible()
    await page.goto('/notes')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Physics', exact: true }) })
    await card.getByRole('button', { name: 'Bookmark subject' }).click()
    await expect(card.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Asha')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha')
    await forgetErrors(page, consoleErrors)
  })
})
