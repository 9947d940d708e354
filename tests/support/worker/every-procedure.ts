import rotation from '#content/built/api/bank/chapters/physics.rotational-dynamics.json' with { type: 'json' }
import notes from '#content/built/notes.json' with { type: 'json' }
import { CONTACT_MESSAGE } from '../samples/contact-message.ts'
import { PICTURE } from '../samples/picture.ts'
import { PLANTED, PLANTED_ANSWERS } from './planted.ts'

export const PASSWORD = 'correct horse'

type Call = { type: 'query' | 'mutation'; input?: unknown; as: 'student' | 'visitor' }

/**
 * A working call of every procedure, for a student who signed up with this email and PASSWORD, once `plant` has run.
 * The last two end it: signing out, and then deleting the account, which needs one more sign-in.
 */
export function callsOfEveryProcedure(
  email: string,
  quizId: string,
  passkeyAnswers = PLANTED_ANSWERS,
): Record<string, Call> {
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
  const running = {
    ...{
      attemptId: crypto.randomUUID(),
      quizId,
      version: 'first',
      revision: 1,
      state: 'running',
      position: 0,
      paper: null,
    },
    ...{ answers: {}, answeredAt: {}, flagged: [], flaggedAt: {}, visited: [], times: {} },
    ...{ extraTime: 'none', limit: 60, remaining: 60 },
  }
  const practised = {
    questionId: rotation[0]?.id ?? '',
    chapter: 'physics/rotational-dynamics',
    option: rotation[0]?.options[0]?.id ?? '',
    confidence: 'knew',
    at: Date.now(),
  }
  const position = { noteId: notes[0]?.id ?? '', page: 1, readAt: Date.now() }
  const favorite = { type: 'note', title: 'x', subject: 'x' }
  const task = { id: crypto.randomUUID(), title: 'x', completed: false, date: '2026-11-22', createdAt: Date.now() }
  const message = { ...CONTACT_MESSAGE, id: crypto.randomUUID(), email }
  return {
    session: { as: 'student', type: 'query' },
    'auth.signUp': { as: 'visitor', type: 'mutation', input: { email: `new-${email}`, password: PASSWORD } },
    'auth.signIn': { as: 'visitor', type: 'mutation', input: { email, password: PASSWORD } },
    'auth.verifyEmail': { as: 'visitor', type: 'mutation', input: { token: PLANTED['verify-email'], takeOver: true } },
    'auth.requestPasswordReset': { as: 'visitor', type: 'mutation', input: { email } },
    'auth.resetPassword': {
      as: 'visitor',
      type: 'mutation',
      input: { token: PLANTED['reset-password'], password: PASSWORD },
    },
    'auth.startPasskeySignIn': { as: 'visitor', type: 'mutation' },
    'auth.signInWithPasskey': { as: 'visitor', type: 'mutation', input: passkeyAnswers.proof },
    'auth.verification': { as: 'student', type: 'query' },
    'auth.requestVerification': { as: 'student', type: 'mutation' },
    'auth.sessions': { as: 'student', type: 'query' },
    'auth.endSession': { as: 'student', type: 'mutation', input: { id: PLANTED.session, password: PASSWORD } },
    'auth.endOtherSessions': { as: 'student', type: 'mutation', input: { password: PASSWORD } },
    'quizzes.list': { as: 'student', type: 'query' },
    'quizzes.get': { as: 'student', type: 'query', input: { id: quizId } },
    'quizzes.save': { as: 'student', type: 'query', input: { id: quizId } },
    'quizResults.submit': { as: 'student', type: 'mutation', input: attempt },
    'quizResults.list': { as: 'student', type: 'query', input: {} },
    'quizResults.review': { as: 'student', type: 'query', input: { attemptId: attempt.attemptId } },
    'quizResults.summary': { as: 'student', type: 'query', input: {} },
    'runningAttempts.list': { as: 'student', type: 'query' },
    'runningAttempts.report': { as: 'student', type: 'mutation', input: { shared: running } },
    'runningAttempts.take': { as: 'student', type: 'mutation', input: { attemptId: running.attemptId } },
    'learning.practise': {
      as: 'student',
      type: 'query',
      input: { chapters: ['physics/rotational-dynamics'], difficulty: null, count: 5 },
    },
    'learning.answer': { as: 'student', type: 'mutation', input: { answers: [practised] } },
    'learning.today': { as: 'student', type: 'query' },
    'learning.notebook': { as: 'student', type: 'query', input: {} },
    'learning.topics': { as: 'student', type: 'query' },
    'questionReports.send': {
      as: 'student',
      type: 'mutation',
      input: { id: crypto.randomUUID(), questionId: practised.questionId, reason: 'unclear', words: 'x' },
    },
    'quizResults.forgetCorrected': { as: 'student', type: 'mutation', input: { until: 1 } },
    'contentAccess.record': { as: 'student', type: 'mutation', input: visit },
    'contentAccess.recent': { as: 'student', type: 'query', input: {} },
    'bookmarks.list': { as: 'student', type: 'query' },
    'bookmarks.set': { as: 'student', type: 'mutation', input: { subjectKey: 'physics', bookmarked: true } },
    'favorites.list': { as: 'student', type: 'query' },
    'favorites.add': {
      as: 'student',
      type: 'mutation',
      input: { ...favorite, id: 'note_1', url: '/notes/physics', addedAt: Date.now() },
    },
    'favorites.remove': { as: 'student', type: 'mutation', input: favorite },
    'tasks.list': { as: 'student', type: 'query', input: { from: '2026-11-22', to: '2026-11-28' } },
    'tasks.add': { as: 'student', type: 'mutation', input: task },
    'tasks.complete': { as: 'student', type: 'mutation', input: { id: task.id, completed: true } },
    'tasks.delete': { as: 'student', type: 'mutation', input: { id: task.id } },
    'home.get': { as: 'student', type: 'query' },
    'reading.position': { as: 'student', type: 'query', input: { noteId: position.noteId } },
    'reading.savePosition': { as: 'student', type: 'mutation', input: position },
    'questionMarks.list': { as: 'student', type: 'query', input: { noteIds: [position.noteId] } },
    'questionMarks.set': {
      as: 'student',
      type: 'mutation',
      input: { noteId: position.noteId, questionId: '0a1b2c3d', mark: 'can', markedAt: Date.now() },
    },
    'contact.send': { as: 'student', type: 'mutation', input: message },
    'stats.get': { as: 'student', type: 'query' },
    'profile.get': { as: 'student', type: 'query' },
    'profile.update': { as: 'student', type: 'mutation', input: { full_name: 'x', grade_level: 'Class 11' } },
    'profile.setAvatar': { as: 'student', type: 'mutation', input: { image: PICTURE['8x8'] } },
    'profile.removeAvatar': { as: 'student', type: 'mutation' },
    'preferences.get': { as: 'student', type: 'query' },
    'preferences.set': { as: 'student', type: 'mutation', input: { studyGoals: { targetSubjects: ['Physics'] } } },
    'preferences.quizSettings': { as: 'student', type: 'query' },
    'preferences.setQuizSettings': {
      as: 'student',
      type: 'mutation',
      input: { extraTime: 'half', textSize: 'large', singleKeys: false, changedAt: 1 },
    },
    'account.get': { as: 'student', type: 'query' },
    'account.changePassword': {
      as: 'student',
      type: 'mutation',
      input: { currentPassword: PASSWORD, newPassword: PASSWORD },
    },
    'account.updateEmail': {
      as: 'student',
      type: 'mutation',
      input: { email: 'changed@example.com', password: PASSWORD },
    },
    'account.cancelEmailChange': { as: 'student', type: 'mutation' },
    'account.removeGoogle': { as: 'student', type: 'mutation', input: { id: PLANTED.google, password: PASSWORD } },
    'account.addPasskey': { as: 'student', type: 'mutation', input: passkeyAnswers.new },
    'account.startPasskey': { as: 'student', type: 'mutation', input: { password: PASSWORD } },
    'account.removePasskey': { as: 'student', type: 'mutation', input: { id: PLANTED.passkey, password: PASSWORD } },
    'account.forgetRemovedAccess': { as: 'student', type: 'mutation' },
    'reset.stats': { as: 'student', type: 'mutation' },
    'auth.signOut': { as: 'student', type: 'mutation', input: undefined },
    'account.delete': {
      as: 'student',
      type: 'mutation',
      input: { confirmation: email, password: PASSWORD },
    },
  }
}
