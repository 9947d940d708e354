import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Manifest } from 'vite'
import { projectFolder } from '../../../scripts/set-up/files.mjs'
import { listSamplePages } from '../../../scripts/site/pages.ts'
import { DESKTOP, expect, forgetErrors, NOTE, PHONE, signUpBare, startQuiz, test } from '../browser.ts'
import { countDocuments, openWithin } from '../documents.ts'
import { openAndWait } from '../site/prerendered.ts'

/*
 * Every part that the build loads later (its dynamic imports, as dist/.vite/manifest.json names them) is lost once, with
 * everything that it brings, and has to come by itself: nothing is pressed for it, and the document is not loaded again.
 */

test.use({ viewport: DESKTOP })

/** What only a student loads, and the page at which the visitor starts; everything else the visitor loads. */
const OF_STUDENTS = [
  /^src\/routes\/_site(\/404)?\.tsx/,
  /^src\/routes\/dashboard\//,
  /\/guest-offer\.tsx$/,
  /\/setup-wizard\.tsx$/,
  /\/pdf-document\.tsx$/,
  /\/-student-reader\.tsx$/,
  /\/student-visit\.tsx$/,
  /\/visit\/visit\.tsx$/,
  /\/load-marks\.ts$/,
  /\/bookmark-sync\.tsx$/,
  /\/drawer\.tsx$/,
  /\/(delete|reset)-dialog\.tsx$/,
  /\/sign-out\.ts$/,
  /\/student-toggle\.tsx$/,
]

const isOfStudents = (name: string) => OF_STUDENTS.some((one) => one.test(name))
const isFrontPage = (name: string) => name.startsWith('src/routes/_site/index.tsx')

function listParts(isMeant: (name: string) => boolean): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(projectFolder, 'dist/.vite/manifest.json'), 'utf8'))
  return Object.entries(manifest)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && isMeant(name))
    .flatMap(([, { file, css = [] }]) => [file, ...css])
}

/** Loses every script, style sheet and content file once, the first time that it is asked for. Returns what was lost. */
async function loseEachOnce(page: Page): Promise<Set<string>> {
  const lost = new Set<string>()
  // The pause before the next try is drawn by lot: here it is always the shortest.
  const drawShortest = () => {
    Math.random = () => 0
  }
  await page.addInitScript(drawShortest)
  await page.evaluate(drawShortest)
  await page.route(/\/assets\/.*\.(js|css|json)$/, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    if (lost.has(file)) return route.continue()
    lost.add(file)
    return route.abort()
  })
  return lost
}

test('a visitor gets every part that was lost once', async ({ page, consoleErrors }) => {
  await openAndWait(page, '/404', page.getByRole('button', { name: 'Go Back' }))
  const lost = await loseEachOnce(page)
  const documents = countDocuments(page)

  for (const { path } of listSamplePages().filter(({ path }) => path !== '/404')) {
    const before = await page.title()
    await openWithin(page, path)
    await expect(page, path).not.toHaveTitle(before)
  }

  await openWithin(page, '/resources/past-papers/neb-computer-2024')
  await expect(page.getByText(/^Showing all \d+ pages$/)).toBeVisible()
  await openWithin(page, NOTE.read)
  const mark = page.getByRole('button', { name: 'I can do this' }).first()
  // The buttons come when the questions are near. The page may be rendered anew until its parts are here.
  await expect(async () => {
    await page.locator('section.question').first().scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(mark).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  // Figures open large on small screens alone.
  await page.setViewportSize(PHONE)
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Figure / })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize(DESKTOP)
  await openWithin(page, NOTE.view.replace(/\/[^/]*\/view$/, ''))
  await expect(page.getByText(/^1 of \d+ questions: I can do this$/)).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('genetics')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await openWithin(page, '/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openWithin(page, '/notes?q=rotation')
  await expect(page.getByRole('heading', { name: 'Also found' })).toBeVisible()
  await openWithin(page, '/notes')
  await page.getByRole('button', { name: 'Bookmark subject' }).first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openWithin(page, '/quiz')
  await startQuiz(page)
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('dialog', { name: 'Start over?' })).toBeVisible()

  await expect.poll(() => listParts((name) => !isOfStudents(name)).filter((part) => !lost.has(part))).toEqual([])
  expect(documents()).toBe(0)
  await forgetErrors(page, consoleErrors)
})

test('a student gets every part that was lost once', async ({ page, consoleErrors }) => {
  await signUpBare(page)
  await page.addInitScript(() =>
    localStorage.setItem('bookmark_change_guest_physics', JSON.stringify({ bookmarked: true, at: Date.now() })),
  )
  const lost = await loseEachOnce(page)
  const documents = countDocuments(page)
  const dialog = page.getByRole('dialog')

  await page.goto('/dashboard')
  await expect(page.getByRole('dialog', { name: 'Work on this device' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog', { name: 'Set Up Your Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  for (const [path, title] of [
    ['/dashboard/notes', 'Study Notes'],
    ['/dashboard/quizzes', 'Quizzes'],
    ['/dashboard/quizzes/history', 'Quiz Dashboard'],
    ['/dashboard/quizzes/take', 'Take Quiz'],
    ['/dashboard/blogs', 'Blogs'],
    ['/dashboard/community', 'Community'],
  ] as const) {
    await openWithin(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await openWithin(page, '/dashboard/profile')
  for (const [name, title] of [
    ['Reset All Stats', 'Reset all stats?'],
    ['Delete Account', /delete/i],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await openWithin(page, '/dashboard/notes/rotational-dynamics')
  await expect(page.getByText(`Showing all ${NOTE.pages} pages`)).toBeVisible()
  await openWithin(page, NOTE.view)
  await expect(page.getByText(`Showing all ${NOTE.pages} pages`)).toBeVisible()
  await openWithin(page, NOTE.read)
  await expect(page.getByRole('link', { name: 'PDF' })).toBeVisible()
  await openWithin(page, NOTE.view.replace(/\/[^/]*\/view$/, ''))
  await expect(page).toHaveTitle(/^Rotational Dynamics, Physics \(Class 12\)/)
  // These two come after the page.
  for (const part of ['/visit-', '/load-marks-'])
    await expect.poll(() => [...lost].some((file) => file.includes(part)), part).toBe(true)
  await openWithin(page, '/notes')
  await expect(page.getByText('Your Bookmarked Subjects')).toBeVisible()
  await openWithin(page, '/404')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await openWithin(page, '/dashboard')
  // Who logs out reaches the front page, also when its part comes at the second try.
  const frontPage = listParts(isFrontPage)
  expect(frontPage.filter((part) => lost.has(part))).toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(frontPage.filter((part) => !lost.has(part))).toEqual([])

  await expect.poll(() => listParts(isOfStudents).filter((part) => !lost.has(part))).toEqual([])
  expect(documents()).toBe(1)
  await forgetErrors(page, consoleErrors)
})
