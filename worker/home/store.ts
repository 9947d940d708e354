import { eq } from 'drizzle-orm'
import { DAY_MS, nepalDay } from '#domain/calendar/nepal-day.ts'
import { moveWeeks, startOfDay, toCalendarDay, weekOf } from '#domain/calendar/week.ts'
import { FREQUENT_WITHIN_MS } from '#domain/study/recommendation.ts'
import type { Database } from '../db/client.ts'
import { preferences, subjectStats } from '../db/schema.ts'
import { selectFavorites } from '../favorites/store.ts'
import { countReviewed, selectDueIds, selectTopicLevels } from '../learning/store.ts'
import { joinParts, selectProfileParts } from '../profile/store.ts'
import { selectCorrected } from '../quiz-results/corrections.ts'
import { selectUnfinished } from '../running-attempts/store.ts'
import { NO_STATS, selectStats } from '../stats/store.ts'
import { selectTasks } from '../tasks/store.ts'
import {
  selectLastNote,
  selectPractiseByDay,
  selectQuizzesBySubject,
  selectReadingByDay,
  selectRecentContent,
  selectRecentResults,
  selectSubjectsRead,
} from './studies-store.ts'

/** Reads all data of the dashboard's home in one batch. Each query uses an index and is bounded. */
export async function readHome(db: Database, userId: string, now: number) {
  const days = weekOf(nepalDay(now))
  const [firstDay = 0] = days
  const thisWeek = { from: startOfDay(firstDay), to: startOfDay(moveWeeks(firstDay, 1)) }
  const [
    profile,
    sums,
    streak,
    favorites,
    tasks,
    [stats = NO_STATS],
    recentQuizzes,
    recentContent,
    [lastNote = null],
    subjects,
    recentQuizCounts,
    subjectsRead,
    [goals],
    reading,
    practise,
    mistakesDue,
    [reviewed],
    corrected,
    [running],
    topics,
  ] = await db.batch([
    ...selectProfileParts(db, userId, now),
    selectFavorites(db, userId),
    // Includes the weeks before and after, so that the planner can move one week without a request.
    selectTasks(db, userId, {
      from: toCalendarDay(moveWeeks(firstDay, -1)),
      to: toCalendarDay(moveWeeks(firstDay, 2) - 1),
    }),
    selectStats(db, userId),
    selectRecentResults(db, userId),
    selectRecentContent(db, userId),
    selectLastNote(db, userId),
    db
      .select({
        subject: subjectStats.subject,
        quizzes: subjectStats.quizzes,
        scoreSum: subjectStats.scoreSum,
        lastQuizAt: subjectStats.lastQuizAt,
      })
      .from(subjectStats)
      .where(eq(subjectStats.userId, userId)),
    selectQuizzesBySubject(db, userId, now - FREQUENT_WITHIN_MS),
    selectSubjectsRead(db, userId, now - 7 * DAY_MS),
    db.select({ targets: preferences.targetSubjects }).from(preferences).where(eq(preferences.userId, userId)),
    selectReadingByDay(db, userId, thisWeek),
    selectPractiseByDay(db, userId, thisWeek),
    selectDueIds(db, userId, now),
    countReviewed(db, userId, now),
    selectCorrected(db, userId),
    selectUnfinished(db, userId, 1),
    selectTopicLevels(db, userId),
  ])
  return {
    profile: joinParts([profile, sums, streak]),
    favorites,
    tasks,
    stats,
    recentQuizzes,
    recentContent,
    lastNote,
    subjects,
    recentQuizCounts,
    subjectsRead,
    targets: goals?.targets ?? [],
    days,
    secondsByDay: [...reading, ...practise],
    mistakesDue: mistakesDue.length,
    mistakesReviewed: reviewed?.count ?? 0,
    corrected,
    running: running?.shared ?? null,
    topics,
  }
}
