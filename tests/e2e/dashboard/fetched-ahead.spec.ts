import type { Page } from '@playwright/test'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { expect, forgetErrors, PHONE, QUIZ, signUp, startQuiz, test } from '../browser.ts'

test.use({ viewport: PHONE })

async function openTakeQuiz(page: Page) {
  await page.goto('/dashboard/quizzes/take')
  await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
}

test('what comes next is fetched once a page has loaded, so that a tap needs no connection', async ({
  page,
  context,
  consoleErrors,
}) => {
  const loaded = watchLoading(page)

  await test.step('the HTML of each page names its parts, and that of an unknown path is the one of the home', async () => {
    const htmlOf = async (path: string) => (await page.request.get(path)).text()
    expect(await htmlOf('/dashboard/quizzes/take')).toMatch(/rel="modulepreload"[^>]*\/take-/)
    expect(await htmlOf('/dashboard/notes/rotational-dynamics')).toMatch(/rel="modulepreload"[^>]*noteSlug/)
    expect(await htmlOf('/dashboard/nope')).toBe(await htmlOf('/dashboard'))
  })

  await test.step('the other pages of the dashboard', async () => {
    await signUp(page)
    const lastPage = page.waitForResponse(/\/profile-[\w-]+\.js$/)
    await page.goto('/dashboard')
    await lastPage
    await loaded()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Take a quiz' }).click()
    await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Read notes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Study Notes' })).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('a quiz whose card is looked at', async () => {
    const questions = page.waitForResponse(/quizzes\.get.*class-12-physics-mechanics/)
    const maths = page.waitForResponse(/typeset-math.*\.js/)
    await openTakeQuiz(page)
    await page.getByRole('article', { name: QUIZ }).scrollIntoViewIfNeeded()
    await Promise.all([(await questions).finished(), (await maths).finished()])
    await loaded()
    await context.setOffline(true)
    await startQuiz(page)
    await expect(page.getByRole('radiogroup')).toBeVisible()
  })
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
  const loaded = watchLoading(page)
  await openTakeQuiz(page)
  await page.getByRole('article', { name: QUIZ }).scrollIntoViewIfNeeded()
  await page.getByRole('article', { name: QUIZ }).getByText('#rotation').click()
  // Earlier requests have their answers, and do not seem to take a minute.
  await loaded()
  await page.clock.runFor(60_000)
  await loaded()
  expect(asked.filter((url) => /quizzes\.get|typeset-math|community|profile-[\w-]+\.js/.test(url))).toEqual([])
})
