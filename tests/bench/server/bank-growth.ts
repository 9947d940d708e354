import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { type Figure, median } from '../bench-figure.ts'
import { attemptAt } from './attempt.ts'
import { multiplyQuizzes } from './multiply-content.ts'
import { openTables, serveWorker } from './served-worker.ts'

const COPIED = [
  'content',
  'domain',
  'public',
  'scripts',
  'src',
  'tests',
  'worker',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
]
const STARTS = 9
/** Together fewer than a student may submit in one day. */
const ROUNDS = 15
const SUBMITS = 12
const TOKEN = 'bench'

type Product = { script: string; files: string }

/** The cost of a bank with ten times the questions: the size of the worker's script, its start, and a submission. */
export async function measureBankGrowth(): Promise<Figure[]> {
  const now = build('bank-now', () => undefined)
  const then = build('bank-tenfold', multiplyQuizzes)
  const grown = (statSync(then.script).size - statSync(now.script).size) / 1000
  const starts = await inTurns(STARTS, now, then, timeStart)
  const submits = await compareSubmits(now, then)
  const more = 'with ten times the questions, against now'
  return [
    { name: `growth of the worker's script ${more}`, value: Math.abs(grown), unit: 'kB', limit: 5, better: 'less' },
    { name: `cold start with a first submission ${more}`, value: starts, unit: '', limit: 1.1, better: 'less' },
    { name: `quizResults.submit ${more}`, value: submits, unit: '', limit: 1.1, better: 'less' },
  ]
}

/** The worker as a deployment would upload it, or another script, with its files, made from changed content. */
export function build(name: string, change: (content: string) => void, main = 'worker/index.ts'): Product {
  const folder = join(projectFolder, '.cache/bench', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of COPIED) cpSync(join(projectFolder, path), join(folder, path), { recursive: true })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  change(join(folder, 'content'))
  const settings = { name: 'x', main, compatibility_date: '2026-11-01', minify: true }
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify({ ...settings, compatibility_flags: ['nodejs_compat'] }))
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  run('scripts/content/build-content.ts')
  run('node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', 'out')
  return { script: join(folder, 'out', `${basename(main, '.ts')}.js`), files: join(folder, 'content/built') }
}

/** The median ratio of the second's times to the first's. */
async function inTurns(
  rounds: number,
  first: Product,
  second: Product,
  time: (product: Product) => Promise<number>,
): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const isSwapped = round % 2 === 1
    const one = await time(isSwapped ? second : first)
    const other = await time(isSwapped ? first : second)
    ratios.push(isSwapped ? one / other : other / one)
  }
  console.log(ratios.map((ratio) => ratio.toFixed(2)).join(' '))
  return median(ratios)
}

/** Milliseconds from the start of the runtime to the first graded attempt. */
async function timeStart(product: Product): Promise<number> {
  const begin = performance.now()
  const worker = await serveWorker(product)
  await submit(worker.origin, 0)
  const duration = performance.now() - begin
  await worker.close()
  return duration
}

async function compareSubmits(now: Product, then: Product): Promise<number> {
  const served = new Map<Product, Awaited<ReturnType<typeof serveStudents>>>()
  for (const product of [now, then]) served.set(product, await serveStudents(product))
  try {
    return await inTurns(ROUNDS, now, then, async (product) => {
      const times: number[] = []
      for (let index = 0; index < SUBMITS; index++) {
        const begin = performance.now()
        await submit(served.get(product)?.origin ?? '', index, { Cookie: `session=${TOKEN}` })
        times.push(performance.now() - begin)
      }
      return median(times)
    })
  } finally {
    for (const { close } of served.values()) await close()
  }
}

async function serveStudents(product: Product) {
  const worker = await serveWorker(product)
  const db = await openTables(worker.miniflare)
  const hash = createHash('sha256').update(TOKEN).digest('base64url')
  const expiresAt = Date.now() + 29 * 24 * 60 * 60 * 1000
  await db.batch([
    db.prepare("insert into user (id, email, created_at) values ('asha', 'asha@example.com', 0)"),
    db
      .prepare("insert into session (id, user_id, expires_at, created_at, last_used_at) values (?, 'asha', ?, 0, 0)")
      .bind(hash, expiresAt),
  ])
  return worker
}

/** Submits one of the quizzes that both banks have, with every answer right. */
async function submit(origin: string, index: number, headers: Record<string, string> = {}): Promise<void> {
  const attempt = attemptAt(index)
  const answer = await fetch(`${origin}/api/trpc/quizResults.submit`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(attempt),
  })
  const text = await answer.text()
  if (!answer.ok || !text.includes('"score":100')) {
    throw new Error(`${attempt.quizId}: ${answer.status} ${text.slice(0, 200)}`)
  }
}
