import type { Page } from '@playwright/test'
import { expect, forgetErrors, PHONE, QUIZ, signUp, startQuiz, test } from '../browser.ts'

test.use({ viewport: PHONE })

async function openTakeQuiz(page: Page) {
  await page.goto('/dashboard/quizzes/take')
  await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
}

test('a quiz is fetched while its card is looked at, so that it starts without a connection', async ({
  page,
  context,
  consoleErrors,
}) => {
  await signUp(page)
  await openTakeQuiz(page)
  const questions = page.waitForResponse(/quizzes\.get.*class-12-physics-mechanics/)
  const maths = page.waitForResponse(/typeset-math.*\.js/)
  await page.getByRole('article', { name: QUIZ }).scrollIntoViewIfNeeded()
  await Promise.all([(await questions).finished(), (await maths).finished()])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await startQuiz(page)
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await forgetErrors(page, consoleErrors)
})

test('where data is saved, neither a quiz nor another page is fetched ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  await openTakeQuiz(page)
  await page.getByRole('article', { name: QUIZ }).scrollIntoViewIfNeeded()
  await page.getByRole('article', { name: QUIZ }).getByText('#rotation').click()
  // Earlier requests have their answers, and do not seem to take a minute.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /quizzes\.get|typeset-math|community|profile-[\w-]{8}\.js/.test(url))).toEqual([])
})

test('the other pages of the dashboard are fetched once this one has loaded: a tap needs no connection', async ({
  page,
  context,
  consoleErrors,
}) => {
  await test.step('the HTML of each names its parts, and that of an unknown path is the one of the home', async () => {
    const htmlOf = async (path: string) => (await page.request.get(path)).text()
    expect(await htmlOf('/dashboard/quizzes/take')).toMatch(/rel="modulepreload"[^>]*\/take-/)
    expect(await htmlOf('/dashboard/notes/rotational-dynamics')).toMatch(/rel="modulepreload"[^>]*noteSlug/)
    expect(await htmlOf('/dashboard/nope')).toBe(await htmlOf('/dashboard'))
  })

  await signUp(page)
  const lastPage = page.waitForResponse(/\/profile-[\w-]{8}\.js$/)
  await page.goto('/dashboard')
  await lastPage
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Take a quiz' }).click()
  await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Read notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Study Notes' })).toBeVisible()
  await forgetErrors(page, consoleErrors)
})
