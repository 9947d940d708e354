// npm start: from a fresh clone to a running product. Plain JavaScript for Node 20, before anything is installed.
import { checkMachine, giveUp, installIfNeeded, requirePort } from './set-up/machine.mjs'
import { run, start, stopWithChild } from './set-up/processes.mjs'

const port = Number(process.env.PORT ?? 8787)

checkMachine()
await requirePort(port)
installIfNeeded()
// Here and not inside wrangler, which would hide a mistake in the content among its own output.
if (run('scripts/set-up/ensure-built.mjs') !== 0)
  giveUp('Adhyayan was not built; what is said above must be mended first.')

console.log('Starting Adhyayan...')
const child = start('wrangler', ['dev', '--port', String(port), '--show-interactive-dev-session=false'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
child.stdout.setEncoding('utf8')
child.stdout.on('data', (text) => {
  process.stdout.write(text)
  if (/Ready on/.test(text)) console.log(`\nAdhyayan runs at http://localhost:${port} (Ctrl-C ends it)\n`)
})
stopWithChild(child)
