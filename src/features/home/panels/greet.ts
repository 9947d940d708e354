import { DAY_MS, NEPAL_OFFSET_MS } from '#domain/calendar/nepal-day.ts'

/** By the time of day in Nepal: morning before 12:00, afternoon before 17:00, otherwise evening. */
export function greet(now: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const hour = Math.floor((((now + NEPAL_OFFSET_MS) % DAY_MS) / DAY_MS) * 24)
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}
