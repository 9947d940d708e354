import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'
import { SIZES } from '#tests/support/components/sizes.ts'

const IOE = 'IOE Full Mock Exam 1'
const results = page.getByRole('region', { name: 'Results by section' })

test('the results of a mock exam by section, with the penalty and what guesses would have brought', async () => {
  const { answers } = await fakeQuiz(IOE, 8)
  await openApp('/quiz', { answers })
  await page.getByRole('article', { name: IOE, exact: true }).getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByRole('button', { name: 'I am ready' }).click()
  await expect.element(page.getByText('Question 1 of 8')).toBeVisible()
  // Right, right, wrong, wrong, and four left open.
  await userEvent.keyboard('a{ArrowRight}a{ArrowRight}b{ArrowRight}b')
  for (let number = 5; number <= 8; number++) await userEvent.keyboard('{ArrowRight}')
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(results.getByText('2 right', { exact: true })).toBeVisible()
    const sections = textsOf(results.getByRole('listitem')).map((text) => text?.replace(/Time .*/, ''))
    expect(sections).toEqual([
      'Mathematics2/2 marks2 right0 wrong0 open',
      'Physics−0.2/2 marks0 right2 wrong0 open0.2 marks off',
      'Chemistry0/2 marks0 right0 wrong2 open',
      'English0/2 marks0 right0 wrong2 open',
    ])
    await expect
      .element(results.getByText('Blind guesses at the 4 open questions would have brought 0.7 marks on average.'))
      .toBeVisible()
    await expect
      .element(
        results.getByText(/^Blind guesses at the 2 questions that you answered wrong would have brought 0.35 marks/),
      )
      .toBeVisible()
  }
})
