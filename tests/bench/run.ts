import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../scripts/set-up.mjs'
import type { Figure } from './figure.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureGrowth } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { comparePdfViewers } from './pdf-compare.ts'
import { measureRoundTrips } from './round-trips.ts'
import { measureSearch } from './search.ts'
import { measureThroughput } from './throughput.ts'
import { buildWorkers, measureWorkerSize } from './worker-size.ts'

const workers = buildWorkers()
const figures: Figure[] = [
  ...(await measureRoundTrips(workers)),
  ...(await measureThroughput(workers)),
  ...measureSearch(),
  ...measureWorkerSize(workers),
  ...(await measureFirstLoad()),
  ...(await measureLighthouse()),
  ...(await comparePdfViewers()),
  ...measureGrowth(),
]

console.log('')
for (const { name, value, unit, limit, better } of figures) {
  const good = better === 'more' ? value >= limit : value <= limit
  console.log(
    `${good ? 'ok  ' : 'MISS'} ${name}: ${Number(value.toFixed(3))} ${unit} (${better === 'more' ? 'at least' : 'at most'} ${limit})`,
  )
}
const target = join(projectFolder, '.cache/bench.json')
mkdirSync(join(projectFolder, '.cache'), { recursive: true })
writeFileSync(target, `${JSON.stringify(figures, null, 2)}\n`)
console.log(`\nWritten to ${target}`)
