// npm test: everything that must hold, from a fresh clone, and a last line that says how much of it does.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { checkMachine, installIfNeeded, projectFolder, quietWrangler } from './set-up.mjs'

checkMachine()
installIfNeeded()

const node = join(projectFolder, 'node_modules/node/bin/node')
const reports = join(projectFolder, '.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0

function run(title, file, args, env = {}) {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(node, [join(projectFolder, file), ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: quietWrangler(env),
  })
  return status === 0
}

function check(title, file, args) {
  if (run(title, file, args)) passed += 1
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

check('content', 'scripts/content/check.ts', [])
check('build', 'scripts/build.ts', [])
check('types', 'node_modules/typescript/bin/tsc', ['-p', '.'])
check('lint and format', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'])
check('unused code', 'node_modules/knip/bin/knip.js', [])

/** What does not run at once waits for a processor: the suites of the two databases take one each. */
const SUITES = {
  'worker on D1': ['worker on d1'],
  'worker on libSQL, domain, content and set-up': ['worker on libsql', 'domain', 'content', 'set-up'],
}
const suites = Object.entries(SUITES).map(([title, projects], index) => {
  const report = join(reports, `vitest-${index}.json`)
  const suite = spawn(
    node,
    [
      join(projectFolder, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'], env: quietWrangler() },
  )
  const said = []
  suite.stdout.on('data', (text) => said.push(text))
  suite.stderr.on('data', (text) => said.push(text))
  return { title, report, said, ended: once(suite, 'close') }
})
for (const { title, report, said, ended } of suites) {
  const [status] = await ended
  console.log(`\n== ${title}`)
  process.stdout.write(Buffer.concat(said))
  count(status === 0, report, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
}

const chromium = ensureChromium()
const e2eReport = join(reports, 'e2e.json')
const e2eOk = run('browser', 'node_modules/@playwright/test/cli.js', ['test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
})
count(e2eOk, e2eReport, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
