import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { projectFolder, readIfThere } from '../set-up/files.mjs'
import { start } from '../set-up/processes.mjs'
import { FAILURES } from './failures.mjs'

const reports = join(projectFolder, '.cache/reports')

/** How each runner learns where to write its report, and how many tests in it have passed and failed. */
const RUNNERS = {
  vitest: {
    argsFor: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    envFor: () => ({}),
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  playwright: {
    argsFor: () => [],
    envFor: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  },
}

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed, each with its name and its message
 *
 * @param {import('./parts.mjs').Step} step
 * @param {string[]} more what else its command is told, such as the files to test
 * @param {boolean} isBeside whether it gives way to what runs at the same time, and is shown whole when it has ended
 * @returns {Promise<Outcome>}
 */
export async function runStep({ title, what, args = [], runner, env }, more = [], isBeside = false) {
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })
  const { argsFor, envFor } = RUNNERS[runner] ?? { argsFor: () => [], envFor: () => ({}) }
  if (!isBeside) console.log(`\n== ${title}`)
  const child = start(what, [...args, ...argsFor(report), ...more], {
    env: { ...env?.(), ...envFor(report) },
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const stopChild = () => child.kill()
  process.on('exit', stopChild)
  const said = []
  if (isBeside) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.stdout.on('data', (text) => said.push(text))
    child.stderr.on('data', (text) => said.push(text))
  }
  const [status] = await once(child, 'close')
  process.off('exit', stopChild)
  if (isBeside) process.stdout.write(Buffer.concat([Buffer.from(`\n== ${title}\n`), ...said]))
  const { failures, ...counts } = readOutcome(status === 0, readIfThere(report), runner)
  return { ...counts, failures: failures.map((failure) => `${title}: ${failure}`) }
}

/**
 * A run that ends badly without a failed test, without a report or with nothing in it, is a failure of its own.
 *
 * @param {boolean} isOk
 * @param {string} report
 * @param {'vitest' | 'playwright' | undefined} runner
 * @returns {Outcome}
 */
export function readOutcome(isOk, report, runner) {
  if (!runner) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, failures: isOk ? [] : [NO_RESULT] }
  if (!report) return { passed: 0, failed: 1, failures: [NO_RESULT] }
  const result = JSON.parse(report)
  const { passed, failed } = RUNNERS[runner].count(result)
  const failures = FAILURES[runner](result)
  if (failed > 0 || (isOk && passed > 0)) return { passed, failed, failures }
  return { passed, failed: 1, failures: failures.length > 0 ? failures : [NO_RESULT] }
}

const NO_RESULT = 'ended badly; what it printed above says why'
