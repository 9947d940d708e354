import notes from '#content/built/notes.json' with { type: 'json' }
import { openRandom } from '#tests/support/random.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { attemptAt } from './attempt.ts'

type Kind = 'read' | 'content access' | 'submit'
type Call = { path: string; type: 'query' | 'mutation'; input?: unknown }
type Timed = { kind: Kind; path: string; ms: number }

/** Reads of home and lists; those of the home are as many as all others. */
const LISTS: Call[] = [
  { path: 'session', type: 'query' },
  { path: 'quizResults.list', type: 'query', input: {} },
  { path: 'quizResults.summary', type: 'query', input: {} },
  { path: 'contentAccess.recent', type: 'query', input: {} },
  { path: 'tasks.list', type: 'query', input: { from: '2026-11-22', to: '2026-11-28' } },
  { path: 'favorites.list', type: 'query' },
  { path: 'learning.today', type: 'query' },
  { path: 'learning.notebook', type: 'query', input: {} },
  { path: 'stats.get', type: 'query' },
  { path: 'profile.get', type: 'query' },
]
const HOME: Call = { path: 'home.get', type: 'query' }

/** Requests of one account before its device is handed to the next one. */
const REQUESTS_OF_ACCOUNT = 20

type Crowd = {
  origin: string
  accounts: readonly { token: string }[]
  /** How many students work at once. */
  students: number
  seconds: number
  /** The mean time between an answer and the next request of a student. */
  pauseMs: number
}

/** Lets a crowd work: 70% reads of home and lists, 20% reports of reading, 10% attempts. */
export async function letWork({ origin, accounts, students, seconds, pauseMs }: Crowd) {
  const times: Timed[] = []
  const errors: string[] = []
  const end = performance.now() + seconds * 1000

  async function work(student: number): Promise<void> {
    const random = openRandom(student + 1)
    for (let turn = 0; ; turn++) {
      await new Promise((resolve) => setTimeout(resolve, random(2 * pauseMs + 1)))
      if (performance.now() >= end) return
      const account = accounts[(student + Math.floor(turn / REQUESTS_OF_ACCOUNT) * students) % accounts.length]
      const { kind, call } = choose(random)
      const begin = performance.now()
      try {
        await send(origin, account?.token ?? '', call)
        times.push({ kind, path: call.path, ms: performance.now() - begin })
      } catch (error) {
        errors.push(`${call.path}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: students }, (_, student) => work(student)))
  return { times, errors }
}

function choose(random: (max: number) => number): { kind: Kind; call: Call } {
  const dice = random(100)
  if (dice < 35) return { kind: 'read', call: HOME }
  if (dice < 70) return { kind: 'read', call: LISTS[random(LISTS.length)] ?? HOME }
  if (dice < 90) {
    const contentId = notes[random(notes.length)]?.id ?? ''
    const visit = visitOf({ contentId, timeSpent: random(60), progress: random(100) })
    return { kind: 'content access', call: { path: 'contentAccess.record', type: 'mutation', input: visit } }
  }
  return { kind: 'submit', call: { path: 'quizResults.submit', type: 'mutation', input: attemptAt(random(1_000)) } }
}

async function send(origin: string, token: string, { path, type, input }: Call): Promise<void> {
  const isQuery = type === 'query'
  const query = isQuery && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  const response = await fetch(`${origin}/api/trpc/${path}${query}`, {
    method: isQuery ? 'GET' : 'POST',
    headers: { Origin: origin, Cookie: `session=${token}`, 'Content-Type': 'application/json' },
    ...(isQuery ? {} : { body: JSON.stringify(input) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`)
  // A result that could not be stored is answered all the same.
  if (path === 'quizResults.submit' && !text.includes('"saved":true'))
    throw new Error(`not stored: ${text.slice(0, 200)}`)
}

/** The time below which this share of the requests were answered. */
export function percentile(times: readonly { ms: number }[], share: number): number {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints the number of requests of each kind and how long they took. */
export function describeTimes(times: readonly Timed[], seconds: number): void {
  const kinds: Kind[] = ['read', 'content access', 'submit']
  const groups = [['all', times], ...kinds.map((kind) => [kind, times.filter((time) => time.kind === kind)])] as const
  for (const [name, some] of groups) {
    if (typeof some === 'string') continue
    const of = (share: number) => `${percentile(some, share).toFixed(1)} ms`
    const rate = (some.length / seconds).toFixed(0)
    console.log(`${name}: ${some.length} requests (${rate} a second), p50 ${of(0.5)}, p95 ${of(0.95)}, p99 ${of(0.99)}`)
  }
}
