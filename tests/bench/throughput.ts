import { rmSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { projectFolder } from '../../scripts/set-up.mjs'
import { openApi } from './api.ts'
import { type Figure, median } from './figure.ts'
import { migrate, serveWorker } from './served-worker.ts'
import type { Workers } from './worker-size.ts'

const ROUNDS = 7
const SECONDS = 3
const CONNECTIONS = 8
const MANY = 10_000
const FEW = 10

/**
 * Requests a second of the product against those of a bare handler with the same SQL, both under Miniflare over the
 * same database, in turns: the median of the ratios of the pairs. And page 1 of a long history against a short one.
 */
export async function measureThroughput({ product, bare }: Workers): Promise<Figure[]> {
  const persist = join(projectFolder, '.cache/bench/state')
  rmSync(persist, { recursive: true, force: true })
  const worker = await serveWorker({ script: product, persist })
  const db = await migrate(worker.miniflare)
  const busy = await signUpWith(MANY, 'many@example.com')
  const fresh = await signUpWith(FEW, 'few@example.com')
  const handler = await serveWorker({ script: bare, persist })

  async function signUpWith(results: number, email: string) {
    const api = openApi(worker.origin)
    const { user } = (await api.mutate('auth.signUp', { email, password: 'correct horse' })) as { user: { uid: string } }
    const insert = db.prepare(
      `insert into quiz_result (id, user_id, attempt_id, quiz_id, subject, title, score, total_questions, correct_answers,
        earned_marks, total_marks, time_spent, difficulty, answers, timestamp, completed_at)
        select ? || value, ?, ? || value, 'quiz', 'Physics', 'Mechanics', value % 101, 25, 10, 10, 35, 900, 'Medium', '{}', value * 1000, value * 1000
        from (with recursive counter(value) as (select 1 union all select value + 1 from counter where value < ?) select value from counter)`,
    )
    await insert.bind(email, user.uid, email, results).run()
    return api.cookie()
  }

  const list = `/api/trpc/quizResults.list?input=${encodeURIComponent('{}')}`
  try {
    return [
      {
        name: 'session, requests a second against a bare handler',
        value: await compare([worker.origin + '/api/trpc/session', fresh], [handler.origin + '/session', fresh]),
        unit: '',
        limit: 0.8,
        better: 'more',
      },
      {
        name: 'quizResults.list, requests a second against a bare handler',
        value: await compare([worker.origin + list, fresh], [handler.origin + '/results', fresh]),
        unit: '',
        limit: 0.8,
        better: 'more',
      },
      {
        name: `history page 1 with ${MANY} results, time against one with ${FEW}`,
        value: await compare([worker.origin + list, fresh], [worker.origin + list, busy]),
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

type Target = [url: string, cookie: string]

/** Requests a second of the first over those of the second: median over rounds that take them in turns. */
async function compare(first: Target, second: Target): Promise<number> {
  await load(first, 1)
  await load(second, 1)
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = round % 2 === 0 ? [await load(first), await load(second)] : (await loadReversed(first, second))
    ratios.push(a / b)
  }
  console.log(`${first[0]} / ${second[0]}: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`)
  return median(ratios)
}

async function loadReversed(first: Target, second: Target): Promise<[number, number]> {
  const b = await load(second)
  return [await load(first), b]
}

async function load([url, cookie]: Target, seconds = SECONDS): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: { cookie } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.total / result.duration
}
