import { expect, test } from 'vitest'
import { appRouter } from '../../worker/router.ts'
import { attemptOf } from '../support/attempts.ts'
import { openBrowser, openStudent, PASSWORD } from '../support/client.ts'
import { countRoundTrips, hasLibsql } from '../support/round-trips.ts'

const AT_MOST = 2

test.runIf(hasLibsql)('every procedure asks the database at most twice', async () => {
  const { api } = await openStudent()
  const visit = {
    visitId: crypto.randomUUID(),
    contentId: 'x',
    contentType: 'note',
    title: 'x',
    subject: 'x',
    timeSpent: 1,
    progress: 1,
  } as const
  const message = { id: crypto.randomUUID(), name: 'Asha', email: 'asha@example.com', subject: 'x', message: 'x' }
  const calls: Record<string, () => Promise<unknown>> = {
    session: () => api.session.query(),
    'auth.signUp': () => openBrowser().api.auth.signUp.mutate({ email: 'new@example.com', password: PASSWORD }),
    'auth.signIn': () => openBrowser().api.auth.signIn.mutate({ email: 'asha@example.com', password: PASSWORD }),
    'quizzes.list': () => api.quizzes.list.query(),
    'quizzes.get': () => api.quizzes.get.query({ id: attemptOf().quizId }),
    'quizResults.submit': () => api.quizResults.submit.mutate(attemptOf()),
    'quizResults.list': () => api.quizResults.list.query({}),
    'quizResults.summary': () => api.quizResults.summary.query(),
    'contentAccess.record': () => api.contentAccess.record.mutate(visit),
    'contentAccess.recent': () => api.contentAccess.recent.query(),
    'contact.send': () => api.contact.send.mutate(message),
    'stats.get': () => api.stats.get.query(),
    'auth.signOut': () => api.auth.signOut.mutate(),
  }
  const { procedures } = appRouter._def
  expect(Object.keys(calls).sort()).toEqual(Object.keys(procedures).sort())

  const counts: Record<string, number> = {}
  for (const [path, call] of Object.entries(calls)) counts[path] = await countRoundTrips(call)
  for (const [path, count] of Object.entries(counts))
    expect([path, count]).toEqual([path, expect.toSatisfy((n: number) => n <= AT_MOST)])
})
