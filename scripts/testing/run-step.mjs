import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { projectFolder, readIfThere } from '../set-up/files.mjs'
import { start } from '../set-up/processes.mjs'

const reports = join(projectFolder, '.cache/reports')

/** How each runner is told where its report belongs, and how many tests that says have passed and failed. */
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
 * @param {import('./parts.mjs').Step} step
 * @param {string[]} more what else its command is told, such as the files to test
 * @param {boolean} isBeside whether it gives way to what runs at the same time, and is shown whole when it has ended
 * @returns {Promise<{ passed: number, failed: number }>}
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
  return countOf(status === 0, readIfThere(report), runner)
}

/**
 * A run that ends badly without a failed test, without a report or with nothing in it, is a failure of its own.
 *
 * @param {boolean} isOk
 * @param {string} report
 * @param {'vitest' | 'playwright' | undefined} runner
 */
export function countOf(isOk, report, runner) {
  if (!runner) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }
  const { passed, failed } = report ? RUNNERS[runner].count(JSON.parse(report)) : { passed: 0, failed: 0 }
  return { passed, failed: failed === 0 && (!isOk || passed === 0) ? 1 : failed }
}
