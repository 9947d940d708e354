import { expect, test } from 'vitest'
import { resultMessage } from '#domain/quiz/result-message.ts'

test.each([
  [100, 'Excellent work! Outstanding performance!'],
  [90, 'Excellent work! Outstanding performance!'],
  [89, 'Great job! You did very well!'],
  [80, 'Great job! You did very well!'],
  [79, 'Good work! Keep it up!'],
  [70, 'Good work! Keep it up!'],
  [69, "Not bad! There's room for improvement."],
  [60, "Not bad! There's room for improvement."],
  [59, "Keep practicing! You'll get better with time."],
  [0, "Keep practicing! You'll get better with time."],
])('%i percent: “%s”', (score, message) => {
  expect(resultMessage(score)).toBe(message)
})
