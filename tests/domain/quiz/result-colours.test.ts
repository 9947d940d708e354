import { expect, test } from 'vitest'
import { historyColour, resultColour } from '#domain/quiz/result-colours.ts'

test.each([
  [100, 'green', 'green'],
  [90, 'green', 'green'],
  [89, 'green', 'yellow'],
  [80, 'green', 'yellow'],
  [79, 'yellow', 'yellow'],
  [75, 'yellow', 'yellow'],
  [74, 'yellow', 'orange'],
  [60, 'yellow', 'orange'],
  [59, 'red', 'red'],
  [0, 'red', 'red'],
])('%i percent: %s on the result, %s in the history', (score, result, history) => {
  expect([resultColour(score), historyColour(score)]).toEqual([result, history])
})
