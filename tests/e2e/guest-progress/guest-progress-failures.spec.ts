import { GUEST } from '#domain/account/owner.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { DESKTOP, expect, forgetErrors, signUp, test } from '../browser.ts'
import { emptyBrowser } from '../cold-visit.ts'
import { plantedBookmark, plantedFinished } from '../device/stored-entries.ts'
import { DAY_MS, expectOnceInAccount, offer, plant, press, read } from './visitor-work.ts'

test.use({ viewport: DESKTOP })

test('nothing is lost or added twice by a page that is closed in the middle or a missing connection', async ({
  page,
  context,
  consoleErrors,
}) => {
  await plant(page)
  await signUp(page)
  await page.goto('/dashboard')
  // The worker's answers are lost.
  await page.route(/quizResults\.submit|bookmarks\.set|contentAccess\.record/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Add to my account')
  await expect(offer(page)).toContainText('Adding to your account: 1 of 4')
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect.poll(() => read(page, 'bookmarks.list')).toEqual(['physics'])
  await expectOnceInAccount(page)

  // As after a power cut, before the device had removed the entries that it moved.
  await plant(page)
  await page.goto('/dashboard')
  await press(page, 'Add to my account')
  await expect(offer(page)).toContainText('Added to your account: 3 of 4.')
  await expect(offer(page).getByRole('alert')).toContainText('You have begun this quiz in your account, too.')
  await press(page, 'Done')
  await expectOnceInAccount(page)
  await emptyBrowser(page)
  await plant(page)
  await signUp(page)
  await page.goto('/dashboard')

  await test.step('it waits, says so, and is added when the connection is back', async () => {
    await expect(offer(page)).toBeVisible()
    await context.setOffline(true)
    await press(page, 'Add to my account')
    await expect(offer(page)).toContainText('The connection is slow or missing.')
    await expect(offer(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
    await press(page, 'Go on studying')
    await expect(offer(page)).toHaveCount(0)
    await context.setOffline(false)
    const done = 'Your work on this device was successfully added to your account.'
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible({ timeout: 30_000 })
    await expectOnceInAccount(page)
  })

  await test.step('of later work it is said what cannot be added', async () => {
    const about = { attemptId: crypto.randomUUID(), quizId: 'no-such-quiz', title: 'An old quiz', subject: 'Physics' }
    await plant(page, [
      plantedFinished(GUEST, about, Date.now()),
      plantedBookmark(GUEST, 'astrology', Date.now()),
      plantedBookmark(GUEST, 'physics', Date.now() - 10 * DAY_MS),
      // Too old to be offered to anybody.
      plantedBookmark(GUEST, 'biology', 1),
    ])
    await page.goto('/dashboard')
    await expect(offer(page)).toContainText('1 quiz result, 2 bookmarks')
    await press(page, 'Add to my account')
    await expect(offer(page)).toContainText('Added to your account: 1 of 3.')
    await expect(offer(page).getByRole('alert')).toContainText(`An old quiz: ${ATTEMPT_MESSAGES.noQuiz}`)
    await expect(offer(page).getByRole('alert')).toContainText('That subject is not in the catalogue')
    await press(page, 'Done')
    await page.getByRole('link', { name: 'Take a quiz' }).click()
    await expect(page.getByText('This attempt could not be graded.')).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
})
