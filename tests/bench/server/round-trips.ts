import quizzes from '#content/built/quiz-list.json' with { type: 'json' }
import { startMailServer } from '#tests/support/served/mail-server.ts'
import { callsOfEveryProcedure, PASSWORD } from '#tests/support/worker/every-procedure.ts'
import { startLibsqlServer } from '#tests/support/worker/libsql-server.ts'
import { answerPlanted, plant } from '#tests/support/worker/planted.ts'
import { openDatabase } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import type { Figure } from '../bench-figure.ts'
import { openApi } from './api.ts'
import { serveWorker } from './served-worker.ts'
import type { Workers } from './worker-size.ts'

const EMAIL = 'asha@example.com'

/** Database round trips of every procedure, counted by the libSQL server. */
export async function measureRoundTrips({ product }: Workers): Promise<Figure[]> {
  const server = await startLibsqlServer()
  const mail = await startMailServer()
  const worker = await serveWorker({ script: product, vars: { TURSO_DATABASE_URL: server.url, ...mail.configuration } })
  try {
    const student = openApi(worker.origin)
    await student.mutate('auth.signUp', { email: EMAIL, password: PASSWORD })
    await plant(openDatabase({ TURSO_DATABASE_URL: server.url } as Env), EMAIL)
    const figures: Figure[] = []
    const calls = callsOfEveryProcedure(EMAIL, quizzes[0]?.id ?? '', await answerPlanted(worker.origin))
    for (const [path, { as, type, input }] of Object.entries(calls)) {
      const api = as === 'student' ? student : openApi(worker.origin)
      if (path === 'account.delete') await api.mutate('auth.signIn', { email: EMAIL, password: PASSWORD })
      await fetch(`${server.url}/control`, { method: 'POST', body: '{"roundTrips":0}' })
      await (type === 'query' ? api.query(path, input) : api.mutate(path, input))
      const { roundTrips }: { roundTrips: number } = await (await fetch(`${server.url}/control`)).json()
      figures.push({ name: `database round trips of ${path}`, value: roundTrips, unit: '', limit: 2, better: 'less' })
    }
    return figures
  } finally {
    await worker.close()
    await mail.close()
    await server.close()
  }
}
