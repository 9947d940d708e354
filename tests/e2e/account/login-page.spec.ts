import type { Page } from '@playwright/test'
import { DESKTOP, expect, PASSWORD, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
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

  await page.goto('about:blank')
  await page.context().clearCookies()

  await test.step('one who does it from a result sees it again, in the account, however slowly the device stores', async () => {
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
