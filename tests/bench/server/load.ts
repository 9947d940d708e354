import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { startLibsqlServer } from '#tests/support/worker/libsql-server.ts'
import type { Figure } from '../bench-figure.ts'
import { describeTimes, letWork, percentile } from './crowd.ts'
import { countRowsOf, countWrongSums, fillHistory, fillStudents, type Run } from './fill-tables.ts'
import { fillDatabase, openFile } from './filled-database.ts'
import { serveWorker } from './served-worker.ts'
import { bundleWorker } from './worker-size.ts'

const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual)
/** LOAD_SECONDS=10 LOAD_ROWS=10000 npm run bench -- load is a short try. */
const SECONDS = numberOf('LOAD_SECONDS', 300)
const STUDENTS = numberOf('LOAD_STUDENTS', 200)
const ACCOUNTS = numberOf('LOAD_ACCOUNTS', 10_000)
const ROWS = numberOf('LOAD_ROWS', 1_000_000)
/** A student reads for longer than this. With LOAD_PAUSE=1000 the crowd needs all of two processors. */
const PAUSE_MS = numberOf('LOAD_PAUSE', 3_000)
const TRIP_MS = 50
const WARM_SECONDS = 20

/** An account has about ten rows of its own, and 3.4 for each result: the visit with its record, and every fifth's task and mistake. */
const EACH = Math.max(1, Math.round((ROWS / ACCOUNTS - 10) / 3.4))
const TABLES = [
  'user',
  'session',
  'profile',
  'quiz_result',
  'content_access',
  'study_session',
  'task',
  'missed_question',
  'stats',
  'subject_stats',
]

/** A crowd of students over a full D1: errors, memory, and whether the stored sums are right afterwards. */
export async function measureLoad(): Promise<Figure[]> {
  const script = bundleProduct()
  const { storage, filled } = await fillDatabase('crowd', script, fillCrowd)
  const worker = await serveWorker({ script, storage })
  const work = await watchCrowd(worker.origin, filled.accounts).finally(worker.close)
  return openFile(storage, (run) => judge('D1', filled, work, run))
}

/** The same over libSQL, where each round trip takes 50 ms: every read takes two of them. */
export async function measureLoadFarAway(): Promise<Figure[]> {
  const server = await startLibsqlServer()
  const worker = await serveWorker({ script: bundleProduct(), vars: { TURSO_DATABASE_URL: server.url } })
  try {
    const client = createClient({ url: server.url })
    const run: Run = async (sql) => (await client.execute(sql)).rows as unknown as Record<string, unknown>[]
    const filled = await fillCrowd(run)
    const delay = (delayMs: number) =>
      fetch(`${server.url}/control`, { method: 'POST', body: JSON.stringify({ delayMs }) })
    await delay(TRIP_MS)
    const work = await watchCrowd(worker.origin, filled.accounts)
    await delay(0)
    return [...(await judge('libSQL', filled, work, run)), ...tripsOfReads(work.times)]
  } finally {
    await worker.close()
    await server.close()
  }
}

const bundleProduct = () => join(bundleWorker('product', []), 'index.js')

type Filled = Awaited<ReturnType<typeof fillCrowd>>
type Work = Awaited<ReturnType<typeof watchCrowd>>

async function fillCrowd(run: Run) {
  const begin = performance.now()
  const accounts = await fillStudents(run, ACCOUNTS)
  await fillHistory(run, { each: EACH, days: 365 })
  const rows = await countRowsOf(run, ...TABLES)
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  console.log(`${rows} rows of ${ACCOUNTS} accounts, written in ${seconds} s`)
  return { accounts, results: await countRowsOf(run, 'quiz_result') }
}

/** Lets the crowd work, after a few seconds in which the runtime gets warm. */
async function watchCrowd(origin: string, accounts: Filled['accounts']) {
  const crowd = { origin, accounts, students: STUDENTS, pauseMs: PAUSE_MS }
  const warming = await letWork({ ...crowd, seconds: Math.min(WARM_SECONDS, SECONDS) })
  const memory = [readMemory()]
  const middle = setTimeout(() => memory.push(readMemory()), (SECONDS * 1000) / 2)
  const { times, errors } = await letWork({ ...crowd, seconds: SECONDS })
  clearTimeout(middle)
  memory.push(readMemory())
  const submits = [...warming.times, ...times].filter(({ kind }) => kind === 'submit').length
  return { times, errors: [...warming.errors, ...errors], memory, submits }
}

async function judge(database: string, { results }: Filled, work: Work, run: Run): Promise<Figure[]> {
  const { times, errors, memory, submits } = work
  describeTimes(times, SECONDS)
  console.log(`workerd at the start, in the middle and at the end: ${memory.map((size) => `${size} MB`).join(', ')}`)
  for (const error of errors.slice(0, 5)) console.log(error)
  const stored = (await countRowsOf(run, 'quiz_result')) - results
  console.log(`${submits} attempts were answered, ${stored} results stored`)

  const students = `${STUDENTS} students at once on ${database}`
  const zero = (name: string, value: number): Figure => ({
    name: `${name}, ${students}`,
    value,
    unit: '',
    limit: 0,
    better: 'less',
  })
  // Caches and heaps fill in the first minutes.
  const growth = (memory[2] ?? 0) / (memory[1] ?? 1)
  return [
    zero('errors', errors.length),
    zero('results lost or doubled', Math.abs(stored - submits)),
    zero('sums that differ from their rows', await countWrongSums(run)),
    {
      name: `memory of workerd at the end against the middle, ${students}`,
      value: growth,
      unit: '',
      limit: 1.15,
      better: 'less',
    },
  ]
}

/** For each read: how many round trips its median time is. */
function tripsOfReads(times: Awaited<ReturnType<typeof letWork>>['times']): Figure[] {
  const reads = times.filter(({ kind }) => kind === 'read')
  return [...new Set(reads.map(({ path }) => path))].map((path) => ({
    name: `p50 of ${path}, in round trips of ${TRIP_MS} ms`,
    value:
      percentile(
        reads.filter((read) => read.path === path),
        0.5,
      ) / TRIP_MS,
    unit: '',
    limit: 2.3,
    better: 'less',
  }))
}

/** Megabytes that the workerd of this process occupies. */
function readMemory(): number {
  const listed = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,args='], { encoding: 'utf8' })
  const kilobytes = listed.split('\n').flatMap((line) => {
    const [, parent, size, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)/.exec(line) ?? []
    return Number(parent) === process.pid && /workerd/.test(command) ? [Number(size)] : []
  })
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024)
}
