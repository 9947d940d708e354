import { createHash } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types/experimental'
import autocannon from 'autocannon'
import { type Figure, median } from '../bench-figure.ts'
import { openTables, serveWorker } from './served-worker.ts'
import type { Workers } from './worker-size.ts'

const ROUNDS = 13
const SECONDS = 2
const CONNECTIONS = 8
const MANY = 10_000
const FEW = 10

type Target = { url: string; token: string }

/**
 * Requests per second of the product, compared with those of a bare handler with the same SQL. Both run under Miniflare
 * over the same rows, in turns; the result is the median of the ratios. Also page 1 of a long history compared with a
 * short one.
 */
export async function measureThroughput({ product, bare }: Workers): Promise<Figure[]> {
  const worker = await serveWorker({ script: product })
  const handler = await serveWorker({ script: bare })
  for (const { miniflare } of [worker, handler]) {
    const db = (await openTables(miniflare)) as unknown as D1Database
    await insertStudent(db, 'few', FEW)
    await insertStudent(db, 'many', MANY)
  }
  const list = `${worker.origin}/api/trpc/quizResults.list?input=${encodeURIComponent('{}')}`
  try {
    const session = await compare(
      { url: `${worker.origin}/api/trpc/session`, token: 'few' },
      { url: `${handler.origin}/session`, token: 'few' },
    )
    const results = await compare({ url: list, token: 'few' }, { url: `${handler.origin}/results`, token: 'few' })
    const growth = await compare({ url: list, token: 'few' }, { url: list, token: 'many' })
    const against = 'requests a second against a bare handler'
    return [
      { name: `session, ${against}`, value: session, unit: '', limit: 0.8, better: 'more' },
      { name: `quizResults.list, ${against}`, value: results, unit: '', limit: 0.8, better: 'more' },
      {
        name: `history page 1 with ${MANY} results, time against one with ${FEW}`,
        value: growth,
        unit: '',
        limit: 1.3,
        better: 'less',
      },
    ]
  } finally {
    await handler.close()
    await worker.close()
  }
}

/** A student with a session, whose token is the name, and with this many results. */
async function insertStudent(db: D1Database, name: string, results: number) {
  const tokenHash = createHash('sha256').update(name).digest('base64url')
  const inDays = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000
  await db.batch([
    db.prepare('insert into user (id, email, created_at) values (?, ?, 0)').bind(name, `${name}@example.com`),
    db
      .prepare('insert into session (id, user_id, expires_at, created_at, last_used_at) values (?, ?, ?, 0, 0)')
      .bind(tokenHash, name, inDays(29)),
    db
      .prepare(
        `insert into quiz_result (id, user_id, attempt_id, quiz_id, subject, title, score, total_questions,
          correct_answers, earned_marks, total_marks, time_spent, difficulty, answers, timestamp, completed_at)
        with recursive counter(n) as (select 1 union all select n + 1 from counter where n < ?2)
        select ?1 || n, ?1, ?1 || n, 'quiz', 'Physics', 'Mechanics', n % 101, 25, 10, 10, 35, 900, 'Medium', '{}',
          n * 1000, n * 1000 from counter`,
      )
      .bind(name, results),
  ])
}

/** The ratio of the first's requests per second to the second's: the median over rounds in turns. */
async function compare(first: Target, second: Target): Promise<number> {
  await load(first, 1)
  await load(second, 1)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const swapped = round % 2 === 1
    const one = await load(swapped ? second : first)
    const other = await load(swapped ? first : second)
    ratios.push(swapped ? other / one : one / other)
  }
  console.log(
    `${new URL(first.url).pathname} against ${new URL(second.url).pathname}: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  )
  return median(ratios)
}

async function load({ url, token }: Target, seconds = SECONDS): Promise<number> {
  const { requests, duration, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { cookie: `session=${token}` },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.total / duration
}
