import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectHydrated, holdBack, NOTE, PHONE, signUp, test } from '../browser.ts'
import { readEntries } from '../device/stored-entries.ts'

test.use({ viewport: PHONE })

/** Checks frame by frame whether something that only a visitor sees was ever on the screen. */
async function watchForVisitorsPage(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const links = [...document.querySelectorAll('a')]
      if (links.some((link) => link.textContent === 'Start Learning' && link.checkVisibility()))
        sessionStorage.setItem('seen', 'yes')
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => sessionStorage.getItem('seen') === 'yes')
}

test('a visitor and a student each see their page, and never first the other one', async ({ page }) => {
  const hasBeenSeen = await watchForVisitorsPage(page)
  await signUp(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hasBeenSeen()).toBe(false)

  await page.context().clearCookies()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible()
  expect(await hasBeenSeen()).toBe(true)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
})

test('where the worker never says who is signed in, a known student reads at once', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page)
  await page.goto('/dashboard')
  const greeting = page.getByText(/^Good (morning|afternoon|evening)/)
  await expect(greeting).toBeVisible()
  await holdBack(page, '**/api/trpc/**')

  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(greeting).toBeVisible()
  await page.goto(NOTE.read)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOTE.title)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.goto('/dashboard/quizzes/take')
  await expect(page.getByRole('button', { name: 'Start Quiz' }).first()).toBeVisible()
})

test('a student whose browser has forgotten everything but the session is not taken for a visitor', async ({
  page,
}) => {
  await signUp(page)
  // It knows nobody, and the answer takes a while.
  const answer = await holdBack(page, '**/api/trpc/session*')
  await page.goto(NOTE.read)
  await expectHydrated(page)
  await page.mouse.wheel(0, 1500)
  answer()
  await expect(page.getByRole('button', { name: `Keep note ${NOTE.title} in Quick Access` })).toBeVisible()
  expect((await readEntries(page)).filter(({ userId }) => userId === 'guest')).toEqual([])
})
