// node scripts/run.mjs FILE|COMMAND [ARG...]: runs a file of the project, or a command of one of its packages, as
// `npm run build` and others do: with the packages of the lock, and with a Node that is new enough.
import { prepareMachine } from './set-up/machine.mjs'
import { run } from './set-up/processes.mjs'

prepareMachine()
const [what, ...args] = process.argv.slice(2)
process.exit(run(what, args, { stdio: 'inherit' }))
