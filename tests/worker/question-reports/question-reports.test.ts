import { expect, test, vi } from 'vitest'
import { REPORT_MESSAGES, REPORT_WINDOW_MS, REPORT_WORDS_MAX, REPORTS_PER_HOUR } from '#domain/quiz/report-rules.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { quiz } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { questionReport } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const questionId = quiz.questions[0]?.id ?? ''

const reportOf = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  questionId,
  reason: 'wrong-answer' as const,
  words: ' It is 4 m/s,\r\nnot 5. ',
  ...changes,
})
const list = () => db.select().from(questionReport)

test('a report is stored once, with its place in the bank, from students and visitors', async () => {
  const { api, user } = await openStudent()
  const report = reportOf()
  expect(await api.questionReports.send.mutate(report)).toEqual({ received: true })
  expect(await api.questionReports.send.mutate({ ...report, words: 'Other words' })).toEqual({ received: true })
  const stored = {
    ...{ id: report.id, questionId, userId: user.uid, reason: 'wrong-answer', words: 'It is 4 m/s,\nnot 5.' },
    ...{ chapter: expect.stringMatching(/^physics\//), handledAt: null },
  }
  expect(await list()).toEqual([expect.objectContaining(stored)])
  const visitor = openBrowser()
  expect(await visitor.api.questionReports.send.mutate(reportOf({ words: '' }))).toEqual({ received: true })
  const [, ofVisitor] = (await list()).sort((one) => (one.userId ? -1 : 1))
  expect(ofVisitor).toMatchObject({ userId: null, words: '' })
  expect(ofVisitor?.sender).not.toContain('127.0.0.1')
})

test.each([
  ['an unknown reason', { reason: 'boring' }, REPORT_MESSAGES.noReason],
  ['no words for something else', { reason: 'other', words: '  ' }, REPORT_MESSAGES.noWords],
  ['too many words', { words: 'x'.repeat(REPORT_WORDS_MAX + 1) }, REPORT_MESSAGES.longWords],
  ['no text', { words: 7 }, REPORT_MESSAGES.noWords],
])('%s is refused', async (_, changes, message) => {
  const { api } = await openStudent()
  expect(await refusal(api.questionReports.send.mutate(reportOf(changes)))).toEqual({ status: 400, message })
  expect(await list()).toEqual([])
})

test('a question that no quiz asks is not found', async () => {
  const { api } = await openStudent()
  const unknown = refusal(api.questionReports.send.mutate(reportOf({ questionId: '000000000000' })))
  expect(await unknown).toEqual({ status: 404, message: REPORT_MESSAGES.noQuestion })
})

test('one student can report so many in an hour; a report that is sent again is not one more', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const { api } = await openStudent()
  const reports = Array.from({ length: REPORTS_PER_HOUR }, () => reportOf())
  for (const report of reports) await api.questionReports.send.mutate(report)
  const [sent] = reports
  expect(await api.questionReports.send.mutate(sent ?? reportOf())).toEqual({ received: true })
  const tooMany = { status: 429, message: REPORT_MESSAGES.tooMany }
  expect(await refusal(api.questionReports.send.mutate(reportOf()))).toEqual(tooMany)
  expect(await (await openStudent('other@example.com')).api.questionReports.send.mutate(reportOf())).toEqual({
    received: true,
  })
  vi.setSystemTime(Date.now() + REPORT_WINDOW_MS + 1)
  expect(await api.questionReports.send.mutate(reportOf())).toEqual({ received: true })
})
