import { expect, test } from 'vitest'
import { historyColour, resultColour } from '../../../domain/quiz/result-colours.ts'
import { resultMessage } from '../../../domain/quiz/result-message.ts'

test.each([
  [100, 'green', 'green', 'Excellent work! Outstanding performance!'],
  [90, 'green', 'green', 'Excellent work! Outstanding performance!'],
  [89, 'green', 'yellow', 'Great job! You did very well!'],
  [80, 'green', 'yellow', 'Great job! You did very well!'],
  [79, 'yellow', 'yellow', 'Good work! Keep it up!'],
  [75, 'yellow', 'yellow', 'Good work! Keep it up!'],
  [74, 'yellow', 'orange', 'Good work! Keep it up!'],
  [70, 'yellow', 'orange', 'Good work! Keep it up!'],
  [69, 'yellow', 'orange', "Not bad! There's room for improvement."],
  [60, 'yellow', 'orange', "Not bad! There's room for improvement."],
  [59, 'red', 'red', "Keep practicing! You'll get better with time."],
  [0, 'red', 'red', "Keep practicing! You'll get better with time."],
])('%i percent: %s on the result, %s in the history, “%s”', (score, result, history, message) => {
  expect([resultColour(score), historyColour(score), resultMessage(score)]).toEqual([result, history, message])
})
