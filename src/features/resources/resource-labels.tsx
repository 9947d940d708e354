import { formatIsoDay } from '#domain/calendar/format-day.ts'
import type { ArticleLevel } from '#domain/resources/resource-kinds.ts'
import type { Tone } from '#src/ui/badge.tsx'

/** `date` is an ISO day, such as 2026-11-21. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatIsoDay(date, 'long')}</time>
}

export const LEVEL_TONES: Record<ArticleLevel, Tone> = { Beginner: 'green', Intermediate: 'yellow', Advanced: 'orange' }
