import { describe, expect, test } from 'vitest'
import { HISTORY_SORTS } from '#domain/quiz/history-search.ts'
import { callRaw, openBrowser, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { explain } from '#tests/support/worker/explain.ts'
import { plant } from '#tests/support/worker/planted.ts'
import { attemptOf, quiz } from '#tests/support/worker/sample-attempts.ts'
import { watchStatements } from '#tests/support/worker/watch-statements.ts'
import { PARTS } from '#worker/data-export/parts.ts'
import { selectPage } from '#worker/data-export/store.ts'
import { openDatabase } from '#worker/db/client.ts'
import worker from '#worker/index.ts'
import { correctResults } from '#worker/quiz-results/correct-results.ts'

const EMAIL = 'asha@example.com'

/** Subqueries that are read from their beginning to their end. Their own steps walk an index, up to a limit. */
const BOUNDED_SUBQUERIES: Record<string, string> = {
  'SCAN latest': 'at most LOOKED_AT accesses',
  'SCAN looked_at': 'at most LOOKED_AT accesses',
  'SCAN next': 'at most a page of results',
  'SCAN rest': 'at most a page of results',
  'SCAN reviewed': 'at most DAILY_SET_MAX entries of the notebook',
  'SCAN streak': 'a row for each day of a streak',
}

/** What is sorted in memory, and why it does not grow with a student's history. */
const BOUNDED_SORTS: Record<string, string> = {
  'answer: GROUP BY': 'the answers of one request',
  'quiz_result (id=?), answer: GROUP BY': 'the answers of one request',
  'content_access (user_id=? AND last_accessed>?): GROUP BY': 'seven days, with VISITS_PER_DAY',
  'corrected_result (user_id=?): ORDER BY': 'notices, which are deleted when the student has seen them',
  'favorite (user_id=?): LAST TERM OF ORDER BY': 'FAVORITES_MAX',
  'oauth_account (user_id=?): ORDER BY': 'the Google accounts of one student',
  'one_time_link (user_id=?): ORDER BY': 'links are deleted after a day',
  'passkey (user_id=?): ORDER BY': 'PASSKEYS_MAX',
  'passkey_challenge (user_id=?): ORDER BY': 'a student adds one passkey at a time',
  'question_mark (user_id=? AND note_id=?): ORDER BY': 'MARKS_PER_NOTE',
  'question_report (user_id=?): ORDER BY': 'REPORTS_PER_HOUR, and only in the export of own data',
  'quiz_result (user_id=? AND timestamp>? AND timestamp<?): GROUP BY': 'a week, with RESULTS_PER_DAY',
  'quiz_result (user_id=? AND timestamp>?): GROUP BY': 'thirty days, with RESULTS_PER_DAY',
  'session (user_id=?): ORDER BY': 'SESSIONS_MAX',
  'study_session (user_id=? AND started_at>? AND started_at<?): GROUP BY': 'a week, with VISITS_PER_DAY',
}

/** More inputs of the same procedures, which make other statements. */
const MORE_CALLS: [path: string, type: 'query' | 'mutation', input: unknown][] = [
  ...HISTORY_SORTS.flatMap(({ value: sort }) =>
    [{}, { subject: 'Physics' }].flatMap((filter) =>
      [{}, { cursor: { timestamp: 9, id: 'x', score: 1, subject: 'Physics' } }].map(
        (page): [string, 'query', unknown] => ['quizResults.list', 'query', { sort, ...filter, ...page }],
      ),
    ),
  ),
  ['quizResults.summary', 'query', { subject: 'Physics' }],
  ['learning.notebook', 'query', { cursor: { missedAt: 9, questionId: quiz.questions[0]?.id } }],
  ['contentAccess.recent', 'query', { types: ['note', 'blog'] }],
  ['bookmarks.set', 'mutation', { subjectKey: 'physics', bookmarked: false }],
]

catchMail()

function database() {
  if (!testEnv.DB) throw new Error('The tests have no D1.')
  return testEnv.DB
}

/** What every request of the product, and its hourly run, asks of D1, each statement with values of one use. */
async function collectStatements(): Promise<Map<string, unknown[]>> {
  const { db: watched, asked } = watchStatements(database())
  const configuration = { ...MAIL, DB: watched }
  const db = openDatabase({ ...testEnv, ...configuration })
  const student = openBrowser(configuration)
  await student.api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD })
  await plant(openDatabase(testEnv), EMAIL)

  for (const [path, type, input] of MORE_CALLS) {
    const { status } = await callRaw(student, path, type, input)
    expect([path, input, status]).toEqual([path, input, 200])
  }
  await student.request('/api/own-data', { method: 'POST' })
  for (const part of PARTS) {
    const after = Object.fromEntries(Object.keys(part.order).map((key) => [key, 'x']))
    await selectPage(db, 'a student', part, after)
  }
  const ofEach = Object.entries(callsOfEveryProcedure(EMAIL, attemptOf().quizId))
  for (const [path, { as, type, input }] of ofEach) {
    const browser = as === 'student' ? student : openBrowser(configuration)
    if (path === 'account.delete') await browser.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
    const { status } = await callRaw(browser, path, type, input)
    expect([path, status]).toEqual([path, 200])
  }
  await callRaw(openBrowser(configuration), 'quizResults.submit', 'mutation', attemptOf())
  await worker.scheduled({ scheduledTime: Date.now() }, { ...testEnv, ...configuration })
  await correctResults(db, testEnv.ASSETS, Date.now())
  return asked
}

describe.skipIf(hasLibsql)('the plans of all statements', () => {
  test('read no table from its beginning to its end, and sort only what is bounded', async () => {
    const statements = await collectStatements()
    const plans = await explain(database(), statements)
    const each = (texts: string[]) => [...new Set(texts)].sort()
    expect(each(plans.flatMap(({ scans }) => scans))).toEqual(Object.keys(BOUNDED_SUBQUERIES).sort())
    expect(each(plans.flatMap(({ sorts }) => sorts))).toEqual(Object.keys(BOUNDED_SORTS).sort())
    // A later page of the notebook starts at its cursor.
    const sources = plans.flatMap((plan) => plan.sources)
    expect(sources).toContain('missed_question (user_id=? AND (missed_at,question_id)<(?,?))')
    expect(sources).toContain('missed_question (user_id=? AND chapter=?)')
  })

  test('show a table that is read whole or sorted', async () => {
    const [plan] = await explain(database(), [['select * from "task" order by "title"', []]])
    expect(plan).toEqual({ scans: ['SCAN task'], sorts: ['task: ORDER BY'], sources: ['task'] })
  })
})
