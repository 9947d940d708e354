// npm run shots: pictures of every route at two sizes, signed out and in, into shots/.
import { ensureChromium } from './set-up/chromium.mjs'
import { prepareMachine } from './set-up/machine.mjs'
import { run } from './set-up/processes.mjs'

prepareMachine()
process.exit(run('tests/support/served/take-shots.ts', process.argv.slice(2), { env: ensureChromium() }))
