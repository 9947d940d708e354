import { expect, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

test.use({ viewport: PHONE })

test('practice explains each answer, and what was missed is in the notebook, also after a reload', async ({ page }) => {
  await signUp(page)
  await page.goto('/notes/physics/rotational-dynamics')
  await page.getByRole('link', { name: 'Practise by topic: Rotational Dynamics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Rotational Dynamics' })).toBeChecked()
  expect(await findViolations(page)).toEqual([])

  const missed: string[] = []
  await test.step('the answers', async () => {
    await page.getByRole('combobox', { name: 'Questions' }).selectOption('5')
    await page.getByRole('button', { name: 'Start practice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Practice: question 1 of 5' })).toBeFocused()
    await page.getByRole('button', { name: 'Check answer' }).click()
    await expect(page.getByText('Choose an answer first.')).toBeVisible()
    for (let number = 1; number <= 5; number++) {
      await expect(page.getByRole('heading', { level: 1, name: `question ${number} of 5` })).toBeVisible()
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: 'Check answer' }).click()
      const next = page.getByRole('button', { name: /^(I knew it|Next question|Finish)$/ })
      await expect(next).toBeVisible()
      if (await page.getByText('Not right. It is in your notebook of mistakes.').isVisible())
        missed.push((await page.getByRole('heading', { level: 2 }).textContent()) ?? '')
      if (number === 1) expect(await findViolations(page)).toEqual([])
      await next.click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Practice done' })).toBeFocused()
    await expect(page.getByText(`${5 - missed.length} of 5 right.`, { exact: true })).toBeVisible()
  })

  await test.step('the notebook', async () => {
    await page.goto('/dashboard/quizzes/mistakes')
    await expect(page.getByRole('heading', { level: 3, name: 'Rotational Dynamics · Physics' })).toHaveCount(
      missed.length > 0 ? 1 : 0,
    )
    await expect(page.getByText('comes back tomorrow')).toHaveCount(missed.length)
    await expect(page.getByText('Nothing to go over today.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
