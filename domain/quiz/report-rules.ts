import { formatNumber } from '../numbers.ts'

/** Why a student reports a question. The keys are stored. */
export const REPORT_REASONS = {
  'wrong-answer': 'The answer shown as right is wrong',
  'more-than-one': 'More than one option is right',
  unclear: 'The question is unclear or incomplete',
  explanation: 'The explanation is wrong or does not help',
  picture: 'A picture or a formula is missing or cannot be read',
  spelling: 'A spelling mistake',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REPORT_REASONS

/** Characters. */
export const REPORT_WORDS_MAX = 1_000
/** Reports of one student, or from one network, in an hour. */
export const REPORTS_PER_HOUR = 10
export const REPORT_WINDOW_MS = 60 * 60 * 1000

export const REPORT_MESSAGES = {
  noReason: 'Choose what is wrong.',
  noWords: 'Say what is wrong in your own words.',
  longWords: `Your words can be at most ${formatNumber(REPORT_WORDS_MAX)} characters long.`,
  noQuestion: 'This question has changed since. Thank you all the same.',
  received: 'Thank you. An editor will look at this question.',
  kept: 'Thank you. Your report is kept on this device, and sent when the line is back.',
  notKept: 'Thank you. Please leave this page open until your report is sent: this browser does not let us keep it.',
  tooMany: 'You have reported many questions in the last hour. Please go on later.',
} as const

/** What a report lacks, in a sentence for the student; null if it lacks nothing. */
export function findMissing({ reason, words }: { reason: ReportReason | null; words: string }): string | null {
  if (reason === null) return REPORT_MESSAGES.noReason
  return reason === 'other' && words.trim() === '' ? REPORT_MESSAGES.noWords : null
}
