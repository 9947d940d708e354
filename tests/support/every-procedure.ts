export const PASSWORD = 'correct horse'

type Call = { type: 'query' | 'mutation'; input?: unknown; as: 'student' | 'visitor' }

/** One call of every procedure that works, for a student who signed up with this email and PASSWORD; signing out last. */
export function callsOfEveryProcedure(email: string, quizId: string): Record<string, Call> {
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
  const message = { id: crypto.randomUUID(), name: 'Asha', email, subject: 'x', message: 'x' }
  return {
    session: { as: 'student', type: 'query' },
    'auth.signUp': { as: 'visitor', type: 'mutation', input: { email: `new-${email}`, password: PASSWORD } },
    'auth.signIn': { as: 'visitor', type: 'mutation', input: { email, password: PASSWORD } },
    'quizzes.list': { as: 'student', type: 'query' },
    'quizzes.get': { as: 'student', type: 'query', input: { id: quizId } },
    'quizResults.submit': { as: 'student', type: 'mutation', input: attempt },
    'quizResults.list': { as: 'student', type: 'query', input: {} },
    'quizResults.summary': { as: 'student', type: 'query', input: {} },
    'contentAccess.record': { as: 'student', type: 'mutation', input: visit },
    'contentAccess.recent': { as: 'student', type: 'query', input: {} },
    'contact.send': { as: 'student', type: 'mutation', input: message },
    'stats.get': { as: 'student', type: 'query' },
    'auth.signOut': { as: 'student', type: 'mutation', input: undefined },
  }
}
