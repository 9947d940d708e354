// npm test: everything that must hold, from a fresh clone, and a last line that says how much of it does.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './set-up/chromium.mjs'
import { checkMachine, installIfNeeded, projectFolder, quietWrangler } from './set-up/machine.mjs'

checkMachine()
installIfNeeded()

const node = join(projectFolder, 'node_modules/node/bin/node')
const reports = join(projectFolder, '.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0

/** Shows at once what it says. */
async function run(title, file, args, env = {}) {
  console.log(`\n== ${title}`)
  const child = spawn(node, [join(projectFolder, file), ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: quietWrangler(env),
  })
  const [status] = await once(child, 'close')
  return status === 0
}

/** Returns what shows all that it says, once it has ended; and whether it ended well. */
function runAside(title, file, args) {
  const child = spawn(node, [join(projectFolder, file), ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: quietWrangler(),
  })
  const said = []
  child.stdout.on('data', (text) => said.push(text))
  child.stderr.on('data', (text) => said.push(text))
  const ended = once(child, 'close')
  return async () => {
    const [status] = await ended
    console.log(`\n== ${title}`)
    process.stdout.write(Buffer.concat(said))
    return status === 0
  }
}

function check(ok) {
  if (ok) passed += 1
  else failed += 1
}

/** A run that ends badly without a report, or with nothing in it, is a failure of its own. */
function count(ok, report, read) {
  const before = failed
  if (existsSync(report)) {
    const numbers = read(JSON.parse(readFileSync(report, 'utf8')))
    passed += numbers.passed
    failed += numbers.failed
    if (numbers.passed === 0) failed += 1
  } else failed += 1
  if (!ok && failed === before) failed += 1
}

check(await run('content', 'scripts/content/check.ts', []))

check(await run('build', 'scripts/build.ts', []))

// What does not run at once waits for a processor: there are two.
const showTypes = runAside('types', 'node_modules/typescript/bin/tsc', ['-p', '.'])
check(await run('lint and format', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']))
check(await run('unused code', 'node_modules/knip/bin/knip.js', []))
check(await showTypes())

const SUITES = {
  'worker on D1': ['worker on d1'],
  'worker on libSQL, domain, units, content and set-up': ['worker on libsql', 'domain', 'units', 'content', 'set-up'],
}
const suites = Object.entries(SUITES).map(([title, projects], index) => {
  const report = join(reports, `vitest-${index}.json`)
  const show = runAside(title, 'node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return { report, show }
})
for (const { report, show } of suites) {
  count(await show(), report, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
}

const chromium = ensureChromium()
const e2eReport = join(reports, 'e2e.json')
const e2eOk = await run('browser', 'node_modules/@playwright/test/cli.js', ['test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
})
count(e2eOk, e2eReport, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
