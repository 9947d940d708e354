import { expect, expectHydrated, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

const NOTE = '/notes/chemistry/haloalkanes/chemistry-haloalkanes-notes/read'

test('an option of a multiple-choice question says at once whether it is right, and opens the answer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(NOTE)
  const question = page.locator('section.question:has(.option)').first()
  const heightOfText = () => question.locator('.question-text').evaluate((element) => element.clientHeight)
  const height = await heightOfText()
  await expectHydrated(page)
  await question.scrollIntoViewIfNeeded()
  const option = (letter: string) => question.locator('.option').getByRole('button', { name: `(${letter})` })
  await expect(option('A')).toBeVisible()
  // The text does not move when the options become buttons and the place for the outcome comes.
  expect(await heightOfText()).toBe(height)
  const answer = (await question.locator('.result').textContent())?.trim().charAt(1) ?? ''
  const wrong = ['A', 'B'].find((letter) => letter !== answer) ?? ''

  await test.step('a wrong one names the right one', async () => {
    await expect(question.locator('.result')).toBeHidden()
    await option(wrong).click()
    await expect(question.getByRole('status')).toHaveText(`Not right. The answer is (${answer}).`)
    await expect(option(wrong)).toHaveAttribute('aria-pressed', 'true')
    await expect(question.locator('.result')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('the right one is chosen with the keyboard', async () => {
    await option(answer).press('Enter')
    await expect(question.getByRole('status')).toHaveText('Right.')
    await expect(option(answer)).toHaveAttribute('aria-pressed', 'true')
    await expect(option(wrong)).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('where the answer names no option, the options stay text', async () => {
    await page.route(NOTE, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replace(/class="result"><strong>\([A-D]\)<\/strong>/, 'class="result">'),
      })
    })
    await page.goto(NOTE)
    const questions = page.locator('section.question:has(.option)')
    await questions.first().scrollIntoViewIfNeeded()
    await expect(questions.nth(1).locator('.option').getByRole('button')).toHaveCount(4)
    await expect(questions.first().locator('.option')).toHaveCount(4)
    await expect(questions.first().locator('.option').getByRole('button')).toHaveCount(0)
  })
})
