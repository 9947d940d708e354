// npm run dev: reloads the browser code (vite) and the worker (wrangler) after changes, on one origin.
import { checkMachine, giveUp, installIfNeeded, requirePort } from './set-up/machine.mjs'
import { run, start, stopWithChild } from './set-up/processes.mjs'

const port = Number(process.env.PORT ?? 8787)
const workerPort = port + 1

checkMachine()
await requirePort(port)
await requirePort(workerPort)
installIfNeeded()
if (run('scripts/set-up/ensure-built.mjs') !== 0)
  giveUp('Adhyayan was not built; what is said above must be mended first.')

// The worker sees the origin that the browser sees.
const worker = start('wrangler', ['dev', '--port', String(workerPort), '--show-interactive-dev-session=false'])
const browser = start('vite', ['--port', String(port)], { env: { WORKER_ORIGIN: `http://localhost:${workerPort}` } })
stopWithChild(worker)
stopWithChild(browser)
