// npm run bench [-- PART...]: the figures that the product is held to, as ratios and sizes; prints them and writes .cache/bench.json.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './set-up/chromium.mjs'
import { checkMachine, installIfNeeded, projectFolder, quietWrangler } from './set-up/machine.mjs'

checkMachine()
installIfNeeded()
const chromium = ensureChromium()
const { status } = spawnSync(
  join(projectFolder, 'node_modules/node/bin/node'),
  [join(projectFolder, 'tests/bench/run.ts'), ...process.argv.slice(2)],
  {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: quietWrangler(chromium ? { CHROMIUM_PATH: chromium } : {}),
  },
)
process.exit(status ?? 1)
