import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { QuestionReport } from '#domain/quiz/question-report.ts'
import { REPORT_MESSAGES } from '#domain/quiz/report-rules.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { NoAnswer } from '#tests/support/components/fake-worker.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { findViolations } from '#tests/support/components/violations.ts'

const QUESTION = {
  ...{ id: '0a1b2c3d4e5f', chapter: 'physics/rotational-dynamics', question: 'How fast does it turn?', isExam: false },
  options: ['Slowly', 'Fast', 'Not at all', 'As before'].map((text, index) => ({ id: `o${index}`, text })),
  ...{ correctAnswer: 'o1', explanation: 'Its torque grows.', marks: 1, topic: 'Torque', difficulty: 'Easy' as const },
}

test('a problem with a question is reported, and what was written survives a refusal and a closed dialog', async () => {
  const { user, answers } = fakeStudent()
  const sent: QuestionReport[] = []
  let isLost = true
  const send = (report: QuestionReport) => {
    if (isLost) throw new NoAnswer()
    sent.push(report)
    return { received: true as const }
  }
  const today = () => ({ questions: [{ ...QUESTION, dueDay: 0, missedAt: 0, knownDays: 0 }], reviewedToday: 0 })
  const notebook = () => ({ entries: [], nextCursor: null })
  await openApp('/dashboard/quizzes/mistakes', {
    student: user,
    answers: {
      ...answers,
      learning: { today, notebook, topics: () => [], answer: () => ({ stored: 1 }) },
      questionReports: { send },
    },
  })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('radio', { name: /Slowly/ }).click()
  const open = page.getByRole('button', { name: 'Report a problem with this question' })
  expect(open.elements()).toEqual([])
  await page.getByRole('button', { name: 'Check answer' }).click()
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  const submit = dialog.getByRole('button', { name: 'Send' })
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(REPORT_MESSAGES.noReason)
  await dialog.getByRole('radio', { name: 'Something else' }).click()
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(REPORT_MESSAGES.noWords)
  expect(await findViolations()).toEqual([])

  await dialog.getByRole('textbox').fill('Which body?')
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await open.click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Which body?')
  isLost = false
  await submit.click()
  await expect.element(page.getByText(REPORT_MESSAGES.received)).toBeVisible()
  expect(sent).toEqual([{ id: expect.any(String), questionId: QUESTION.id, reason: 'other', words: 'Which body?' }])
  await expect.poll(() => dialog.elements()).toEqual([])
  await open.click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('')
})
