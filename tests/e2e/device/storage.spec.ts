import type { Page } from '@playwright/test'
import { PROFILE_MESSAGES } from '../../../domain/account/profile-fields.ts'
import { DESKTOP, expect, forgetErrors, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { listResults } from './students.ts'

test.use({ viewport: DESKTOP })

/** From now on the browser has no room left. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
  })

/** Without what waits to be sent: a report of the visit may, or not yet, or no more. */
const readAttempts = async (page: Page) => (await readEntries(page)).filter(({ kind }) => kind === 'attempt')

/** A browser in which all storage is switched off. */
function switchOff(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

test('a quiz that is handed in without room for it says so, and is stored all the same', async ({
  page,
  consoleErrors,
}) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page)
  await page.keyboard.press('b')
  await expect.poll(async () => (await readAttempts(page)).length).toBe(1)
  await fillUp(page)
  await page.route('**/quizResults.submit*', (route) => route.abort())
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Your answers are not safe yet' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Please stay on this page until they are graded.')
  await expect(page.getByText('safe on this device')).toHaveCount(0)
  // Nothing is lost of what had been stored before.
  expect(await readAttempts(page)).toMatchObject([{ value: { state: 'running' } }])

  // It is also tried again by itself, which may come before a press once the line is back.
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.unroute('**/quizResults.submit*')
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  expect(await listResults(page)).toEqual([QUIZ])
  await forgetErrors(page, consoleErrors)
})

test('a browser that is cleared in the middle of a quiz loses nothing of it', async ({ page }) => {
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
})

test.describe('with all storage switched off', () => {
  test('a visitor takes a quiz, is told that it is not safe, and sees the result', async ({ page, consoleErrors }) => {
    await page.addInitScript(switchOff)
    await page.goto('/quiz')
    await startQuiz(page)
    await page.keyboard.press('b')
    await expect(page.getByText('This browser does not let us keep your answers on the device.')).toBeVisible()
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    await forgetErrors(page, consoleErrors)
  })

  test('a student signs in, reads, bookmarks and sees the profile', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.addInitScript(switchOff)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await page.goto('/notes')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Physics', exact: true }) })
    await card.getByRole('button', { name: 'Bookmark subject' }).click()
    await expect(card.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('College', { exact: true }).fill('Trichandra')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText(PROFILE_MESSAGES.updated)).toBeVisible()
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Asha')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha')
    await forgetErrors(page, consoleErrors)
  })
})
