import { expect, NOTE, PASSWORD, PHONE, QUIZ, sitQuiz, startQuiz, test } from '../browser.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('a new student signs up, reads a note, sits a quiz and finds both again, without a reload', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.locator('#mobile-menu').getByRole('link', { name: 'Login' }).tap()
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByRole('button', { name: 'Create an account' }).tap()
  const signUp = page.getByRole('dialog', { name: 'Create Account' })
  await signUp.getByLabel('Email').fill(`asha-${Date.now()}@example.com`)
  await signUp.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await signUp.getByRole('button', { name: 'Create Account' }).tap()
  await expect(page).toHaveURL(/\/dashboard$/)

  const setup = page.getByRole('dialog', { name: 'Set Up Your Profile' })
  await setup.getByLabel('Full Name').fill('Asha Gurung')
  await setup.getByRole('button', { name: 'Next' }).tap()
  await setup.getByLabel('Grade Level').selectOption('Class 12')
  await setup.getByRole('button', { name: 'Next' }).tap()
  await setup.getByRole('button', { name: 'Complete Setup' }).tap()
  await expect(setup).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening), Asha Gurung/)

  await page.getByRole('link', { name: 'Read notes' }).tap()
  await page.getByRole('button', { name: /^Physics/ }).tap()
  await page.getByRole('link', { name: NOTE.title }).tap()
  await expect(page).toHaveURL(/\/dashboard\/notes\/rotational-dynamics$/)
  await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
  await expect(page.locator('#definition-moment-of-inertia')).toBeAttached()
  await page.getByRole('group', { name: 'Edition' }).getByRole('button', { name: 'PDF' }).tap()
  await expect(page.getByText(/Showing all \d+ pages/)).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()

  await page.getByRole('link', { name: 'Back to Notes' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Study Notes' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Dashboard', exact: true }).tap()
  await expect(page.getByRole('link', { name: `Continue ${NOTE.title}` })).toBeVisible()

  await page.getByRole('link', { name: 'Take a quiz' }).tap()
  await startQuiz(page)
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  const score =
    (await page
      .getByText(/^\d+%$/)
      .first()
      .textContent()) ?? 'no score'

  await page.getByRole('button', { name: 'Back to Quizzes' }).tap()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Quizzes' }).tap()
  await expect(page.getByText('Desktop Experience Required')).toBeVisible()
  await page.getByText('View anyway').tap()
  await expect(page.getByRole('heading', { name: 'Quiz History' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: QUIZ })
  await expect(row).toContainText(score)

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
