import { expect, test } from 'vitest'
import { readOutcome, runStep } from '#scripts/testing/run-step.mjs'

const vitest = (numPassedTests: number, numFailedTests: number) => JSON.stringify({ numPassedTests, numFailedTests })
const playwright = (expected: number, flaky: number, unexpected: number) =>
  JSON.stringify({ stats: { expected, flaky, unexpected } })

test.each([
  ['vitest', true, vitest(5, 0), { passed: 5, failed: 0 }],
  ['vitest', false, vitest(5, 2), { passed: 5, failed: 2 }],
  ['playwright', true, playwright(5, 1, 0), { passed: 6, failed: 0 }],
  ['playwright', false, playwright(5, 0, 3), { passed: 5, failed: 3 }],
] as const)('the tests of %s are counted (%s)', (runner, isOk, report, counts) => {
  expect(readOutcome(isOk, report, runner)).toMatchObject(counts)
})

test.each([
  ['ends badly although every test passed', false, vitest(5, 0), 5],
  ['leaves no report', true, '', 0],
  ['has nothing in it', true, vitest(0, 0), 0],
] as const)('a run that %s is a failure', (_, isOk, report, passed) => {
  expect(readOutcome(isOk, report, 'vitest')).toMatchObject({
    passed,
    failed: 1,
    failures: ['ended badly; what it printed above says why'],
  })
})

test('a step without tests counts as one, also beside others', async () => {
  const bad = { title: 'no kind of skeleton', what: 'scripts/content/skeletons/new.ts' }
  expect(await runStep(bad, [], true)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('no kind of skeleton')],
  })
  const good = { title: 'the version of the linter', what: 'biome' }
  expect(await runStep(good, ['--version'], true)).toEqual({ passed: 1, failed: 0, failures: [] })
})

test('a step that has ended leaves no listener: a dozen of them are no reason for a warning', async () => {
  const before = process.listenerCount('exit')
  await runStep({ title: 'the version of the linter', what: 'biome' }, ['--version'], true)
  expect(process.listenerCount('exit')).toBe(before)
})
