import type { Page, Request } from '@playwright/test'
import { expect, NOTE, onEachSize, PHONE, signUp, startQuiz, test } from '../browser.ts'
import { openWithin } from '../documents.ts'
import { expectDrawn } from '../pdf/reader.ts'
import { expectForEveryone } from './for-everyone.ts'

/** States that a visitor can meet on public routes, besides the pages of first-load.spec.ts. */
const VISITOR = {
  '/reset-password#token=x': 'Choose a new password',
  '/verify-email#token=x': 'Confirm your email',
  '/resources/blogs/ioe-entrance-exam-format': 'IOE entrance exam format: questions, marks, time and ranking',
  '/resources/blogs/dot-or-cross-product': 'Dot or cross? Two products, one worked example',
  '/notes/nepali': 'Nepali (Class 12)',
  '/notes/physics/no-such-chapter': 'Chapter Not Found',
  '/notes/physics/rotational-dynamics/no-such-note/view': 'Note Not Found',
}
const PDF = 'Rotational Dynamics: Physics notes for Class 12'
const DASHBOARD = {
  '/dashboard': 'Dashboard',
  '/dashboard/notes': 'Study Notes',
  '/dashboard/notes/rotational-dynamics?view=pdf': PDF,
  '/dashboard/offline': 'Saved for offline',
  '/dashboard/notes/no-such-note': 'Note Not Found',
  '/dashboard/profile': 'Profile',
}
const DASHBOARD_QUIZZES = {
  '/dashboard/quizzes': 'Quizzes',
  '/dashboard/quizzes/history': 'Quiz History',
  '/dashboard/quizzes/take': 'Take Quiz',
  '/dashboard/blogs': 'Blogs',
  '/dashboard/community': 'Community',
}
/** Public pages on which a student sees something else than a visitor. */
const STUDENT_OUTSIDE = {
  '/notes': 'Class 12 Notes',
  '/notes/physics/rotational-dynamics': 'Rotational Dynamics, Physics (Class 12)',
  [NOTE.view]: PDF,
  '/contact': 'Contact Us',
  '/verify-email': 'Confirm your email',
  '/404': 'Page Not Found',
}

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

const underWay = new Set<Request>()

test.beforeEach(({ page }) => {
  underWay.clear()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
})

/**
 * Opens one page after the other within the app, whose router follows the browser's history, and checks each once it is
 * still.
 */
async function checkPages(page: Page, titles: Record<string, string>) {
  for (const [path, title] of Object.entries(titles))
    await test.step(path, async () => {
      await open(page, path, title)
      if (title === PDF) await expectDrawn(page)
      await onEachSize(page, () => expectForEveryone(page))
    })
}

async function open(page: Page, path: string, title: string) {
  await page.setViewportSize(PHONE)
  if (page.url() === 'about:blank') await page.goto(path)
  else await openWithin(page, path)
  await expect(page).toHaveTitle(`${title} | Adhyayan`)
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0)
  await expect.poll(() => underWay.size).toBe(0)
}

test('the pages of visitors are accessible', async ({ page }) => {
  await checkPages(page, VISITOR)

  await test.step('the menu', async () => {
    await open(page, '/features', 'Features')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expectForEveryone(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the dialog', async () => {
    await open(page, '/login', 'Sign in')
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await onEachSize(page, () => expectForEveryone(page))
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByRole('button', { name: 'Create Account', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await onEachSize(page, () => expectForEveryone(page))
    await page.keyboard.press('Escape')
  })

  await test.step('the player', async () => {
    await open(page, '/quiz', 'Take Quiz')
    await startQuiz(page)
    await onEachSize(page, () => expectForEveryone(page))
  })
})

test('the dashboard, its notes and the profile can be used by everyone', async ({ page }) => {
  await signUp(page)
  await checkPages(page, DASHBOARD)
})

test('the quizzes, the blogs and the community of the dashboard can be used by everyone', async ({ page }) => {
  await signUp(page)
  await checkPages(page, DASHBOARD_QUIZZES)
})

test('the public pages can be used by every student, and so can the menus', async ({ page }) => {
  await signUp(page)
  await checkPages(page, STUDENT_OUTSIDE)

  await test.step('the menu of the site', async () => {
    await open(page, '/features', 'Features')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expectForEveryone(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the menu of the dashboard', async () => {
    await open(page, '/dashboard', 'Dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectForEveryone(page)
  })
})
