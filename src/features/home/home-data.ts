import type { Profile } from '#domain/account/profile.ts'
import { fromCalendarDay, toCalendarDay, weekOf } from '#domain/calendar/week.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'

/** The home without any data: every panel in its empty state. The planner still works. */
export function emptyHome(profile: Profile | null, today: string): Home {
  return {
    profile,
    favorites: [],
    tasks: [],
    lastNote: null,
    recommendations: [],
    activity: [],
    summary: { totalStudyTime: 0, totalQuizzes: 0, totalContentViews: 0 },
    week: weekAround(today, { days: [], seconds: [] }),
    mistakesDue: 0,
    corrected: [],
    unfinished: null,
  }
}

/** The study of this day's week, if it is known. The worker's answer may be from an earlier week. */
export function weekAround(today: string, known: Home['week']): Home['week'] {
  const days = weekOf(fromCalendarDay(today)).map(toCalendarDay)
  return { days, seconds: days.map((day) => known.seconds[known.days.indexOf(day)] ?? 0) }
}
