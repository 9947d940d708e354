import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { Count, parseJson } from '../stored-json.ts'

// How a student takes quizzes: more time, larger questions, and whether single keys act (WCAG 2.1.4).

export const EXTRA_TIMES = ['none', 'quarter', 'half', 'untimed'] as const
export type ExtraTime = (typeof EXTRA_TIMES)[number]

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
type TextSize = (typeof TEXT_SIZES)[number]

export const EXTRA_TIME_NAMES: Record<ExtraTime, string> = {
  none: 'The time of the quiz',
  quarter: '25% more time',
  half: '50% more time',
  untimed: 'No time limit',
}

export const TEXT_SIZE_NAMES: Record<TextSize, string> = { normal: 'Normal', large: 'Large', largest: 'Largest' }

/** By what the text of a question is multiplied. */
export const TEXT_SCALES: Record<TextSize, number> = { normal: 1, large: 1.25, largest: 1.5 }

const FACTORS = { none: 1, quarter: 1.25, half: 1.5 } as const

/** Seconds. Without a limit the clock counts up to half a day, so that a forgotten page adds no more study time. */
export const UNTIMED_SECONDS = 12 * 60 * 60

/** The seconds of a student who has this extra time, of a quiz with `seconds`. */
export function limitWith(seconds: number, extraTime: ExtraTime): number {
  return extraTime === 'untimed' ? UNTIMED_SECONDS : Math.round(seconds * FACTORS[extraTime])
}

/** What a result says of the extra time; null if there was none. */
export function tellExtraTime(extraTime: ExtraTime): string | null {
  if (extraTime === 'none') return null
  return extraTime === 'untimed' ? 'Taken without a time limit' : `Taken with ${EXTRA_TIME_NAMES[extraTime]}`
}

export const QUIZ_SETTINGS_MESSAGES = {
  extraTime: 'Extra time is none, a quarter, half or untimed.',
  textSize: 'The text size is normal, large or largest.',
  singleKeys: 'Single keys are on or off.',
  nothing: 'Change at least one setting.',
} as const

export const ExtraTimeSchema = z.enum(EXTRA_TIMES, QUIZ_SETTINGS_MESSAGES.extraTime)

const chosen = {
  extraTime: ExtraTimeSchema,
  textSize: z.enum(TEXT_SIZES, QUIZ_SETTINGS_MESSAGES.textSize),
  singleKeys: z.boolean(QUIZ_SETTINGS_MESSAGES.singleKeys),
}

const changed = {
  extraTime: z.exactOptional(chosen.extraTime),
  textSize: z.exactOptional(chosen.textSize),
  singleKeys: z.exactOptional(chosen.singleKeys),
}

/**
 * A change of settings as the browser sends it. It has only those that the student has changed, because a device can
 * have an old copy of the others. `changedAt` and `sentAt` are times of the device's clock.
 */
export const QuizSettingsUpdate = z
  .strictObject({ ...changed, changedAt: Moment, sentAt: z.optional(Moment) })
  .check(
    z.refine(
      ({ extraTime, textSize, singleKeys }) => [extraTime, textSize, singleKeys].some((one) => one !== undefined),
      QUIZ_SETTINGS_MESSAGES.nothing,
    ),
  )

/** The same as a device stores it. */
export const QuizSettingsChange = z.object({ ...changed, changedAt: Count })
export type QuizSettingsChange = z.infer<typeof QuizSettingsChange>

/** `changedAt` is in milliseconds; 0 if nothing was chosen yet. */
export const QuizSettings = z.object({ ...chosen, changedAt: Count })
export type QuizSettings = z.infer<typeof QuizSettings>

export const DEFAULT_QUIZ_SETTINGS: QuizSettings = {
  extraTime: 'none',
  textSize: 'normal',
  singleKeys: true,
  changedAt: 0,
}

/** The settings that a device stored, or null. */
export function parseQuizSettings(json: string | null): QuizSettings | null {
  return parseJson(QuizSettings, json)
}
