import { DAY_MS, nepalDay } from '../calendar/nepal-day.ts'

/** The version of the exported file. It is raised when a program for the old format could misread the new one. */
export const DATA_FORMAT = 1

export const DATA_PATH = '/api/own-data'

/** The end of every complete file. A file without it was cut off. */
export const DATA_END = '}\n'

export const DATA_MESSAGES = {
  downloaded: 'Your data was downloaded successfully',
  failed: 'Failed to download your data',
  tooMany: 'You have downloaded your data several times already. Please try again in an hour.',
} as const

/** For example adhyayan-data-2026-11-21.json, with the day in Nepal. */
export function dataFileName(now: number): string {
  return `adhyayan-data-${new Date(nepalDay(now) * DAY_MS).toISOString().slice(0, 10)}.json`
}
