// node tests/bench/run.ts [PART...]: runs all parts, or the named ones.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import type { Figure } from './bench-figure.ts'
import { measureFlows } from './pages/flows.ts'
import { measureLighthouse } from './pages/lighthouse.ts'
import { measureFirstLoad } from './pages/measure-first-load.ts'
import { measureReading } from './pdf/open-note.ts'
import { comparePdfViewers } from './pdf/pdf-compare.ts'
import { measureSearch } from './search-speed.ts'
import { measureBankGrowth } from './server/bank-growth.ts'
import { measureCost } from './server/cost.ts'
import { measureGrowth } from './server/growth.ts'
import { measureLoad, measureLoadFarAway } from './server/load.ts'
import { measurePasswordHashes } from './server/password-hashes.ts'
import { measureRoundTrips } from './server/round-trips.ts'
import { measureContentGrowth, measureStudentGrowth } from './server/student-growth.ts'
import { measureThroughput } from './server/throughput.ts'
import { buildWorkers, measureWorkerSize } from './server/worker-size.ts'
import { measureTorture } from './torture.ts'

const PARTS: Record<string, () => Figure[] | Promise<Figure[]>> = {
  search: measureSearch,
  'first-load': measureFirstLoad,
  lighthouse: measureLighthouse,
  flows: measureFlows,
  reading: measureReading,
  pdf: comparePdfViewers,
  cost: measureCost,
  torture: measureTorture,
  growth: measureGrowth,
  'bank-growth': measureBankGrowth,
  passwords: measurePasswordHashes,
  'student-growth': measureStudentGrowth,
  'content-growth': measureContentGrowth,
  load: measureLoad,
  'load-far-away': measureLoadFarAway,
  worker: async () => {
    const workers = buildWorkers()
    return [...measureWorkerSize(), ...(await measureRoundTrips(workers)), ...(await measureThroughput(workers))]
  },
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name))
if (unknown) throw new Error(`There is no part ${unknown}, only ${Object.keys(PARTS).join(', ')}.`)

const figures: Figure[] = []
for (const [part, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  console.log(`\n== ${part}`)
  for (const figure of await measure()) {
    const { name, value, unit, limit, better } = figure
    const good = better === 'more' ? value >= limit : value <= limit
    const promise = `${better === 'more' ? 'at least' : 'at most'} ${limit}`
    console.log(`${good ? 'ok  ' : 'MISS'} ${name}: ${Number(value.toFixed(3))} ${unit} (${promise})`)
    figures.push(figure)
  }
}
const target = join(projectFolder, '.cache/bench.json')
mkdirSync(join(projectFolder, '.cache'), { recursive: true })
writeFileSync(target, `${JSON.stringify(figures, null, 2)}\n`)
console.log(`\nWritten to ${target}`)
// A part may have left something open.
process.exit()
