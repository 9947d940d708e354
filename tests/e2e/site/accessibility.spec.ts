import type { Page } from '@playwright/test'
import { expect, NOTE, onEachSize, PHONE, signUp, startQuiz, test } from '../browser.ts'
import { expectForEveryone } from './for-everyone.ts'
import { openAndWait } from './prerendered.ts'

/** What a visitor can meet at the addresses of public routes, besides the pages of first-load.spec.ts. */
const VISITOR = [
  '/resources/blogs/ioe-entrance-exam-format',
  '/resources/blogs/dot-or-cross-product',
  '/reset-password#token=x',
  '/verify-email#token=x',
  '/notes/nepali',
  '/notes/physics/no-such-chapter',
  '/notes/physics/rotational-dynamics/no-such-note/view',
]
const STUDENT = [
  '/dashboard',
  '/dashboard/notes',
  '/dashboard/notes/rotational-dynamics',
  '/dashboard/notes/no-such-note',
  '/dashboard/quizzes',
  '/dashboard/quizzes/history',
  '/dashboard/quizzes/take',
  '/dashboard/blogs',
  '/dashboard/community',
  '/dashboard/profile',
]
/** Public pages on which a student sees more or less than a visitor. */
const STUDENT_OUTSIDE = ['/notes', '/notes/physics/rotational-dynamics', NOTE.view, '/contact', '/verify-email', '/404']

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

async function checkPages(page: Page, paths: string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await onEachSize(page, () => expectForEveryone(page))
    })
}

test('the public pages can be used by every visitor', ({ page }) => checkPages(page, VISITOR))

test('the dashboard can be used by everyone', async ({ page }) => {
  await signUp(page)
  await checkPages(page, STUDENT)
})

test('the public pages can be used by every student', async ({ page }) => {
  await signUp(page)
  await checkPages(page, STUDENT_OUTSIDE)
})

test('the menus can be used by everyone', async ({ page }) => {
  await openAndWait(page, '/features', page.getByRole('button', { name: 'Search', exact: true }))
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await expectForEveryone(page)
  await signUp(page)
  await page.goto('/features')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectForEveryone(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectForEveryone(page)
})

test('the dialog and the player can be used by everyone', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await onEachSize(page, () => expectForEveryone(page))
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await onEachSize(page, () => expectForEveryone(page))
  await page.goto('/quiz')
  await startQuiz(page)
  await onEachSize(page, () => expectForEveryone(page))
})
