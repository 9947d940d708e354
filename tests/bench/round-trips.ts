import quizzes from '../../content/built/quizzes.json' with { type: 'json' }
import { startLibsqlServer } from '../support/libsql-server.ts'
import { openApi } from './api.ts'
import type { Figure } from './figure.ts'
import { serveWorker } from './served-worker.ts'
import type { Workers } from './worker-size.ts'

const PASSWORD = 'correct horse'

/** Database round trips of every procedure, counted by the libSQL server. */
export async function measureRoundTrips({ product }: Workers): Promise<Figure[]> {
  const server = await startLibsqlServer()
  const worker = await serveWorker({ script: product, vars: { TURSO_DATABASE_URL: server.url } })
  try {
    const api = openApi(worker.origin)
    await api.mutate('auth.signUp', { email: 'asha@example.com', password: PASSWORD })
    const quizId = quizzes[0]?.id
    const visit = {
      visitId: crypto.randomUUID(),
      contentId: 'x',
      contentType: 'note',
      title: 'x',
      subject: 'x',
      timeSpent: 1,
      progress: 1,
    }
    const attempt = { attemptId: crypto.randomUUID(), quizId, answers: {}, timeSpent: 1, completedAt: Date.now() }
    const message = { id: crypto.randomUUID(), name: 'Asha', email: 'asha@example.com', subject: 'x', message: 'x' }
    const calls: [string, () => Promise<unknown>][] = [
      ['session', () => api.query('session')],
      [
        'auth.signUp',
        () => openApi(worker.origin).mutate('auth.signUp', { email: 'new@example.com', password: PASSWORD }),
      ],
      [
        'auth.signIn',
        () => openApi(worker.origin).mutate('auth.signIn', { email: 'asha@example.com', password: PASSWORD }),
      ],
      ['quizzes.list', () => api.query('quizzes.list')],
      ['quizzes.get', () => api.query('quizzes.get', { id: quizId })],
      ['quizResults.submit', () => api.mutate('quizResults.submit', attempt)],
      ['quizResults.list', () => api.query('quizResults.list', {})],
      ['quizResults.summary', () => api.query('quizResults.summary', {})],
      ['contentAccess.record', () => api.mutate('contentAccess.record', visit)],
      ['contentAccess.recent', () => api.query('contentAccess.recent', {})],
      ['stats.get', () => api.query('stats.get')],
      ['contact.send', () => api.mutate('contact.send', message)],
      ['auth.signOut', () => api.mutate('auth.signOut')],
    ]
    const figures: Figure[] = []
    for (const [path, call] of calls) {
      await fetch(`${server.url}/control`, { method: 'POST', body: '{"roundTrips":0}' })
      await call()
      const { roundTrips }: { roundTrips: number } = await (await fetch(`${server.url}/control`)).json()
      figures.push({ name: `database round trips of ${path}`, value: roundTrips, unit: '', limit: 2, better: 'less' })
    }
    return figures
  } finally {
    await worker.close()
    await server.close()
  }
}
