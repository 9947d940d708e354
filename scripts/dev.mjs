// npm run dev: the browser code reloads by itself (vite), and so does the worker (wrangler), on one origin.
import { spawn } from 'node:child_process'
import {
  checkMachine,
  ensureBuilt,
  installIfNeeded,
  projectFolder,
  quietWrangler,
  requirePort,
} from './set-up/machine.mjs'
import { stopWithChild } from './set-up/processes.mjs'

const port = Number(process.env.PORT ?? 8787)
const workerPort = port + 1

checkMachine()
await requirePort(port)
await requirePort(workerPort)
installIfNeeded()
ensureBuilt()

const node = `${projectFolder}/node_modules/node/bin/node`
const start = (file, args, env) =>
  spawn(node, [`${projectFolder}/node_modules/${file}`, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })

// The worker sees the origin that the browser sees.
const worker = start(
  'wrangler/bin/wrangler.js',
  ['dev', '--port', String(workerPort), '--show-interactive-dev-session=false'],
  quietWrangler(),
)
const browser = start('vite/bin/vite.js', ['--port', String(port)], {
  ...quietWrangler(),
  WORKER_ORIGIN: `http://localhost:${workerPort}`,
})
stopWithChild(worker)
stopWithChild(browser)
