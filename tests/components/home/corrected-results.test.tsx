import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp } from '#tests/support/components/open-app.tsx'

test('the home tells of corrected results until they are read', async () => {
  const { user, answers } = fakeStudent()
  let corrected = [
    { attemptId: 'a', title: 'Mechanics', scoreBefore: 80, scoreAfter: 90, correctedAt: 7 },
    { attemptId: 'b', title: 'IOE mock 1', scoreBefore: 12, scoreAfter: 12, correctedAt: 5 },
  ]
  const seen: number[] = []
  const forgetCorrected = ({ until }: { until: number }) => {
    seen.push(until)
    corrected = corrected.filter(({ correctedAt }) => correctedAt > until)
    return undefined
  }
  await openApp('/dashboard', {
    student: user,
    answers: {
      ...answers,
      home: { get: () => ({ ...answers.home.get(), corrected }) },
      quizResults: { ...answers.quizResults, forgetCorrected },
    },
  })
  const notice = page.getByRole('region', { name: 'Corrected results' })
  await expect.element(notice).toMatchTextContent('Mechanics: 90%, before 80%')
  await expect.element(notice).toMatchTextContent('IOE mock 1: still 12%, with other marks')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => notice.elements()).toEqual([])
  expect(seen).toEqual([7])
})
