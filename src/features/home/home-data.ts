import type { Profile } from '../../../domain/account/profile.ts'
import { nepalDay } from '../../../domain/calendar/nepal-day.ts'
import { toCalendarDay, weekOf } from '../../../domain/calendar/week.ts'
import type { Home } from '../../device/copies/home-copy.ts'

/** What the home shows while nothing is known: every panel in its empty state. The planner works all the same. */
export function emptyHome(profile: Profile | null, now: number): Home {
  const days = weekOf(nepalDay(now)).map(toCalendarDay)
  return {
    profile,
    favorites: [],
    tasks: [],
    lastNote: null,
    recommendations: [],
    activity: [],
    summary: { totalStudyTime: 0, totalQuizzes: 0, totalContentViews: 0 },
    week: { days, seconds: days.map(() => 0) },
  }
}
