import {
  expect,
  expectHydrated,
  forgetErrors,
  NOTE,
  PHONE,
  QUIZ,
  signUp,
  sitQuiz,
  startQuiz,
  test,
} from '../browser.ts'
import { expectKept } from './deployments.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

const BANNER = 'We cannot reach Adhyayan right now.'
const PAGES = [
  ['/dashboard', /^Good (morning|afternoon|evening)/],
  ['/dashboard/notes', 'Your Subjects'],
  ['/dashboard/quizzes', 'Premium Test Series'],
  ['/dashboard/quizzes/take', /Class 12 Physics/],
  ['/dashboard/quizzes/history', 'Desktop Experience Required'],
  ['/dashboard/blogs', 'Featured Articles'],
  ['/dashboard/community', 'Achievements'],
  ['/dashboard/profile', 'Account Settings'],
] as const

test('after one visit a visitor reads without a connection', async ({ page, context, consoleErrors }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const banner = page.getByRole('status').filter({ hasText: BANNER })

  await test.step('a visitor reads again what was open', async () => {
    await page.goto(NOTE.read)
    await expect(heading).toHaveText(NOTE.title)
    await expectKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toHaveText(NOTE.title)
    await expect(banner).toBeVisible()
  })

  await test.step('a page that was never opened says so, and loads when the connection is back', async () => {
    await page.goto('/resources/news')
    await expect(page.getByRole('heading', { name: 'The page did not load' })).toBeVisible()
    await context.setOffline(false)
    await expect(heading).toHaveText(/News/)
    await expect(banner).toHaveCount(0)
  })
  await forgetErrors(page, consoleErrors)
})

test('after one visit a student has the dashboard without a connection', async ({ page, context, consoleErrors }) => {
  const banner = page.getByRole('status').filter({ hasText: BANNER })

  await test.step('every page of it, seen or not', async () => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible()
    await expectKept(page)
    await context.setOffline(true)
    for (const [path, text] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
    await page.goto('/dashboard/nothing-here')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(banner).toBeVisible()
  })

  await test.step('the front page leads there, too', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/dashboard$/)
    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
  })
  await forgetErrors(page, consoleErrors)
})

test('the app can be installed', async ({ page, context }) => {
  await page.goto('/')
  const session = await context.newCDPSession(page)
  const { errors, manifest } = (await session.send('Page.getAppManifest')) as unknown as {
    errors: unknown[]
    manifest: { name: string; shortcuts: { name: string }[] }
  }
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  expect(manifest).toBeTruthy()
})

test('an install is offered after something is finished, and can be declined for good', async ({ page }) => {
  const offer = page.getByRole('complementary', { name: 'Put Adhyayan on your home screen' })
  // The browser decides when it sends its own.
  const offerByBrowser = () =>
    page.evaluate(() =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })),
    )
  await page.goto('/quiz')
  await expectHydrated(page)
  await offerByBrowser()
  await expect(offer).toHaveCount(0)
  await startQuiz(page, QUIZ)
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await offerByBrowser()
  await expect(offer).toHaveCount(0)
})
