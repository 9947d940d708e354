import type { Page } from '@playwright/test'
import { DESKTOP, expect, forgetErrors, holdBack, PASSWORD, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { SHORT_QUIZ } from '../device/students.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

const opener = (page: Page) => page.getByRole('button', { name: 'Sign In / Sign Up' })

test('Login and Create an account lead back to what the visitor was doing', async ({ page }) => {
  await test.step('Create an account opens the dialog in that mode, and the button of the page in the other', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await opener(page).click()
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  })

  await test.step('Login in the menu leads back to the page', async () => {
    await openAndWait(page, '/notes/physics/wave-motion', page.getByRole('link', { name: 'Login' }))
    await page.getByRole('link', { name: 'Login' }).click()
    await signUp(page)
    await page.reload()
    await expect(page).toHaveURL(/\/notes\/physics\/wave-motion$/)
  })

  await page.goto('about:blank')
  await page.context().clearCookies()

  await test.step('a visitor who creates an account to bookmark a subject has it bookmarked', async () => {
    await openAndWait(page, '/notes?q=optic', page.getByRole('button', { name: 'Bookmark subject' }).first())
    await page.getByRole('button', { name: 'Bookmark subject' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Account' })
    await dialog.getByLabel('Email').fill(`new-${process.pid}-${Date.now()}@example.com`)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Create Account', exact: true }).click()
    await expect(page).toHaveURL(/\/notes\?q=optic$/)
    await expect(page.getByRole('button', { name: 'Remove bookmark' }).first()).toBeVisible()
  })
})

test('a visitor who creates an account from a result sees it again, in the account, however slowly the device stores', async ({
  page,
}) => {
  await page.goto('/quiz')
  await startQuiz(page, SHORT_QUIZ)
  await sitQuiz(page)
  await page.getByRole('link', { name: 'create an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Account' })
  await dialog.getByLabel('Email').fill(`result-${process.pid}-${Date.now()}@example.com`)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const letWrite = await holdUpWrites(page)
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Quizzes', exact: true }).first()).toBeVisible()
  await letWrite()
  await expect(page).toHaveURL(/\/dashboard\/quizzes\/take$/)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await expect(page.getByText('Saved in your quiz history.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Reads the store without end, so that no write to it finishes until the returned function is called. */
async function holdUpWrites(page: Page): Promise<() => Promise<void>> {
  const reading = await page.evaluateHandle(
    () =>
      new Promise<{ end: () => void }>((resolve) => {
        const opening = indexedDB.open('adhyayan')
        opening.onsuccess = () => {
          const store = opening.result.transaction('entries').objectStore('entries')
          let isWanted = true
          const readOn = () => {
            if (isWanted) store.count().onsuccess = readOn
            else opening.result.close()
          }
          const end = () => {
            isWanted = false
          }
          readOn()
          resolve({ end })
        }
      }),
  )
  return () => reading.evaluate(({ end }) => end())
}

test('while it is not known who is signed in', async ({ page, consoleErrors }) => {
  await page.clock.install()
  await signUp(page)

  await test.step('the login page says Checking authentication... until a session counts', async () => {
    const answer = await holdBack(page, '**/api/trpc/session*')
    const asked = page.waitForRequest('**/api/trpc/session*')
    await page.goto('/login?from=%2Fnotes')
    await asked
    await expect(page.getByRole('status').filter({ hasText: 'Checking authentication...' })).toBeVisible()
    await expect(opener(page)).toBeHidden()
    answer()
    await expect(page).toHaveURL(/\/notes$/)
    expect(consoleErrors).toEqual([])
  })

  await test.step('a worker that cannot tell is an Authentication error in the log', async () => {
    // The device does not know of any student who was here.
    await page.evaluate(() => localStorage.setItem('last_user', '{"uid":'))
    await page.route('**/api/trpc/session*', (route) => route.abort())
    await page.goto('/notes')
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    await expect.poll(() => consoleErrors.join()).toContain('Authentication error')
    await forgetErrors(page, consoleErrors)
  })
})
