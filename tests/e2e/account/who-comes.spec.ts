import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectHydrated, forgetErrors, holdBack, NOTE, PHONE, signUp, test } from '../browser.ts'
import { emptyBrowser } from '../cold-visit.ts'
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

test('a visitor and a student each see their page, whatever this device and the worker know', async ({
  page,
  consoleErrors,
}) => {
  const hasBeenSeen = await watchForVisitorsPage(page)

  await test.step('neither sees first the page of the other', async () => {
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

  await test.step('where the worker never says who is signed in, a known student reads at once', async () => {
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
    await emptyBrowser(page)
    await page.unroute('**/api/trpc/**')
    consoleErrors.length = 0
  })

  await test.step('a student whose browser has forgotten everything but the session is not taken for a visitor', async () => {
    await signUp(page)
    // It knows nobody, and the answer takes a while.
    const answer = await holdBack(page, '**/api/trpc/session*')
    await page.goto(NOTE.read)
    await expectHydrated(page)
    await page.mouse.wheel(0, 1500)
    answer()
    await expect(page.getByRole('button', { name: `Keep note ${NOTE.title} in Quick Access` })).toBeVisible()
    expect((await readEntries(page)).filter(({ userId }) => userId === 'guest')).toEqual([])
    await emptyBrowser(page)
    await page.unroute('**/api/trpc/session*')
  })

  await test.step('the login page says Checking authentication... until a session counts', async () => {
    await signUp(page)
    const answer = await holdBack(page, '**/api/trpc/session*')
    const asked = page.waitForRequest('**/api/trpc/session*')
    await page.goto('/login?from=%2Fnotes')
    await asked
    await expect(page.getByRole('status').filter({ hasText: 'Checking authentication...' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign In / Sign Up' })).toBeHidden()
    answer()
    await expect(page).toHaveURL(/\/notes$/)
    expect(consoleErrors).toEqual([])
    await page.unroute('**/api/trpc/session*')
  })

  await test.step('a worker that cannot tell is an Authentication error in the log', async () => {
    // The device does not know of any student who was here.
    await page.evaluate(() => localStorage.setItem('last_user', '{"uid":'))
    await page.route('**/api/trpc/session*', (route) => route.abort())
    await page.goto('/notes')
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    await expect.poll(() => consoleErrors.join()).toContain('Authentication error')
  })
  await forgetErrors(page, consoleErrors)
})
