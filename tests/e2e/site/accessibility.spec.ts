import type { Page } from '@playwright/test'
import { listSamplePages } from '#scripts/site/pages.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { expect, NOTE, onEachSize, PHONE, signUp, startQuiz, test } from '../browser.ts'
import { openWithin } from '../documents.ts'
import { offer, plant, press } from '../guest-progress/visitor-work.ts'
import { expectDrawn } from '../pdf/reader.ts'
import { expectForEveryone } from './for-everyone.ts'

/** States that a visitor can meet on public routes. */
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

let loaded = async () => {}

test.beforeEach(({ page }) => {
  test.slow()
  loaded = watchLoading(page)
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
  await loaded()
}

const PUBLIC = listSamplePages()
const HALF = Math.ceil(PUBLIC.length / 2)

for (const pages of [PUBLIC.slice(0, HALF), PUBLIC.slice(HALF)])
  test(`the public pages from ${pages[0]?.route} on can be used by everyone`, async ({ page }) => {
    for (const { path, route } of pages)
      await test.step(route, async () => {
        await page.setViewportSize(PHONE)
        await page.goto(path)
        await loaded()
        await onEachSize(page, () => expectForEveryone(page))
      })
  })

test('other states of the public pages can be used by everyone', async ({ page }) => {
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

test('the pages of the dashboard can be used by everyone', async ({ page }) => {
  await test.step('the dialogs about the work of a visitor, which fit every screen', async () => {
    await plant(page)
    await signUp(page)
    await page.goto('/dashboard')
    await expect(offer(page)).toBeVisible()
    const fits = () =>
      onEachSize(page, async () => {
        await expectForEveryone(page)
        const { width = 0, height = 0 } = page.viewportSize() ?? {}
        const box = await page.getByRole('dialog').boundingBox()
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        expect(box?.height ?? 0).toBeLessThanOrEqual(height)
      })
    await fits()
    await press(page, 'Delete it')
    await fits()
    await press(page, 'Keep it')
    await press(page, 'Add to my account')
    await expect(offer(page).getByText('Added to your account.')).toBeVisible()
    await fits()
    await press(page, 'Done')
  })
  await checkPages(page, DASHBOARD)
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
