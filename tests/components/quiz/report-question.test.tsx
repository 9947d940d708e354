import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { QuestionReport } from '#domain/quiz/question-report.ts'
import { REPORT_MESSAGES } from '#domain/quiz/report-rules.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { noteAnswer, noteNoAnswer } from '#src/platform/offline/line.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'
import { findViolations } from '#tests/support/components/violations.ts'

const QUESTION = {
  ...{ id: '0a1b2c3d4e5f', chapter: 'physics/rotational-dynamics', question: 'How fast does it turn?', isExam: false },
  options: ['Slowly', 'Fast', 'Not at all', 'As before'].map((text, index) => ({ id: `o${index}`, text })),
  ...{ correctAnswer: 'o1', explanation: 'Its torque grows.', marks: 1, topic: 'Torque', difficulty: 'Easy' as const },
}

test('a problem with a question is reported once, also without a line, and a closed dialog keeps what was written', async () => {
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
  const { inputsOf } = await openApp('/dashboard/quizzes/mistakes', {
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
  await dialog.getByRole('button', { name: 'Close' }).click()
  await open.click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Which body?')
  await submit.click()
  await expect.poll(() => dialog.elements()).toEqual([])
  await expect.poll(() => inputsOf('questionReports.send').length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  isLost = false
  dispatchEvent(new Event('online'))
  const report = { questionId: QUESTION.id, reason: 'other', words: 'Which body?' }
  await expect.poll(() => sent).toEqual([{ id: expect.any(String), ...report }])
  expect(takeErrors().join()).toContain('Sending the report of a question failed')
  await open.click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('')
})

test('while the line is known to be down, the student reads that the report is kept, and a refusal later is said', async () => {
  const { user, answers } = fakeStudent()
  let hasLine = true
  const today = () => {
    if (!hasLine) throw new NoAnswer()
    return { questions: [{ ...QUESTION, dueDay: 0, missedAt: 0, knownDays: 0 }], reviewedToday: 0 }
  }
  const send = () => {
    if (!hasLine) throw new NoAnswer()
    throw new Refusal(404, REPORT_MESSAGES.noQuestion)
  }
  const learning = { today, notebook: () => ({ entries: [], nextCursor: null }), topics: () => [] }
  await openApp('/dashboard/quizzes/mistakes', {
    student: user,
    answers: {
      ...answers,
      learning: { ...learning, answer: () => ({ stored: 1 }) },
      questionReports: { send },
    },
  })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('radio', { name: /Slowly/ }).click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  hasLine = false
  // So many, and with the longest pause, that the line is not asked about again before the report is sent.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.999)
  for (let failures = 0; failures < 8; failures++) noteNoAnswer()
  random.mockRestore()
  await page.getByRole('button', { name: 'Report a problem with this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('radio', { name: 'A spelling mistake' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText(REPORT_MESSAGES.kept)).toBeVisible()
  hasLine = true
  noteAnswer()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText(REPORT_MESSAGES.noQuestion)).toBeVisible()
  takeErrors()
})

test('where the device keeps nothing, the student is asked to leave the page open', async () => {
  const { user, answers } = fakeStudent()
  const today = () => ({ questions: [{ ...QUESTION, dueDay: 0, missedAt: 0, knownDays: 0 }], reviewedToday: 0 })
  const learning = { today, notebook: () => ({ entries: [], nextCursor: null }), answer: () => ({ stored: 1 }) }
  await openApp('/dashboard/quizzes/mistakes', {
    student: user,
    answers: { ...answers, learning: { ...answers.learning, ...learning } },
  })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('radio', { name: /Slowly/ }).click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  const transact = vi.spyOn(deviceStore(), 'transact').mockResolvedValue({ isStored: false, reason: 'full' })
  await page.getByRole('button', { name: 'Report a problem with this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('radio', { name: 'A spelling mistake' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText(REPORT_MESSAGES.notKept)).toBeVisible()
  transact.mockRestore()
  takeErrors()
})
