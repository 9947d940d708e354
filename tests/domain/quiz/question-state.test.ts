import { expect, test } from 'vitest'
import { countStates, countWithAnswer, QUESTION_STATES, STATE_NAMES, stateFinder } from '#domain/quiz/question-state.ts'
import { openRandom } from '#tests/support/random.ts'

test('the five states of a question', () => {
  const stateOf = stateFinder({ answers: { c: 'x', e: 'x' }, flagged: ['d', 'e'], visited: ['b', 'c', 'd', 'e'] })
  expect(['a', 'b', 'c', 'd', 'e'].map(stateOf)).toEqual(QUESTION_STATES)
  expect(QUESTION_STATES.map((state) => STATE_NAMES[state])).toEqual([
    'not visited',
    'not answered',
    'answered',
    'flagged',
    'answered and flagged',
  ])
})

test('in an attempt without visits, what is answered or flagged was visited', () => {
  const stateOf = stateFinder({ answers: { a: 'x' }, flagged: ['b'], visited: [] })
  expect(['a', 'b', 'c'].map(stateOf)).toEqual(['answered', 'flagged', 'not-visited'])
})

test('the states divide all questions, whatever was done', () => {
  const random = openRandom(7)
  const ids = Array.from({ length: 40 }, (_, index) => `q${index}`)
  for (let run = 0; run < 300; run++) {
    const some = () => ids.filter(() => random(3) === 0)
    const [answered, flagged, visited] = [some(), some(), some()]
    const attempt = { answers: Object.fromEntries(answered.map((id) => [id, 'x'])), flagged, visited }
    const counts = countStates(ids, attempt)
    expect(QUESTION_STATES.reduce((sum, state) => sum + counts[state], 0)).toBe(ids.length)
    expect(countWithAnswer(counts)).toBe(answered.length)
    expect(counts.flagged + counts['answered-flagged']).toBe(flagged.length)
    const parts = [countStates(ids.slice(0, 13), attempt), countStates(ids.slice(13), attempt)]
    for (const state of QUESTION_STATES) expect(parts.reduce((sum, part) => sum + part[state], 0)).toBe(counts[state])
  }
})
