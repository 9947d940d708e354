import * as z from 'zod/mini'
import { optionalParagraphsOf, refuseIf } from '../input.ts'
import { BankId } from './practice.ts'
import { findMissing, REPORT_MESSAGES, REPORT_REASONS, REPORT_WORDS_MAX, type ReportReason } from './report-rules.ts'

const REASONS = Object.keys(REPORT_REASONS) as ReportReason[]

/** What is wrong with a question. The browser makes the id, so that a report that is sent twice is stored once. */
export const QuestionReport = z
  .strictObject({
    id: z.uuid('A report needs an id (a UUID).'),
    /** The question's id in the quiz that asked it, or in the bank. */
    questionId: BankId,
    reason: z.enum(REASONS, REPORT_MESSAGES.noReason),
    words: optionalParagraphsOf({
      max: REPORT_WORDS_MAX,
      none: REPORT_MESSAGES.noWords,
      long: REPORT_MESSAGES.longWords,
    }),
  })
  .check(refuseIf(findMissing))
export type QuestionReport = z.infer<typeof QuestionReport>
