import { expect, test } from 'vitest'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { withoutAnswers } from '#domain/quiz/quiz.ts'
import { openKey, sealKey } from '#domain/quiz/sealed-key.ts'
import { quiz } from '#tests/support/samples/sample-quiz.ts'

const sample: Quiz = {
  ...quiz('mechanics'),
  version: 'v1',
  questions: ['one', 'two'].map((id) => ({
    id,
    question: 'Which?',
    options: [
      { id: 'a', text: 'This' },
      { id: 'b', text: 'That' },
    ],
    correctAnswer: 'b',
    explanation: 'क्यों: it follows from $F = ma$.',
    difficulty: 'Easy',
    topic: 'Force',
    marks: 1,
  })),
}

test('the key of a quiz opens with the quiz that it was sealed for', async () => {
  const sealed = await sealKey(sample)
  expect(await openKey(withoutAnswers(sample), sealed)).toEqual(sample)
})

test('it can be read by nobody who does not open it, and the same quiz gives the same key', async () => {
  const sealed = await sealKey(sample)
  const text = Object.values(sealed).map(atob).join(' ')
  expect(text).not.toMatch(/correctAnswer|explanation|follows/)
  expect(await sealKey(sample)).toEqual(sealed)
  const other = await sealKey({ ...sample, version: 'v2' })
  expect(other.data).not.toBe(sealed.data)
})

test('another version, another quiz and a damaged key are refused', async () => {
  const sealed = await sealKey(sample)
  const asked = withoutAnswers(sample)
  await expect(openKey({ ...asked, version: 'v2' }, sealed)).rejects.toThrow()
  await expect(openKey({ ...asked, id: 'optics' }, sealed)).rejects.toThrow()
  await expect(openKey(asked, { ...sealed, data: btoa(`${atob(sealed.data)}x`) })).rejects.toThrow()
})
