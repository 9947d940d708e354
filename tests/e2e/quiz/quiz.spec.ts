import { DESKTOP, expect, forgetErrors, pressWithLine, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

test('a visitor finds a quiz, sits it with the keyboard alone, and sees the result', async ({ page }) => {
  const radio = (index: number) => page.getByRole('radio').nth(index)

  await test.step('the quizzes are filtered, and the filters live in the address', async () => {
    await page.goto('/quiz')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    const all = await cards.count()
    await page.getByRole('button', { name: 'IOE Series' }).or(page.getByLabel('IOE Series')).first().click()
    await expect(page).toHaveURL(/series=ioe/)
    await expect.poll(() => cards.count()).toBeLessThan(all)
    await page.getByRole('searchbox').fill('no such quiz')
    await expect(page.getByText('No quizzes found')).toBeVisible()
    await page.goto('/quiz?series=class-12')
    await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
  })

  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('input[type=radio]')) return
      seen.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }))
    })
    seen.observe(document, { subtree: true, childList: true })
  })
  await startQuiz(page)

  await test.step('the first of all questions shows, with the whole time', async () => {
    await expect(page.getByText('Question 1 of 25')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)/)
  })

  await test.step('a question hears the keys as soon as it shows', () => expect(radio(1)).toBeChecked())

  await test.step('the keyboard alone is enough', async () => {
    await page.keyboard.press('4')
    await expect(radio(3)).toBeChecked()
    await page.keyboard.press('b')
    await expect(radio(1)).toBeChecked()
    await page.keyboard.press('f')
    await expect(page.getByRole('button', { name: 'Flag for review' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Question 2 of 25')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(radio(1)).toBeChecked()
  })

  await test.step('answers, flags and time survive a reload', async () => {
    await page.keyboard.press('c')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('a')
    await page.reload()
    await expect(page.getByText('2 of 25 answered')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(radio(2)).toBeChecked()
    await expect(page.getByRole('button', { name: 'Flag for review' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('timer')).toHaveText(/^2[5-9]:/)
  })

  await test.step('the result shows with its review, and the quiz can be taken again', async () => {
    await sitQuiz(page)
    // One question is flagged.
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    await expect(
      page
        .getByText('Review Summary')
        .or(page.getByRole('heading', { name: /review/i }))
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Retake Quiz' }).click()
    await expect(page.getByText('0 of 25 answered')).toBeVisible()
  })

  await test.step('on a small phone nothing scrolls sideways, and the main action is in reach', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (let question = 1; question <= 25; question++) {
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([question, sideways]).toEqual([question, 0])
      if (question < 25) await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
    await expect(page.getByRole('button', { name: 'Submit Quiz' })).toBeInViewport()
  })
})

test('the end of the time submits the quiz', async ({ page }) => {
  await page.clock.install()
  await page.goto('/quiz')
  await startQuiz(page)
  await page.keyboard.press('a')
  await page.clock.fastForward('31:00')
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
})

test('a quiz that cannot be graded or stored at once waits on the device, and is in the account later, once', async ({
  page,
  consoleErrors,
}) => {
  const history = page.getByRole('region', { name: 'Quiz History' }).getByRole('listitem').filter({ hasText: QUIZ })
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')

  await test.step('without a network the answers wait, and are graded and kept once it is back', async () => {
    await startQuiz(page)
    await page.route('**/api/**', (route) => route.abort())
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Your answers are safe on this device' })).toBeVisible()
    await pressWithLine(page.getByRole('button', { name: 'Try again' }), () => page.unroute('**/api/**'))
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    await page.getByRole('link', { name: 'your quiz history' }).click()
    await expect(history).toHaveCount(1)
  })

  await test.step('a graded attempt that could not be stored is sent again, and stored once', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('link', { name: 'Take Quiz Now' }).click()
    await startQuiz(page)
    // The worker stores it, but its answer says that it could not.
    await page.route(/quizResults\.submit/, async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replaceAll('"saved":true', '"saved":false')
      return route.fulfill({ response, body: text })
    })
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    await expect(page.getByText('Saved on this device. We will send it when the connection is back.')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(page.getByText('Saved on this device.')).toBeHidden({ timeout: 30_000 })
    await page.getByRole('link', { name: 'your quiz history' }).click()
    await expect(history).toHaveCount(2)
  })
  await forgetErrors(page, consoleErrors)
})
