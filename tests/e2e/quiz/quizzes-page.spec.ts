import { SERIES } from '#domain/quiz/quiz-kinds.ts'
import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'
import { DESKTOP, expect, onEachSize, PHONE, signUp, test } from '../browser.ts'

const EXAMS = { ioe: 'Engineering Entrance', cee: 'Medical Entrance', 'class-12': 'Board Exam' }
const QUIZZES = readBuiltQuizzes().filter(({ isActive }) => isActive)

test.use({ viewport: DESKTOP })

test('the page of the quizzes leads to each series, to all quizzes, and to the figures', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes')
  const series = page.getByRole('region', { name: 'Premium Test Series' })
  const cardOf = (label: string) =>
    series.getByRole('article').filter({ has: page.getByRole('heading', { name: label, exact: true }) })

  await test.step('each series has its card, which leads to its quizzes', async () => {
    await onEachSize(page, async () => {
      await expect(series.getByRole('article')).toHaveCount(3)
      for (const { value, label } of SERIES) {
        const tests = QUIZZES.filter((quiz) => quiz.series === value).length
        await expect(cardOf(label)).toContainText(`Total Tests${tests}Exam Type${EXAMS[value]}Difficulty`)
        await expect(cardOf(label).getByRole('link', { name: 'Start Test Series' })).toBeVisible()
      }
    })
    for (const { value, label } of SERIES) {
      await cardOf(label).getByRole('link', { name: 'Start Test Series' }).click()
      await expect(page.getByRole('button', { name: label, pressed: true })).toBeVisible()
      const tests = QUIZZES.filter((quiz) => quiz.series === value).length
      await expect(page.getByRole('region', { name: 'Quizzes' }).getByRole('article')).toHaveCount(tests)
      await page.goBack()
    }
    await page.getByRole('link', { name: 'Take Quiz Now' }).click()
    await expect(page.getByRole('button', { name: 'All Quizzes', pressed: true })).toBeVisible()
    await page.goBack()
  })

  await test.step('the figures show on a wide screen, and a small one shows a notice', async () => {
    const figures = page.getByRole('region', { name: 'Quiz Dashboard' })
    await expect(figures).toContainText('Total Quizzes0Average Score0%Best Score0%This Week0')
    await page.setViewportSize({ ...PHONE, width: 767 })
    await expect(page.getByRole('heading', { name: 'Desktop Experience Required' })).toBeVisible()
    await expect(figures).toHaveCount(0)
    await page.setViewportSize({ ...PHONE, width: 768 })
    await figures.getByRole('link', { name: 'View Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz Dashboard' })).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/quizzes$/)
  })
})
