import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { call, DESKTOP, expect, signUp, signUpBare, test } from '../browser.ts'
import { TABS } from './tabs.ts'

test.use({ viewport: DESKTOP })

test('it names the student, and leads to six parts', async ({ page }) => {
  const email = await signUpBare(page)
  const side = page.getByRole('complementary')
  const menu = side.getByRole('navigation', { name: 'Dashboard' })

  await test.step('the header names the student, by the email until there is a name', async () => {
    const header = page.getByRole('banner')
    await page.goto('/dashboard/notes')
    await expect(header.getByText(`Welcome back, ${email.split('@')[0]}!`, { exact: true })).toBeVisible()
    await expect(header.getByText('s', { exact: true })).toBeVisible()
    await call(page, 'profile.update', { full_name: 'Asha Gurung', grade_level: 'Class 12' })
    await page.goto('/dashboard/nope')
    await expect(header.getByText('Welcome back, Asha Gurung!', { exact: true })).toBeVisible()
    await expect(header.getByText(email, { exact: true })).toBeVisible()
    await expect(header.getByText('A', { exact: true })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  await test.step('an unknown path leads to the home', () => expect(page).toHaveURL(/\/dashboard$/))

  await test.step('the side menu leads to six parts, and each says its title', async () => {
    await expect(side.getByText('Student Dashboard', { exact: true })).toBeVisible()
    await expect(side.getByText('Dashboard v1.0', { exact: true })).toBeVisible()
    await expect(menu.getByRole('link')).toHaveText(TABS.map(([label]) => label))
    for (const [label, path, title] of TABS) {
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(menu.locator('[aria-current=page]')).toHaveText(label)
      await expect(page.getByRole('banner').getByText(title, { exact: true })).toBeVisible()
    }
  })

  await test.step('a page within a part belongs to its tab', async () => {
    const belongsTo = async (path: string, label: string) => {
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(side.locator('[aria-current=page]')).toHaveCount(1)
      await expect(side.locator('[aria-current=page]')).toHaveText(label)
    }
    await menu.getByRole('link', { name: 'Quizzes' }).click()
    await page.getByRole('link', { name: 'View Dashboard' }).click()
    await belongsTo('/dashboard/quizzes/history', 'Quizzes')
    await page.getByRole('main').getByRole('link', { name: 'Take Quiz' }).click()
    await belongsTo('/dashboard/quizzes/take', 'Quizzes')
    await menu.getByRole('link', { name: 'Notes' }).click()
    await page.getByRole('button', { name: /^Physics \d+ chapters/ }).click()
    await page.getByRole('link', { name: /^Rotational Dynamics/ }).click()
    await belongsTo('/dashboard/notes/rotational-dynamics', 'Notes')
  })
})

test('an unknown path of the dashboard falls back to its home, and Logout says whether it succeeded', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install()
  await signUp(page)
  await page.goto('/dashboard/no-such/page')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')

  await test.step('its message disappears after five seconds', async () => {
    await page.route('**/auth.signOut*', (route) => route.abort())
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Logout' }).click()
    const alert = page.getByRole('alert').filter({ hasText: SIGN_OUT_MESSAGES.failed })
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return alert.count()
      })
      .toBe(1)
    await page.clock.runFor(4_500)
    await expect(alert).toBeVisible()
    await page.clock.runFor(500)
    await expect(alert).toHaveCount(0)
    await page.unroute('**/auth.signOut*')
    consoleErrors.length = 0
  })

  await test.step('a student who has signed out sees a message', async () => {
    await page.clock.resume()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByText(SIGN_OUT_MESSAGES.done, { exact: true })).toBeVisible()
  })
})
