import * as z from 'zod/mini'
import { REPORT_REASONS, type ReportReason } from '#domain/quiz/report-rules.ts'
import { Text } from '#domain/stored-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

const Report = z.object({
  questionId: Text,
  reason: z.enum(Object.keys(REPORT_REASONS) as ReportReason[]),
  words: z.string(),
})

/** A problem with a question that a student or a visitor reports; its id is the report's. */
export const report: OutboxKind<z.infer<typeof Report>, Outputs['questionReports']['send']> = {
  payload: Report,
  send: (api, { id, payload }, _, signal) => api.questionReports.send.mutate({ id, ...payload }, { signal }),
  merge: (before) => before,
  unsentName: { name: 'report', hasPlural: true },
  failure: 'Sending the report of a question failed',
  isStudy: false,
  isSentForGuest: true,
  isRefusalSaid: true,
}
