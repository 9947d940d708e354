// npm start: from a fresh clone to a running product. Plain JavaScript for Node 20, before anything is installed.
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

checkMachine()
await requirePort(port)
installIfNeeded()
ensureBuilt()

const node = `${projectFolder}/node_modules/node/bin/node`
const wrangler = `${projectFolder}/node_modules/wrangler/bin/wrangler.js`
console.log('Starting Adhyayan...')
const child = spawn(node, [wrangler, 'dev', '--port', String(port), '--show-interactive-dev-session=false'], {
  cwd: projectFolder,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: quietWrangler(),
})
child.stdout.setEncoding('utf8')
child.stdout.on('data', (text) => {
  process.stdout.write(text)
  if (/Ready on/.test(text)) console.log(`\nAdhyayan runs at http://localhost:${port} (Ctrl-C ends it)\n`)
})
stopWithChild(child)
