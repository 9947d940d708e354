// npm run content:write: a desk for notes and quizzes on this machine, which shows them while they are written.
import { join } from 'node:path'
import { requirePort } from '#scripts/set-up/machine.mjs'
import { contentFolder } from '../places.ts'
import { startDesk } from './desk-server.ts'

const port = Number(process.env.PORT ?? 8790)
await requirePort(port)
await startDesk({ content: contentFolder, port })
console.log(`
The desk is at http://localhost:${port}
It shows the files in ${join(contentFolder, 'notes')} and ${join(contentFolder, 'quizzes')} as you save them.
Ctrl-C ends it.`)
