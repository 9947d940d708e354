import type { Page } from '@playwright/test'
import { HISTORY_SORTS } from '#domain/quiz/history-search.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'
import { call, DESKTOP, expect, PHONE, signUp, test } from '../browser.ts'

const HOUR = 60 * 60_000
const MINUTES = 10

const SUBJECTS = ['Physics', 'Chemistry', 'Biology', 'Mathematics']
/** The lowest scores of the colours, one for each subject, with the class of their text. */
const COLOURS = [
  { from: 0.75, colour: 'text-yellow' },
  { from: 0.9, colour: 'text-green' },
  { from: 0.6, colour: 'text-orange' },
  { from: 0, colour: 'text-red' },
]

const QUIZZES = readBuiltQuizzes()

/** Right answers, from the first question on, until this share of the marks is earned. */
function answerUpTo({ questions, totalMarks }: Quiz, share: number) {
  const answers: Record<string, string> = {}
  let earned = 0
  for (const { id, correctAnswer, marks } of questions) {
    if (earned / totalMarks >= share) break
    answers[id] = correctAnswer
    earned += marks
  }
  return { answers, score: Math.round((earned / totalMarks) * 100), right: Object.keys(answers).length }
}

const RESULTS = SUBJECTS.map((subject, index) => {
  const quiz = QUIZZES.find((one) => one.series === 'class-12' && one.subject === subject && one.isActive)
  const { from = 0, colour = '' } = COLOURS[index] ?? {}
  if (!quiz) throw new Error(`There is no quiz of ${subject}.`)
  return { quiz, colour, ...answerUpTo(quiz, from) }
})

const rows = (page: Page) => page.getByRole('region', { name: 'Quiz History' }).getByRole('article')
const choice = (page: Page, name: string) => page.getByRole('combobox', { name })

async function storeResults(page: Page): Promise<void> {
  for (const [index, { quiz, answers }] of RESULTS.entries()) {
    await call(page, 'quizResults.submit', {
      attemptId: crypto.randomUUID(),
      quizId: quiz.id,
      version: quiz.version,
      answers,
      timeSpent: MINUTES * 60,
      completedAt: Date.now() - (index + 1) * HOUR,
    })
  }
}

const inOrder = (by: (one: (typeof RESULTS)[number], other: (typeof RESULTS)[number]) => number) =>
  RESULTS.toSorted(by).map(({ quiz }) => quiz.title)

test.use({ viewport: DESKTOP })

test('results are listed, and where there are none it is said what to do', async ({ page }) => {
  await signUp(page)

  await test.step('the page asks for a wide screen on a small one, and opens all the same', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/dashboard/quizzes/history')
    await expect(page.getByText('Desktop Experience Required')).toBeVisible()
    await page.getByRole('button', { name: 'View anyway' }).click()
    await expect(page.getByText('No quiz history found')).toBeVisible()
  })

  await test.step('without results it leads to the quizzes', async () => {
    await page.setViewportSize(DESKTOP)
    await expect(page.getByRole('heading', { name: 'No quiz history found' })).toBeVisible()
    await expect(page.getByText('Take your first quiz, and its result will stand here.')).toBeVisible()
    await page.getByRole('region', { name: 'Quiz History' }).getByRole('link', { name: 'Take Quiz' }).click()
    await expect(page).toHaveURL(/\/dashboard\/quizzes\/take$/)
  })

  await test.step('results are listed with their colours, in three orders, by subject', async () => {
    await storeResults(page)
    // A small screen asks again in the next session.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/dashboard/quizzes/history')

    const average = Math.round(RESULTS.reduce((sum, { score }) => sum + score, 0) / RESULTS.length)
    const best = Math.max(...RESULTS.map(({ score }) => score))
    await expect(page.locator('dl').first()).toHaveText(
      `Total Quizzes4Average Score${average}%Best Score${best}%Total Time${RESULTS.length * MINUTES} min`,
    )
    await expect(page.getByRole('region', { name: 'Quiz History' }).getByRole('status')).toHaveText('4 quizzes')
    for (const { quiz, score, right, colour } of RESULTS) {
      const row = rows(page).filter({ hasText: quiz.title })
      await expect(row.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
      const facts = [quiz.subject, `${quiz.totalQuestions} questions`, `${MINUTES} min`]
      for (const text of [...facts, quiz.difficulty]) await expect(row.getByText(text, { exact: true })).toBeVisible()
      await expect(row).toContainText(`${right}/${quiz.totalQuestions} correct`)
      await expect(row.getByText(`${score}%`, { exact: true })).toHaveClass(new RegExp(`\\b${colour}\\b`))
    }

    await expect(choice(page, 'Sort by').getByRole('option')).toHaveText(HISTORY_SORTS.map(({ label }) => label))
    const shown = () => rows(page).getByRole('heading', { level: 3 }).allTextContents()
    await expect.poll(shown).toEqual(RESULTS.map(({ quiz }) => quiz.title))
    await choice(page, 'Sort by').selectOption('score')
    await expect.poll(shown).toEqual(inOrder((one, other) => other.score - one.score))
    await choice(page, 'Sort by').selectOption('subject')
    await expect.poll(shown).toEqual(inOrder((one, other) => one.quiz.subject.localeCompare(other.quiz.subject)))

    await choice(page, 'Subject').selectOption('Biology')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Quiz History' }).getByRole('status')).toHaveText('1 quiz')
    await choice(page, 'Subject').selectOption('Computer Science')
    await expect(page.getByText('You have not taken a quiz in this subject yet.')).toBeVisible()

    await choice(page, 'Subject').selectOption('All Subjects')
    await page.setViewportSize(PHONE)
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'View anyway' }).click()
    await expect(rows(page)).toHaveCount(4)
  })
})
