// npm run db:move -- --from END --to END: copies all data from one database to another, empty one, and compares them.
import { parseArgs } from 'node:util'
import { giveUp } from '../../set-up/machine.mjs'
import { describeFailure, findTurso } from '../turso.ts'
import { moveDatabase, NotMoved } from './move-database.ts'
import { ENDS, openEnd } from './open-end.ts'

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
if (!values.from || !values.to || values.from === values.to)
  giveUp(`Write npm run db:move -- --from END --to END, with two different ends. ${ENDS}`)

try {
  const from = await openEnd(values.from)
  const to = await openEnd(values.to)
  console.log(`From ${from.name} to ${to.name}.`)
  await moveDatabase(from, to, console.log)
  console.log('All rows were copied, and are the same on both sides.')
  for (const { close } of [from, to]) await close()
} catch (error) {
  const turso = findTurso(process.env)
  if (error instanceof NotMoved || !turso) giveUp(error instanceof Error ? error.message : String(error))
  giveUp(describeFailure(error, turso))
}
