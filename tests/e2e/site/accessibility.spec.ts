import type { Page } from '@playwright/test'
import { listSamplePages } from '../../../scripts/site/pages.ts'
import { expect, NOTE, onEachSize, PHONE, signUp, startQuiz, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from './prerendered.ts'

/** One page of every public route, and what else a visitor can meet at their addresses. */
const VISITOR = [
  ...listSamplePages().map(({ path }) => path),
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

async function check(page: Page) {
  await page.waitForLoadState('networkidle')
  // A page of a PDF is drawn first; its text, which its structure refers to, follows.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-owns]')].every((part) =>
      document.getElementById(part.getAttribute('aria-owns') ?? ''),
    ),
  )
  // Links inside a PDF are as large as its author set them.
  expect(await findViolations(page, { without: ['[data-pdf-link]'] })).toEqual([])
  // Also behind an open dialog, which hides the page from screen readers.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
}

async function checkPages(page: Page, paths: string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await onEachSize(page, () => check(page))
    })
}

const partOf = (path: string) => /^\/(notes|resources)/.exec(path)?.[0] ?? '/'

for (const part of new Set(VISITOR.map(partOf))) {
  test(`the public pages under ${part} can be used by everyone`, async ({ page }) => {
    await checkPages(
      page,
      VISITOR.filter((path) => partOf(path) === part),
    )
  })
}

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
  await check(page)
  await signUp(page)
  await page.goto('/features')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await check(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await check(page)
})

test('the search can be used by everyone', async ({ page }) => {
  await openAndWait(page, '/features', page.getByRole('button', { name: 'Search', exact: true }))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await onEachSize(page, async () => {
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    await check(page)
  })
})

test('the dialog and the player can be used by everyone', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await onEachSize(page, () => check(page))
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await onEachSize(page, () => check(page))
  await page.goto('/quiz')
  await startQuiz(page)
  await onEachSize(page, () => check(page))
})
