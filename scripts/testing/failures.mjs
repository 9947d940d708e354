// The failures in the reports of the test runners. A whole run prints them again at its end.
import { stripVTControlCharacters } from 'node:util'

/** Lines of one failure: enough for its message and its place. */
const MOST_LINES = 20

/** @type {Record<'vitest' | 'playwright', (report: object) => string[]>} */
export const FAILURES = { vitest: listVitestFailures, playwright: listPlaywrightFailures }

function listVitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded fails without a test.
    if (failed.length === 0) return status === 'failed' ? [formatFailure(name, [message])] : []
    return failed.map(({ fullName, failureMessages }) => formatFailure(`${name} › ${fullName}`, failureMessages))
  })
}

function listPlaywrightFailures({ suites = [], errors = [] }) {
  const failed = suites
    .flatMap(listSpecs)
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ name: `${file} › ${title}`, ...test })))
    .filter(
      ({ status, expectedStatus }) => status === 'unexpected' || (status === 'skipped' && expectedStatus !== status),
    )
    .map(({ name, results }) => formatFailure(name, messagesOf(results.flatMap((result) => result.errors))))
  return [...failed, ...errors.map((error) => formatFailure('in no test', messagesOf([error])))]
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function messagesOf(errors) {
  return errors.map(({ message, stack, value }) => stack ?? message ?? value ?? '')
}

function formatFailure(name, messages) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
  const shown = lines.slice(0, MOST_LINES).map((line) => `    ${line}`)
  return [name, ...(lines.length > 0 ? shown : ['    ended without a result'])].join('\n')
}
