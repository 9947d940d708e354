import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import listed from '#content/built/quiz-list.json' with { type: 'json' }
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { SERIES, type Series } from '#domain/quiz/quiz-kinds.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { PHONE, SIZES } from '#tests/support/components/sizes.ts'

const EXAMS = { ioe: 'Engineering Entrance', cee: 'Medical Entrance', 'class-12': 'Board Exam' }
const countTests = (series: Series) =>
  (listed as QuizSummary[]).filter((quiz) => quiz.isActive && quiz.series === series).length

const series = page.getByRole('region', { name: 'Premium Test Series' })
const cards = series.getByRole('article')
const cardOf = (label: string) => cards.filter({ has: page.getByRole('heading', { name: label, exact: true }) })
const figures = page.getByRole('region', { name: 'Quiz Dashboard' })
const listedQuizzes = page.getByRole('region', { name: 'Quizzes' }).getByRole('article')

async function open() {
  const { user, answers } = fakeStudent()
  await openApp('/dashboard/quizzes', { student: user, answers })
  await expect.element(cards).toHaveLength(3)
}

test('each series has its card, which leads to its quizzes', async () => {
  await open()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    for (const { value, label } of SERIES) {
      const facts = `Total Tests${countTests(value)}Exam Type${EXAMS[value]}Difficulty`
      await expect.element(cardOf(label)).toMatchTextContent(facts)
      await expect.element(cardOf(label).getByRole('link', { name: 'Start Test Series' })).toBeVisible()
    }
  }
  for (const { value, label } of SERIES) {
    await cardOf(label).getByRole('link', { name: 'Start Test Series' }).click()
    const chosen = page.getByRole('button', { name: label, pressed: true })
    await expect.element(chosen).toBeVisible()
    await expect.element(listedQuizzes).toHaveLength(countTests(value))
    history.back()
    await expect.element(cards).toHaveLength(3)
  }
  await page.getByRole('link', { name: 'Take Quiz Now' }).click()
  await expect.element(page.getByRole('button', { name: 'All Quizzes', pressed: true })).toBeVisible()
})

test('the figures show on a wide screen, and a small one shows a notice', async () => {
  await open()
  await expect.element(figures).toMatchTextContent('Total Quizzes0Average Score0%Best Score0%This Week0')
  await page.viewport(767, PHONE[1])
  await expect.element(page.getByRole('heading', { name: 'Desktop Experience Required' })).toBeVisible()
  await expect.element(figures).not.toBeInTheDocument()
  await page.viewport(768, PHONE[1])
  await figures.getByRole('link', { name: 'View Dashboard' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quiz Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/quizzes')
})
