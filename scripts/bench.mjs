// npm run bench [-- PART...]: measures the figures that have a limit, as ratios and sizes; prints them and writes
// .cache/bench.json.
import { ensureChromium } from './set-up/chromium.mjs'
import { prepareMachine } from './set-up/machine.mjs'
import { run } from './set-up/processes.mjs'

prepareMachine()
process.exit(run('tests/bench/run.ts', process.argv.slice(2), { env: ensureChromium() }))
