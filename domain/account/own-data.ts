import { DAY_MS, nepalDay } from '../study/nepal-day.ts'

/** Of the file of a student's own data. It changes when a reader of the file before could misread the new one. */
export const DATA_FORMAT = 1

export const DATA_PATH = '/api/own-data'

/** What the file ends with; one that does not is cut off. */
export const DATA_END = '}\n'

export const DATA_MESSAGES = {
  downloaded: 'Your data was downloaded successfully',
  failed: 'Failed to download your data',
  tooMany: 'You have downloaded your data several times already. Please try again in an hour.',
} as const

/** Such as adhyayan-data-2026-11-21.json: the day in Nepal. */
export function dataFileName(now: number): string {
  return `adhyayan-data-${new Date(nepalDay(now) * DAY_MS).toISOString().slice(0, 10)}.json`
}
