// npm run shots: pictures of every route at two sizes, signed out and in, into shots/.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './set-up/chromium.mjs'
import { checkMachine, installIfNeeded, projectFolder, quietWrangler } from './set-up/machine.mjs'

checkMachine()
installIfNeeded()
const chromium = ensureChromium()
const { status } = spawnSync(
  join(projectFolder, 'node_modules/node/bin/node'),
  [join(projectFolder, 'tests/support/take-shots.ts'), ...process.argv.slice(2)],
  {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: quietWrangler(chromium ? { CHROMIUM_PATH: chromium } : {}),
  },
)
process.exit(status ?? 1)
