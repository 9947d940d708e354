import { expect, test } from 'vitest'
import { FAILURES } from '#scripts/testing/failures.mjs'

test('a failed unit test is named with its message, and a file that cannot be loaded with its own', () => {
  const testResults = [
    {
      name: 'tests/domain/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
      ],
    },
    { name: 'tests/domain/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ]
  expect(FAILURES.vitest({ testResults })).toEqual([
    'tests/domain/a.test.ts › subtracts\n    expected 1 to be 2',
    'tests/domain/b.test.ts\n    Cannot find module',
  ])
})

test('of the browser tests those that failed at every try, those that did not run, and errors outside of tests', () => {
  const run = (title: string, status: string, errors: { message: string }[] = [], expectedStatus = 'passed') => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, expectedStatus, results: [{ errors }] }],
  })
  const report = {
    suites: [
      {
        specs: [run('is fine', 'expected'), run('was skipped on purpose', 'skipped', [], 'skipped')],
        suites: [{ specs: [run('fails', 'unexpected', [{ message: 'not visible' }]), run('never ran', 'skipped')] }],
      },
    ],
    errors: [{ message: 'the process has ended' }],
  }
  expect(FAILURES.playwright(report)).toEqual([
    'a.spec.ts › fails\n    not visible',
    'a.spec.ts › never ran\n    ended without a result',
    'in no test\n    the process has ended',
  ])
})

test('a long message is cut', () => {
  const message = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n')
  const [failure] = FAILURES.playwright({ errors: [{ message }] })
  expect(failure?.split('\n')).toHaveLength(21)
})
