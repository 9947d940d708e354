import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types/experimental'
import quizzes from '#content/built/quiz-list.json' with { type: 'json' }
import { startMailServer } from '#tests/support/served/mail-server.ts'
import type { Rows } from '#tests/support/worker/count-rows.ts'
import { callsOfEveryProcedure, PASSWORD } from '#tests/support/worker/every-procedure.ts'
import { answerPlanted, plant } from '#tests/support/worker/planted.ts'
import { openDatabase } from '#worker/db/client.ts'
import { hashPassword } from '#worker/password/passwords.ts'
import { type Figure, median } from '../bench-figure.ts'
import { openApi } from './api.ts'
import { build } from './bank-growth.ts'
import { fillHistory } from './fill-tables.ts'
import { fillDatabase } from './filled-database.ts'
import { multiplyQuizzes, TIMES } from './multiply-content.ts'
import { serveWorker } from './served-worker.ts'
import { bundleWorker } from './worker-size.ts'

const SIZES = [10, 1_000, 100_000] as const
/** Results in a day, and as many visits: what the last week and month hold does not grow with the history. */
const EACH_DAY = 10
const EMAIL = 'asha@example.com'
/** A query is repeated, and the median counts. A change is made once. */
const REPEATS = 5
/** They delete everything that the student has, so they read it. */
const DELETE_ALL = ['reset.stats', 'account.delete']

type Cost = { isQuery: boolean; rows: number; ms: number }
type Costs = Map<string, Cost>

/** What every procedure costs a student with a long history: the rows that D1 reads, and the time. */
export async function measureStudentGrowth(): Promise<Figure[]> {
  const product = { script: bundleCounting() }
  const short = await measureStudent(product, SIZES[0])
  const middle = await measureStudent(product, SIZES[1])
  const long = await measureStudent(product, SIZES[2])
  printCosts(`${SIZES.join(', ')} results`, [short, middle, long])
  const most = costliest(long)
  const history = `with ${SIZES[2]} results`
  return [
    {
      name: `most rows read by a procedure (${most.path}) ${history}`,
      value: most.rows,
      unit: '',
      // Two for each day of a streak, which is counted up to ten years, and what the last month holds.
      limit: 9_000,
      better: 'less',
    },
    {
      name: `time of all queries ${history}, against ${SIZES[1]}`,
      value: timeOf(long) / timeOf(middle),
      unit: '',
      limit: 1.5,
      better: 'less',
    },
  ]
}

/** What every procedure costs with ten times the questions. */
export async function measureContentGrowth(): Promise<Figure[]> {
  const now = await measureStudent({ script: bundleCounting() }, SIZES[1])
  const product = build('counting-tenfold', multiplyQuizzes, 'tests/bench/server/counting-worker.ts')
  const then = await measureStudent(product, SIZES[1])
  const questions = `with ${TIMES} times the questions, against now`
  printCosts(questions, [then, now])
  return [
    {
      name: `rows read by all procedures ${questions}`,
      value: rowsOf(then) / rowsOf(now),
      unit: '',
      limit: 1.01,
      better: 'less',
    },
    {
      name: `time of all queries ${questions}`,
      value: timeOf(then) / timeOf(now),
      unit: '',
      limit: 1.5,
      better: 'less',
    },
  ]
}

function printCosts(name: string, costs: readonly Costs[]): void {
  console.log(`rows read and time, ${name}`)
  for (const path of costs[0]?.keys() ?? []) {
    const each = costs.map((some) => some.get(path))
    console.log(`${path}: ${each.map((cost) => `${cost?.rows} in ${cost?.ms.toFixed(1)} ms`).join(', ')}`)
  }
}

/** The product with an address for the rows that it has read. */
const bundleCounting = () =>
  join(bundleWorker('counting', ['--config', 'tests/bench/server/counting.toml']), 'counting-worker.js')

const bounded = (costs: Costs) => [...costs].filter(([path]) => !DELETE_ALL.includes(path))

function costliest(costs: Costs): { path: string; rows: number } {
  const [first] = bounded(costs).toSorted(([, one], [, other]) => other.rows - one.rows)
  return { path: first?.[0] ?? '', rows: first?.[1].rows ?? Number.NaN }
}

const rowsOf = (costs: Costs) => bounded(costs).reduce((sum, [, { rows }]) => sum + rows, 0)
const timeOf = (costs: Costs) => [...costs.values()].reduce((sum, { isQuery, ms }) => sum + (isQuery ? ms : 0), 0)

/** Calls every procedure as a student with this many results, and as many visits. */
async function measureStudent(product: { script: string; files?: string }, size: number): Promise<Costs> {
  const mail = await startMailServer()
  const { storage } = await fillDatabase('student', product.script, async (run) => {
    const hash = await hashPassword(PASSWORD, 'scrypt')
    await run(`insert into user (id, email, password_hash, created_at) values ('asha', '${EMAIL}', '${hash}', 0)`)
    await run("insert into profile (user_id, grade_level, created_at, updated_at) values ('asha', 'Class 12', 0, 0)")
    await fillHistory(run, { each: size, days: size / EACH_DAY })
  })
  const worker = await serveWorker({ ...product, storage, vars: mail.configuration })
  try {
    const d1 = await worker.miniflare.getD1Database('DB')
    await plant(openDatabase({ DB: d1 as unknown as D1Database } as Parameters<typeof openDatabase>[0]), EMAIL)
    const student = openApi(worker.origin)
    await student.mutate('auth.signIn', { email: EMAIL, password: PASSWORD })
    const readRows = async (): Promise<Rows> => (await fetch(`${worker.origin}/api/counted-rows`)).json()
    const costs: Costs = new Map()
    for (const [path, { as, type, input }] of Object.entries(
      callsOfEveryProcedure(EMAIL, quizzes[0]?.id ?? '', await answerPlanted(worker.origin)),
    )) {
      const api = as === 'student' ? student : openApi(worker.origin)
      if (path === 'account.delete') await api.mutate('auth.signIn', { email: EMAIL, password: PASSWORD })
      const before = await readRows()
      const times: number[] = []
      for (let repeat = 0; repeat < (type === 'query' ? REPEATS : 1); repeat++) {
        const begin = performance.now()
        await (type === 'query' ? api.query(path, input) : api.mutate(path, input))
        times.push(performance.now() - begin)
      }
      const rows = ((await readRows()).read - before.read) / times.length
      costs.set(path, { isQuery: type === 'query', rows, ms: median(times) })
    }
    return costs
  } finally {
    await worker.close()
    await mail.close()
  }
}
